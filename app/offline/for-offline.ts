/** Headers of a page that is requested for its copy on the device: nobody opens it. */
export const forOffline = { purpose: "offline" };

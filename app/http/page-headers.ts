/** Headers of a page whose address is as good as a key: stored nowhere, and told to no other site. */
export const secretAddress = { "cache-control": "no-store", "referrer-policy": "strict-origin" };

export const secretHeaders = () => secretAddress;

/** Passes the headers of the page's action on, such as Retry-After. */
export const headersOfAction = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

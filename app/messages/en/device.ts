/** Texts outside pages: of the installed app and the service worker. */
export const device = {
  installed: { name: "فُرَص · Furas: jobs in Syria" },
  /** Read by the service worker, which knows no functions: {when} is how long ago. */
  worker: {
    age: "You are offline. This page is from {when}.",
    again: "Try again",
    savedJobs: "Saved jobs",
    visited: "Pages you have visited",
    nothing: "No pages are saved on this device yet.",
  },
};

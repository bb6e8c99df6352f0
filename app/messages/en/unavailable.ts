/** Also said by the error page in the browser, which needs nothing else of these. */
export const limited = {
  limited: "Too many requests from your network",
  limitedText:
    "Everyone who shares your connection is counted together. Please try again in a few seconds.",
};

/** A page that replaces one that cannot be made for now; server only. */
export const unavailable = {
  overloaded: "Furas is very busy at the moment",
  overloadedText: "Please try again in a few seconds.",
  ...limited,
  databaseDown: "Furas is unavailable at the moment",
  databaseDownText: "It should be back within seconds. Everything already saved is safe.",
  diskFull: "Nothing can be saved at the moment",
  diskFullText:
    "You can still read, and everything already saved is safe. Please try again in a few minutes.",
  sendAgain:
    "What you sent may not have arrived. Reload this page to send it again, or use your browser's Back button.",
  tryAgain: "Try again",
};

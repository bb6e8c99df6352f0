import { limited } from "./unavailable.ts";

export const pages = {
  errors: {
    missing: "Page not found",
    missingText: "The address is wrong, or the page was removed. The job may have closed.",
    forbidden: "You cannot open this page",
    forbiddenText: "This page is for another kind of account.",
    refused: "That could not be done",
    refusedText: "The request could not be understood. Go back and try again.",
    unreadable: "We could not read what you sent",
    unreadableText: "Part of the form was lost or changed on the way. Go back and send it again.",
    tooLarge: "What you sent is too large",
    tooLargeText: "Go back and send less: a shorter text or a smaller file.",
    ...limited,
    error: "Something went wrong on our side",
    errorText:
      "The error has been logged, and everything already saved is safe. Try again in a moment.",
    reference: "If you write to us about it, quote this reference:",
    home: "Go to the home page",
    jobs: "All jobs",
  },
};

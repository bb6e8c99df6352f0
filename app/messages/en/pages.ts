import { countOf } from "#app/i18n/plural.ts";
import { limited } from "./unavailable.ts";

export const pages = {
  landingIn: {
    hello: (p: { name: string }) => `Hello ${p.name}`,
    heading: { customer_employee: "Find your next job", company: "Find the right people" },
    goOn: "Your next steps",
    profile: "Add the job you want",
    profileText: "A desired position and your skills: companies read them with your application.",
    sent: "My Applications",
    received: "Applications received",
    applications: countOf("en", { one: "{n} application", other: "{n} applications" }),
    saved: "Saved jobs",
    savedText: "In your account, and offline on this device.",
    company: "Complete your company's profile",
    companyText: "Its name, industry and location appear with every job.",
    post: "Post a job",
    postText: "In four steps.",
  },
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

import { countOf } from "#app/i18n/plural.ts";

/** One's own data: a copy of it, and its end. */
export const ownData = {
  title: "Your data",
  description: "Download a copy of your data or delete your account.",
  back: "My account",
  copy: {
    heading: "A copy of your data",
    explained:
      "One ZIP file with everything we hold about you and the files you uploaded, readable by people and by programs.",
    password: "Your password",
    passwordHint: "So that nobody else can download your data from a device left logged in.",
    download: "Download your data",
  },
  remove: {
    heading: "Delete the account",
    explained:
      "Your account and your data are deleted at once and for good. They cannot be recovered.",
    open: "Delete the account",
    title: "Delete your account?",
    gone: "This is deleted at once and cannot be recovered:",
    profile: "Your profile, everything saved with it, and all your logins",
    applications: countOf("en", {
      one: "{n} application that you sent, with its CV. The company can no longer see it.",
      other:
        "{n} applications that you sent, with their CVs. The companies can no longer see them.",
    }),
    jobs: countOf("en", { one: "{n} job that you posted", other: "{n} jobs that you posted" }),
    received: countOf("en", {
      one: "{n} application that you received, with its CV",
      other: "{n} applications that you received, with their CVs",
    }),
    team: countOf("en", {
      one: "the company: {n} person of its team loses access",
      other: "the company: {n} people of its team lose access",
    }),
    downloaded: "Companies keep what they have already downloaded; ask the company to delete it.",
    copyFirst: "Would you like a copy first?",
    password: "Your password",
    passwordHint: "So that nobody else can do this from a device left logged in.",
    act: "Delete everything",
    busy: "Deleting...",
    keep: "Keep my account",
  },
  /** Notices and refusals. */
  deleted: "Your account and your data have been deleted",
  lastAdmin: "You are the only admin. Make somebody else an admin first.",
  deleteFailed: "The account could not be deleted. Nothing was changed: please try again.",
  application: {
    cleared: (p: { date: string }) =>
      `The CV and texts were deleted on ${p.date}, because the job closed long ago.`,
    opened: (p: { date: string }) => `The company opened your CV on ${p.date}.`,
    openedOften: (p: { times: string; first: string; last: string }) =>
      `The company opened your CV ${p.times}, from ${p.first} to ${p.last}.`,
    times: countOf("en", { one: "{n} time", other: "{n} times" }),
    unopened: "The company has not opened your CV yet.",
  },
};

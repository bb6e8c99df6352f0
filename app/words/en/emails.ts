import { countOf } from "../plural.ts";

/** What emails say; only the server needs it. */
export const emails = {
  stop: "Stop these emails",
  more: countOf("en", { one: "and {n} more", other: "and {n} more" }),
  confirmation: {
    subject: "Confirm your email for Furas",
    preview: "One press, and we may write to you here.",
    heading: "Confirm your email",
    asked:
      "A Furas account was created with this email. Once you confirm that it is yours, news of applications and of logins to your account reaches you here.",
    askedContact:
      "This email was given in a Furas account as the one where companies can write. Confirm that it is yours, and companies see it as confirmed.",
    act: "Confirm the email",
    life: "The link works once, for seven days.",
    notYou:
      "If you know nothing of this account, do nothing: the email stays unconfirmed, and no news is sent to it.",
    reason: "You get this because the email was entered on Furas.",
  },
  recovery: {
    subject: "Choose a new password for Furas",
    preview: "The link works once, for one hour.",
    heading: "Choose a new password",
    asked:
      "Somebody asked for a new password for your Furas account. To choose it, open this link.",
    act: "Choose a new password",
    onceOnly: "The link works once, for one hour.",
    notYou: "If it was not you, do nothing: your password stays as it is.",
    reason: "You get this because a link was asked for with this email.",
  },
  newDevice: {
    subject: "New login to your Furas account",
    heading: "New login",
    one: (p: { device: string; when: string }) =>
      `Somebody logged in to your account from a device that it was not used on before: ${p.device}, ${p.when} (Damascus time).`,
    several: countOf("en", {
      one: "Somebody logged in to your account from {n} device that it was not used on before (Damascus time):",
      other:
        "There were {n} logins to your account from devices that it was not used on before (Damascus time):",
    }),
    you: "If it was you, there is nothing to do.",
    notYou: "If it was not you, choose a new password: every device is then logged out.",
    act: "Choose a new password",
    reason: "You get this because it concerns the safety of your Furas account.",
  },
  passwordChanged: {
    subject: "The password of your Furas account was changed",
    heading: "Password changed",
    one: (p: { when: string }) =>
      `The password of your account was changed: ${p.when} (Damascus time). Every other device is logged out.`,
    several: countOf("en", {
      one: "The password of your account was changed {n} time (Damascus time):",
      other: "The password of your account was changed {n} times (Damascus time):",
    }),
    you: "If it was you, there is nothing to do.",
    notYou: "If it was not you, choose a new password yourself: every device is then logged out.",
    act: "Choose a new password",
    reason: "You get this because it concerns the safety of your Furas account.",
  },
  applicationReceived: {
    subject: (p: { job: string }) => `Application received: ${p.job}`,
    subjectSeveral: countOf("en", {
      one: "{n} application received",
      other: "{n} applications received",
    }),
    heading: "Application received",
    headingSeveral: "Applications received",
    one: "Your application has reached the company. My Applications shows when it opens your CV.",
    several:
      "Your applications have reached the companies. My Applications shows when they open your CV.",
    act: "My Applications",
    noMoney: "Never pay for a job: honest companies do not ask for money.",
    reason: "You get this because you applied through Furas.",
  },
  newApplications: {
    subject: (p: { job: string }) => `New application: ${p.job}`,
    subjectSeveral: countOf("en", {
      one: "{n} new application",
      other: "{n} new applications",
    }),
    heading: "New application",
    headingSeveral: "New applications",
    one: "An application to one of your jobs has arrived.",
    several: countOf("en", {
      one: "{n} application to your jobs has arrived.",
      other: "{n} applications to your jobs have arrived.",
    }),
    act: "Read the applications",
    nobody: "Name not given",
    reason: "You get these emails, one an hour at most, because you post jobs on Furas.",
  },
};

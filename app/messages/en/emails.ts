import { countOf } from "#app/i18n/plural.ts";
import { confirmationLinkDays, resetLinkHours } from "#app/messages/limits.ts";
import { alertEmails } from "./alerts/alert-emails.ts";
import { statusEmails } from "./lifecycle/status-emails.ts";
import { unansweredEmails } from "./lifecycle/unanswered-emails.ts";
import { jobEmails } from "./manage/job-emails.ts";
import { moderationEmails } from "./moderation/moderation-emails.ts";
import { teamEmails } from "./team/team-emails.ts";
import { days, hours } from "./units.ts";

/** Texts of emails; server only. */
export const emails = {
  stop: "Stop these emails",
  more: countOf("en", { one: "and {n} more", other: "and {n} more" }),
  alerts: alertEmails,
  confirmation: {
    subject: "Confirm your email for Furas",
    preview: "One tap, and we can send you updates here.",
    heading: "Confirm your email",
    intro:
      "A Furas account was created with this email. Once you confirm that it is yours, we will send updates about applications and logins to your account here.",
    introContact:
      "This email was entered in a Furas account as the one where companies can get in touch. Confirm that it is yours, and companies will see it as confirmed.",
    act: "Confirm the email",
    life: `The link works once, for ${days(confirmationLinkDays)}.`,
    notYou:
      "If you do not recognise this account, do nothing: the email stays unconfirmed, and no updates are sent to it.",
    reason: "You are receiving this because this email was entered on Furas.",
  },
  recovery: {
    subject: "Choose a new password for Furas",
    preview: `The link works once, for ${hours(resetLinkHours)}.`,
    heading: "Choose a new password",
    intro:
      "Someone requested a new password for your Furas account. To choose one, open this link.",
    act: "Choose a new password",
    onceOnly: `The link works once, for ${hours(resetLinkHours)}.`,
    notYou: "If it was not you, do nothing: your password stays as it is.",
    reason: "You are receiving this because a link was requested for this email.",
  },
  newDevice: {
    subject: "New login to your Furas account",
    heading: "New login",
    one: (p: { device: string; when: string }) =>
      `Someone logged in to your account from a new device: ${p.device}, ${p.when} (Damascus time).`,
    several: countOf("en", {
      one: "Someone logged in to your account from {n} new device (Damascus time):",
      other: "There were {n} logins to your account from new devices (Damascus time):",
    }),
    you: "If it was you, you do not need to do anything.",
    notYou: "If it was not you, choose a new password: this logs out every device.",
    act: "Choose a new password",
    reason: "You are receiving this because it concerns the security of your Furas account.",
  },
  passwordChanged: {
    subject: "Your Furas password was changed",
    heading: "Password changed",
    one: (p: { when: string }) =>
      `Your password was changed: ${p.when} (Damascus time). All other devices have been logged out.`,
    several: countOf("en", {
      one: "Your password was changed {n} time (Damascus time):",
      other: "Your password was changed {n} times (Damascus time):",
    }),
    you: "If it was you, you do not need to do anything.",
    notYou: "If it was not you, choose a new password yourself: this logs out every device.",
    act: "Choose a new password",
    others: {
      intro:
        "A new password does not remove the following, which your account still accepts at login. If any of it is not yours, remove it.",
      act: "Review passkeys and the authenticator app",
    },
    reason: "You are receiving this because it concerns the security of your Furas account.",
  },
  secondFactor: {
    subject: "Two-step login for your Furas account",
    heading: "Two-step login",
    changes: {
      appOn: "The authenticator app was turned on",
      appOff: "The authenticator app was turned off",
      passkeyAdded: "A passkey was added",
      passkeyRemoved: "A passkey was removed",
      codesRenewed: "New recovery codes were made, and the old ones no longer work",
      codeUsed: "A recovery code was used to log in",
      reset: "The people who run Furas turned off two-step login for your account",
    },
    one: (p: { change: string; when: string }) => `${p.change}: ${p.when} (Damascus time).`,
    several: countOf("en", {
      one: "Two-step login for your account was changed, or a recovery code was used, {n} time (Damascus time):",
      other:
        "Two-step login for your account was changed, or a recovery code was used, {n} times (Damascus time):",
    }),
    you: "If it was you, you do not need to do anything.",
    notYou:
      "If it was not you, choose a new password: this logs out every device. Then check two-step login on your Security page.",
    act: "Choose a new password",
    reason: "You are receiving this because it concerns the security of your Furas account.",
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
    reason: "You are receiving this because you applied through Furas.",
  },
  newApplications: {
    subject: (p: { job: string }) => `New application: ${p.job}`,
    subjectSeveral: countOf("en", { one: "{n} new application", other: "{n} new applications" }),
    heading: "New application",
    headingSeveral: "New applications",
    one: "You have a new application to one of your jobs.",
    several: countOf("en", {
      one: "You have {n} new application to your jobs.",
      other: "You have {n} new applications to your jobs.",
    }),
    act: "Read the applications",
    nobody: "Name not given",
    reason: "You are receiving these emails, at most one an hour, because you post jobs on Furas.",
  },
  status: statusEmails,
  jobs: jobEmails,
  unanswered: unansweredEmails,
  moderation: moderationEmails,
  team: teamEmails,
};

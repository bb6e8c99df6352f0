import { paths } from "#app/paths.ts";
import type { EmailName } from "./email-lanes.ts";

/**
 * How an account that was registered by phone gets the news of a kind of email: a job seeker's, who is in
 * no team. The sentences of text messages are in emails.byPhone, each with its link.
 */
type Way =
  /** A text message, whatever else the person gets. */
  | { by: "warning"; link: () => string }
  /**
   * A push message of these kinds that is sent beside the email; a text message to those without a device
   * for it, or who have switched the push message off.
   */
  | { by: "push"; pushes: readonly string[]; link: () => string; isInterview?: true }
  /** A text message among the few of a day. */
  | { by: "news"; link: () => string }
  /** Nothing: the page says so, and shows the news. */
  | { by: "page" }
  /** Nothing but an email to an address that its content names. */
  | { by: "address" }
  /** Never for a job seeker. */
  | { by: "others" };

const ownApplications = () => paths.myAccount({ tab: "applications" });

export const withoutEmail = {
  registration: { by: "address" },
  confirmation: { by: "address" },
  contactConfirmation: { by: "address" },
  alertConfirmation: { by: "address" },
  recovery: { by: "address" },
  passwordChanged: { by: "warning", link: paths.phoneLogin },
  newDevice: { by: "warning", link: paths.phoneLogin },
  secondFactor: { by: "warning", link: paths.phoneLogin },
  phoneChanged: { by: "warning", link: paths.login },
  emailChange: { by: "address" },
  emailChanged: { by: "warning", link: paths.phoneLogin },
  applicationReceived: { by: "page" },
  newApplications: { by: "others" },
  applicationProgress: { by: "push", pushes: ["question", "answer"], link: ownApplications },
  interviewInvitation: {
    by: "push",
    pushes: ["invitation"],
    link: ownApplications,
    isInterview: true,
  },
  interviewTime: { by: "push", pushes: ["interview"], link: ownApplications, isInterview: true },
  companyInterviews: { by: "others" },
  applicationEnded: { by: "push", pushes: ["answer"], link: ownApplications },
  applicantAnswers: { by: "others" },
  interviewOff: { by: "others" },
  applicantLeft: { by: "others" },
  catchUp: { by: "others" },
  removedJob: { by: "news", link: paths.jobs },
  teamInvitation: { by: "address" },
  teamRemoved: { by: "others" },
  teamRoleChanged: { by: "others" },
  teamUnusedKey: { by: "others" },
  webhookStopped: { by: "others" },
  companyCheck: { by: "others" },
  deskRole: { by: "others" },
  moderationDecision: { by: "news", link: paths.myAccount },
  companiesMerged: { by: "others" },
  feedStopped: { by: "others" },
  accountBlocked: { by: "warning", link: paths.login },
  accountUnblocked: { by: "news", link: paths.login },
  sessionsEnded: { by: "warning", link: paths.login },
  jobClosed: { by: "others" },
  reportOutcome: { by: "news", link: paths.safety },
  reportOutcomeVisitor: { by: "address" },
  alertDigest: { by: "page" },
  unreadApplications: { by: "others" },
  endedJobs: { by: "others" },
  closingSoon: { by: "others" },
  stillOpen: { by: "others" },
} as const satisfies Record<EmailName, Way>;

type Texted = {
  [Name in EmailName]: (typeof withoutEmail)[Name] extends { link: unknown } ? Name : never;
};
/** The kinds that have a sentence for text messages. */
export type TextedEmail = Texted[EmailName];

export function isTexted(kind: EmailName): kind is TextedEmail {
  return "link" in withoutEmail[kind];
}

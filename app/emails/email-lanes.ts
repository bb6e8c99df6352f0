/**
 * Which lane each kind of email goes out in. Each lane has a queue and workers of its own, so that an
 * email with a link to go on does not stand behind a night's digests.
 */
export const emailLanes = {
  // Protects or opens an account; its reader waits for it.
  registration: "security",
  confirmation: "security",
  contactConfirmation: "security",
  alertConfirmation: "security",
  recovery: "security",
  passwordChanged: "security",
  newDevice: "security",
  secondFactor: "security",
  phoneChanged: "security",
  emailChange: "security",
  emailChanged: "security",
  // An act of one person that another is told of.
  applicationReceived: "answers",
  newApplications: "answers",
  applicationProgress: "answers",
  interviewInvitation: "answers",
  interviewTime: "answers",
  companyInterviews: "answers",
  applicationEnded: "answers",
  applicantAnswers: "answers",
  interviewOff: "answers",
  applicantLeft: "answers",
  catchUp: "answers",
  removedJob: "answers",
  teamInvitation: "answers",
  teamRemoved: "answers",
  teamRoleChanged: "answers",
  webhookStopped: "answers",
  companyCheck: "answers",
  deskRole: "answers",
  moderationDecision: "answers",
  accountBlocked: "answers",
  accountUnblocked: "answers",
  sessionsEnded: "answers",
  jobClosed: "answers",
  companiesMerged: "answers",
  feedStopped: "answers",
  reportOutcome: "answers",
  reportOutcomeVisitor: "answers",
  // Sent by the board itself, to many at once.
  alertDigest: "digests",
  unreadApplications: "digests",
  endedJobs: "digests",
  closingSoon: "digests",
  stillOpen: "digests",
  teamUnusedKey: "digests",
} as const;

export type EmailName = keyof typeof emailLanes;
type EmailLane = (typeof emailLanes)[EmailName];

/** The queue of each lane. Boards of an older version have all their emails in `letters`. */
const laneQueues = {
  security: "urgent-emails",
  answers: "letters",
  digests: "digests",
} as const satisfies Record<EmailLane, string>;

export const emailQueues = Object.values(laneQueues);

/** The queue that emails of a kind wait in. */
export function queueOf(kind: EmailName): (typeof emailQueues)[number] {
  return laneQueues[emailLanes[kind]];
}

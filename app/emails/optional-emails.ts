/** The kinds of emails that their reader may switch off; those about security are not among them. */
const optionalEmails = [
  "applicationReceived",
  "newApplications",
  "applicationProgress",
  "interviewInvitation",
  "applicationEnded",
  "applicantAnswers",
  "unreadApplications",
  "endedJobs",
  "jobReminders",
] as const;
export type OptionalEmail = (typeof optionalEmails)[number];

export function isOptionalEmail(value: unknown): value is OptionalEmail {
  return optionalEmails.some((kind) => kind === value);
}

import type { OptionalEmail } from "#app/emails/optional-emails.ts";
import type { Person } from "#app/features/accounts/actor.ts";

/** The kinds of emails that somebody gets and may switch off. */
export function optionalEmailsFor(person: Person): OptionalEmail[] {
  if (person.userType === "company") {
    return ["newApplications", "applicantAnswers", "unreadApplications", "endedJobs"];
  }
  if (person.userType !== "customer_employee") return [];
  return ["applicationReceived", "applicationProgress", "interviewInvitation", "applicationEnded"];
}

import type { OptionalEmail } from "#app/emails/optional-emails.ts";
import { withoutEmail } from "#app/emails/without-email.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";

/** The optional kinds of emails for this person. */
export function optionalEmailsFor(person: Person): OptionalEmail[] {
  if (actingCompany(person)) {
    return ["newApplications", "applicantAnswers", "unreadApplications", "endedJobs"];
  }
  if (person.userType !== "customer_employee") return [];
  const kinds = [
    "applicationReceived",
    "applicationProgress",
    "interviewInvitation",
    "applicationEnded",
  ] as const;
  // Its page says that an application has arrived.
  return kinds.filter((kind) => person.email !== null || withoutEmail[kind].by !== "page");
}

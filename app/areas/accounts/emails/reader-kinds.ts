import type { Person } from "#app/areas/accounts/actor.ts";
import type { OptionalEmail } from "#app/emails/optional-emails.ts";

/** The kinds of emails that somebody gets and may switch off. */
export function optionalEmailsFor(person: Person): OptionalEmail[] {
  if (person.userType === "company") return ["newApplications"];
  return person.userType === "customer_employee" ? ["applicationReceived"] : [];
}

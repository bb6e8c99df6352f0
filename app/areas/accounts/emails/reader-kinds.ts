import type { OptionalEmail } from "../../../emails/optional-emails.ts";
import type { Person } from "../actor.ts";

/** The kinds of emails that somebody gets and may switch off. */
export function optionalEmailsFor(person: Person): OptionalEmail[] {
  if (person.userType === "company") return ["newApplications"];
  return person.userType === "customer_employee" ? ["applicationReceived"] : [];
}

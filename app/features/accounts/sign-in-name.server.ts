import type { Person } from "#app/features/accounts/actor.ts";
import { spacedMobile } from "#app/features/accounts/profile/mobile-number.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";

/** The address that a person signs in with, or the number of one who has none, as it is shown. */
export function signInName({ email, phone = "" }: Pick<Person, "email" | "phone">): string {
  return email === null ? spacedMobile(phone) : shownEmail(email);
}

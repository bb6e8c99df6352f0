import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";

/** What the link of an invitation shows to whoever has it. */
export type OpenInvitation = { company: string; role: CompanyRole; email: string };

/** Why somebody who has opened a link cannot use it as who they are; null where they can, or must sign in. */
export function whyNotAccept(
  actor: Actor,
  { email }: OpenInvitation,
): "otherAccount" | "seeker" | "admin" | "ownCompany" | null {
  if (actor.kind !== "person") return null;
  if (actor.email.toLowerCase() !== email) return "otherAccount";
  if (actor.userType === "admin") return "admin";
  if (actor.userType === "company_member") return actingCompany(actor) ? "ownCompany" : null;
  return actor.userType === "company" ? null : "seeker";
}

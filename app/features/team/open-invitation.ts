import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";

/** The details of an invitation's link. */
export type OpenInvitation = { company: string; role: CompanyRole; email: string };

/** The reason a signed-in person cannot use an invitation; null if they can, or must sign in. */
export function whyNotAccept(
  actor: Actor,
  { email }: OpenInvitation,
): "otherAccount" | "seeker" | "admin" | "ownCompany" | null {
  if (actor.kind !== "person") return null;
  if (actor.email?.toLowerCase() !== email) return "otherAccount";
  if (actor.userType === "admin") return "admin";
  if (actor.userType === "company_member") return actingCompany(actor) ? "ownCompany" : null;
  return actor.userType === "company" ? null : "seeker";
}

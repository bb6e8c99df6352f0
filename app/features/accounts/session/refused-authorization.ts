import { isAdmin, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { pageOfRoute } from "#app/pages.ts";

/** A signed-in person's request: its route, as the router names it, and the response status. */
type AnsweredCall = { route: string; method: string; status: number };

/**
 * Whether a person was refused for who they are. Foreign records return 404, so a 404 counts as a
 * refusal on pages of companies and admins, for documents and for every form of members.
 */
export function isRefusedAuthorization(
  actor: Person,
  { route, method, status }: AnsweredCall,
): boolean {
  // Some pages of moderators are for admins as well.
  if (status === 200) return false;
  const reader = pageOfRoute(route)?.reader;
  if (reader === "company" && !actingCompany(actor)) return true;
  if (reader === "admin" && !isAdmin(actor)) return true;
  if (reader === "moderator" && !isModerator(actor)) return true;
  if (status === 403) return true;
  if (status !== 404) return false;
  const isRead = method === "GET" || method === "HEAD";
  if (route.startsWith("documents/") || reader === "company" || reader === "admin") return true;
  if (reader === "moderator") return true;
  return !isRead && reader === "member";
}

import type { MiddlewareFunction } from "react-router";
import { isAdmin, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { pageOfRoute } from "#app/pages.ts";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { actorOf } from "./session.server.ts";

/** A call of a signed-in person: its route, as the router names it, and what it was answered. */
type AnsweredCall = { route: string; method: string; status: number };

/** Tells the operator of people who call what they may not: an account, a route, and nothing else of either. */
export const refusedAuthorizationMiddleware: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const response = await next();
  const actor = actorOf(context);
  if (actor.kind !== "person") return response;
  const call = { route: pattern, method: request.method, status: response.status };
  if (isRefusedAuthorization(actor, call)) {
    countEvent("refused authorizations");
    logThrottled("authorization refused", { account: actor.id, ...call });
  }
  return response;
};

/**
 * Whether a person was refused for who they are. What is somebody else's is answered like what is
 * missing, so a 404 counts where only people come who have a record there: at the pages of companies
 * and admins, at documents, and for every form of members. The pages themselves send others away.
 */
export function isRefusedAuthorization(
  actor: Person,
  { route, method, status }: AnsweredCall,
): boolean {
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

import type { MiddlewareFunction } from "react-router";
import { isAdmin, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { pageOfRoute } from "#app/pages.ts";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { actorOf } from "./session.server.ts";

/** Logs people who call routes they may not: the account and the route, nothing else. */
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

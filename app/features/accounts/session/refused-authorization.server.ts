import type { MiddlewareFunction } from "react-router";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { isRefusedAuthorization } from "./refused-authorization.ts";
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

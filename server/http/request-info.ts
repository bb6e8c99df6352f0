import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import { duringRequest, makeRequestId } from "#app/platform/log/request-info.server.ts";
import {
  clientAddress,
  isTrusted,
  type TrustedProxies,
} from "#app/platform/settings/client-address.server.ts";

/** Gives each request its id and its client's true address; a trusted proxy may bring both. */
export function requestInfo(trusted: TrustedProxies): MiddlewareHandler {
  return async (c, next) => {
    const { address: peer } = getConnInfo(c).remote;
    const believed = peer !== undefined && isTrusted(peer, trusted);
    const id = makeRequestId(believed ? c.req.header("x-request-id") : undefined);
    const address = clientAddress(peer, c.req.header("x-forwarded-for"), trusted);
    await duringRequest({ id, address }, next);
    c.res.headers.set("x-request-id", id);
  };
}

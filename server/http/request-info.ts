import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { duringRequest, makeRequestId } from "#app/platform/log/log.server.ts";
import {
  clientAddress,
  isTrusted,
  type TrustedProxies,
} from "#app/platform/settings/client-address.server.ts";

/** Gives each request its id and its client's true address; a trusted proxy may bring both. */
export function requestInfo(
  trusted: TrustedProxies,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const info = requestInfoOf(c.env.incoming, trusted);
    await duringRequest(info, next);
    c.res.headers.set("x-request-id", info.id);
  };
}

export function requestInfoOf({ socket, headers }: IncomingMessage, trusted: TrustedProxies) {
  const peer = socket.remoteAddress;
  const believed = peer !== undefined && isTrusted(peer, trusted);
  const id = makeRequestId(believed ? textOf(headers["x-request-id"]) : undefined);
  return { id, address: clientAddress(peer, textOf(headers["x-forwarded-for"]), trusted) };
}

/** Of a header sent several times, as one. */
function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(", ") : header;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { databaseIsDown, unlessDown } from "#app/platform/database/database-monitor.server.ts";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import {
  ServiceUnavailableError,
  type Unavailability,
} from "#app/platform/service-unavailable.server.ts";
import { diskIsFull } from "#app/platform/storage/disk-space.server.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import type { NetworkCosts, NetworkOf } from "./network-costs.ts";
import { unavailable } from "./unavailable.ts";

/** Refuses at once what should not be started under load; everything else goes on to `next`. */
export function shedLoad(
  limiter: ConcurrencyLimiter,
  next: Listener,
  networkOf: NetworkOf = nobodys,
): Listener {
  return (incoming, outgoing) => {
    // A proxy that asks for health in HTTP/1.0 names no host, and nothing here goes by it.
    incoming.headers.host ??= "localhost";
    const reason = isSpared(incoming.url)
      ? undefined
      : currentUnavailability(incoming, limiter, networkOf(incoming));
    if (!reason) return next(incoming, outgoing);
    sendUnavailable(reason, incoming, outgoing);
  };
}

/** Health checks, which must always work, and videos, which cost next to nothing. */
function isSpared(url = ""): boolean {
  return url.startsWith("/health/") || url.startsWith("/videos/");
}

const nobodys: NetworkOf = () => undefined;

function currentUnavailability(
  { method }: IncomingMessage,
  limiter: ConcurrencyLimiter,
  network: string | undefined,
): Unavailability | undefined {
  if (databaseIsDown()) return "databaseDown";
  if (method === "GET" || method === "HEAD")
    return limiter.isSaturated(network) ? "overloaded" : undefined;
  if (limiter.isOverloaded()) return "overloaded";
  return diskIsFull() ? "diskFull" : undefined;
}

/** Sends the refusal to a request of node:http. */
export function sendUnavailable(
  reason: Unavailability,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  countShed(reason);
  const { method, url, headers } = incoming;
  const { cookie, accept } = headers;
  const answer = unavailable(reason, { method, url, cookie, accept });
  // The rest of a form is read and dropped: closing the connection would lose the response.
  incoming.resume();
  outgoing.writeHead(answer.status, answer.headers).end(answer.body);
}

/** How a request's turn is found: whose it is, and what its network may cost. */
export type LoadLimits = {
  limiter: ConcurrencyLimiter;
  networkOf?: NetworkOf;
  costs?: NetworkCosts;
};

/**
 * Lets requests in by turns, and ends the wait of those that the database keeps waiting. A form's
 * turn begins when it has been read: a slow line must not hold a place.
 */
export function limitConcurrency({
  limiter,
  networkOf = nobodys,
  costs,
}: LoadLimits): MiddlewareHandler {
  return async (c, next) => {
    const { incoming, outgoing } = c.env as { incoming: IncomingMessage; outgoing: ServerResponse };
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    const network = networkOf(incoming);
    if (costs?.isOver(network)) return unavailableResponse("limited", c.req.raw);
    let leave = reads ? await limiter.acquire(() => outgoing.destroyed, network) : undefined;
    if (leave === null) return unavailableResponse("overloaded", c.req.raw);
    let end = reads ? costs?.begin(network) : undefined;
    if (!reads) {
      incoming.once("end", () => {
        if (outgoing.writableEnded) return;
        leave = limiter.acquireNow(network);
        end = costs?.begin(network);
      });
    }
    try {
      await unlessDown(next);
    } finally {
      leave?.();
      end?.();
    }
  };
}

/** Makes a page for the copies of public pages, in its turn. Throws a ServiceUnavailableError if there is none. */
export async function renderWithLimit<T>(
  { limiter, networkOf = nobodys, costs }: LoadLimits,
  incoming: IncomingMessage,
  make: () => Promise<T>,
): Promise<T> {
  const network = networkOf(incoming);
  if (costs?.isOver(network)) throw new ServiceUnavailableError("limited");
  const leave = await limiter.acquire(undefined, network);
  if (!leave) throw new ServiceUnavailableError("overloaded");
  const end = costs?.begin(network);
  try {
    return await unlessDown(make);
  } finally {
    leave();
    end?.();
  }
}

/** What stands in place of an answer, as a Response. */
export function unavailableResponse(reason: Unavailability, request: Request): Response {
  countShed(reason);
  const { method, url, headers: sent } = request;
  const refusedRequest = { method, url, cookie: sent.get("cookie"), accept: sent.get("accept") };
  const { body, ...init } = unavailable(reason, refusedRequest);
  return new Response(method === "HEAD" ? null : body, init);
}

function countShed(reason: Unavailability): void {
  if (reason === "overloaded") countEvent("shed");
  logThrottled(`unavailable: ${reason}`);
}

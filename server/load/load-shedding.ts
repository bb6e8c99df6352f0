import type { IncomingMessage, ServerResponse } from "node:http";
import type { HonoRequest, MiddlewareHandler } from "hono";
import { bringsPicture, isApiAddress } from "#app/api/v1/answer-api.server.ts";
import { databaseIsDown, unlessDown } from "#app/platform/database/database-monitor.server.ts";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { logError, logThrottled } from "#app/platform/log/log.server.ts";
import {
  ServiceUnavailableError,
  type Unavailability,
} from "#app/platform/service-unavailable.server.ts";
import { diskIsFull } from "#app/platform/storage/disk-space.server.ts";
import { duringTurn, type Turn } from "#app/platform/turns/turn.server.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import type { NetworkCosts, NetworkOf, Source } from "./network-costs.ts";
import { refusalPace } from "./refusal-pace.ts";
import { unavailable } from "./unavailable.ts";

/** Refuses requests that should not be started under load; the others go on to `next`. */
export function shedLoad(limits: LoadLimits, next: Listener): Listener {
  return (incoming, outgoing) => {
    // A proxy that asks for health in HTTP/1.0 names no host, and nothing here goes by it.
    incoming.headers.host ??= "localhost";
    const reason = isSpared(incoming.url) ? undefined : currentUnavailability(incoming, limits);
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
  incoming: IncomingMessage,
  { limiter, forms = limiter, networkOf = nobodys }: LoadLimits,
): Unavailability | undefined {
  if (databaseIsDown()) return "databaseDown";
  const isRead = incoming.method === "GET" || incoming.method === "HEAD";
  const turns = isRead ? limiter : forms;
  if (turns.isSaturated(networkOf(incoming))) return "overloaded";
  if (isRead) return undefined;
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
  const answer = unavailable(reason, {
    method,
    url,
    cookie,
    accept,
    languages: headers["accept-language"],
  });
  refusalPace().then(() => {
    // The rest of a form is read and dropped: closing the connection would lose the response.
    incoming.resume();
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }, logError);
}

/** How a request's turn is found: whose it is, and what its network and device may cost. */
export type LoadLimits = {
  limiter: ConcurrencyLimiter;
  /** The turns of forms, apart from those of pages. */
  forms?: ConcurrencyLimiter;
  networkOf?: NetworkOf;
  deviceOf?: NetworkOf;
  costs?: NetworkCosts;
};

/**
 * Lets requests in by turns, and ends the wait of those that the database keeps waiting. A form's
 * turn begins when it has been read: a slow line must not hold a place.
 */
export function limitConcurrency(limits: LoadLimits): MiddlewareHandler {
  const { limiter, forms = limiter, costs } = limits;
  return async (c, next) => {
    const { incoming, outgoing } = c.env as { incoming: IncomingMessage; outgoing: ServerResponse };
    const source = sourceOf(limits, incoming);
    if (costs?.isOver(source)) return unavailableResponse("limited", c.req.raw);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const type = c.req.header("content-type") ?? "";
    const isJson = isApiAddress(c.req.path) && !bringsPicture(c.req.method, c.req.path);
    const isPlainForm = !isRead && (type.startsWith(plainForm) || isJson);
    if (isPlainForm && !(await readWhole(c.req, incoming))) return c.body(null, 400);
    const turn = createTurn(isRead ? limiter : forms, source, {
      costs,
      isGone: () => outgoing.destroyed,
    });
    if ((isRead || isPlainForm) && !(await turn.enter())) {
      return unavailableResponse("overloaded", c.req.raw);
    }
    // A form with a file, which its handler reads.
    if (!turn.isEntered()) incoming.once("end", turn.enter);
    try {
      await duringTurn(turn, () => unlessDown(next));
    } finally {
      turn.end();
    }
  };
}

export const plainForm = "application/x-www-form-urlencoded";

/** Puts a form's whole body into its request, as far as its length is bounded; false if it was cut off. */
async function readWhole(request: HonoRequest, incoming: IncomingMessage): Promise<boolean> {
  const { raw } = request;
  if (!raw.body) return true;
  try {
    const body = await raw.arrayBuffer();
    const { url, method, headers, signal } = raw;
    request.raw = new Request(url, { method, headers, signal, body });
    return true;
  } catch (error) {
    if (!incoming.destroyed) throw error;
    return false;
  }
}

/** Whose a request is. */
export function sourceOf(
  { networkOf = nobodys, deviceOf = nobodys }: LoadLimits,
  incoming: IncomingMessage,
): Source {
  return { network: networkOf(incoming), device: deviceOf(incoming) };
}

/** The turn of one request, entered once and left while another process works for it. */
function createTurn(
  limiter: ConcurrencyLimiter,
  source: Source,
  { costs, isGone }: Pick<LoadLimits, "costs"> & { isGone?: () => boolean },
) {
  let leave: (() => void) | undefined;
  let end: (() => void) | undefined;
  let isOver = false;
  const start = (release: () => void) => {
    leave = release;
    end = costs?.begin(source);
  };
  const stop = () => {
    leave?.();
    end?.();
    leave = end = undefined;
  };
  let entered: Promise<boolean> | undefined;
  const enter = () => {
    entered ??= limiter.acquire(isGone, source.network).then((release) => {
      if (release && isOver) release();
      else if (release) start(release);
      return release !== null;
    });
    return entered;
  };
  return {
    enter,
    isEntered: () => entered !== undefined,
    async begin() {
      if (!(await enter())) throw new ServiceUnavailableError("overloaded");
    },
    pause() {
      const isUnderWay = leave !== undefined;
      stop();
      return () => {
        if (isUnderWay && !isOver) start(limiter.acquireNow(source.network));
      };
    },
    end() {
      isOver = true;
      stop();
    },
  } satisfies Turn & Record<string, unknown>;
}

/** Makes a page for the copies of public pages, in its turn. Throws a ServiceUnavailableError if there is none. */
export async function renderWithLimit<T>(
  limits: LoadLimits,
  incoming: IncomingMessage,
  make: () => Promise<T>,
): Promise<T> {
  const { limiter, costs } = limits;
  const source = sourceOf(limits, incoming);
  if (costs?.isOver(source)) throw new ServiceUnavailableError("limited");
  const turn = createTurn(limiter, source, { costs });
  await turn.begin();
  try {
    return await duringTurn(turn, () => unlessDown(make));
  } finally {
    turn.end();
  }
}

/** The refusal in place of an answer, as a Response. */
export function unavailableResponse(reason: Unavailability, request: Request): Response {
  countShed(reason);
  const { method, url, headers: sent } = request;
  const refusedRequest = {
    method,
    url,
    cookie: sent.get("cookie"),
    accept: sent.get("accept"),
    languages: sent.get("accept-language"),
  };
  const { body, ...init } = unavailable(reason, refusedRequest);
  return new Response(method === "HEAD" ? null : body, init);
}

function countShed(reason: Unavailability): void {
  if (reason === "overloaded") countEvent("shed");
  logThrottled(`unavailable: ${reason}`);
}

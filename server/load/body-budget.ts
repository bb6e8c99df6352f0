import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { bringsPicture, isApiAddress } from "#app/api/v1/answer-api.server.ts";
import { preferredLanguage, problemResponse } from "#app/api/v1/problem.server.ts";
import { formLimits } from "#app/http/form.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { telegramWebhookPath } from "#app/paths.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import { plainForm, sendUnavailable } from "./load-shedding.ts";
import type { NetworkOf } from "./network-costs.ts";

/**
 * A form with a CV: 5 MB are taken, more is read to the end only so that the rest of the form
 * survives. Readers of a body without a length count its bytes.
 */
const withFile = limitLength(32 * 1024 * 1024);
const withoutFile: MiddlewareHandler = (c, next) =>
  bodyLimit({ maxSize: formLimits(c.req.path).bytes, onError: tooLarge })(c, next);

/** An upload that can be broken off and go on carries at most a CV. */
const withUpload = limitLength(5 * 1024 * 1024);

/** A body of the API: a job with all that it may say has a third of it. */
const withJson = bodyLimit({
  maxSize: 128 * 1024,
  onError: (c) => problemResponse(413, preferredLanguage(c.req.header("accept-language") ?? null)),
});

/** An update of Telegram: the longest message has 4096 signs. */
const withUpdate = bodyLimit({ maxSize: 64 * 1024, onError: tooLarge });
/** A logo by the API; its reader counts the bytes of a body without a length. */
const withPicture = limitLength(4 * 1024 * 1024);

// The router would pass any other method to the forms' actions.
const answered = new Set(["GET", "HEAD", "POST"]);

/** Bounds what a request may be and carry; the body is counted as it arrives. */
export function requestLimits(): MiddlewareHandler {
  return (c, next) => {
    if (isResumable(c.req.raw)) return withUpload(c, next);
    if (bringsPicture(c.req.method, c.req.path)) return withPicture(c, next);
    if (isApiAddress(c.req.path)) return withJson(c, next);
    if (c.req.path === telegramWebhookPath) return withUpdate(c, next);
    if (!answered.has(c.req.method)) {
      return Promise.resolve(methodNotAllowed(...answered));
    }
    const type = c.req.header("content-type") ?? "";
    const multipart = type.startsWith("multipart/form-data") && hasFileForm(c.req.path);
    const isForm = type.startsWith(plainForm) || isOneClick(c.req.path, type);
    if (c.req.method === "POST" && !multipart && !isForm) {
      return Promise.resolve(c.text("Forms without files are read here, nothing else.", 415));
    }
    return multipart ? withFile(c, next) : withoutFile(c, next);
  };
}

/**
 * Only an application, a message about it, the upload of its CV, the CVs of an account, its logo, the register of a
 * company and feeds bring files. All ask who sends it before they read; of other forms a body of many parts would only cost.
 */
function hasFileForm(path: string): boolean {
  return /^\/(?:(?:apply|my-account\/applications)\/[^/]+(?:\/kept)?|documents\/upload|my-account\/(?:cvs|logo)|company-dashboard\/(?:checks|feeds)|operations\/feeds)(?:\.data)?$/.test(
    path,
  );
}

/** A mail program's button for unsubscribing: RFC 8058 recommends multipart, and its address says all. */
function isOneClick(path: string, type: string): boolean {
  return (
    type.startsWith("multipart/form-data") && /^\/(?:unsubscribe|alerts(?:\/stop)?)$/.test(path)
  );
}

/** Refuses a body by its declared length; unlike the library's limit it reads nothing itself. */
function limitLength(maxBytes: number): MiddlewareHandler {
  return (c, next) => {
    const length = Number(c.req.header("content-length") ?? 0);
    return length > maxBytes ? Promise.resolve(tooLarge()) : next();
  };
}

/** The tus protocol's own methods and type are answered at its own addresses only. */
function isResumable({ method, headers, url }: Request): boolean {
  if (!["POST", "HEAD", "PATCH", "DELETE"].includes(method)) return false;
  const at = /^\/documents\/upload(?:\/[0-9a-f-]{36})?$/.test(new URL(url).pathname);
  return at && headers.has("tus-resumable");
}

function tooLarge(): Response {
  return new Response("This request is too large.", { status: 413 });
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** How many bytes of bodies may be in memory at once, how many of one network, and the minimum rate of a large body. */
type Budget = {
  /** A body that declares no more than this is never refused: every form without a file is one. */
  small: number;
  /** A network that holds more may begin no further large body; one that holds twice as much has some cut. */
  share: number;
  total: number;
  /** A large body that brings less than so many bytes in so many milliseconds is cut. */
  progress: { bytes: number; within: number };
};

const usual: Budget = {
  small: 128 * kilobyte,
  share: 24 * megabyte,
  total: 80 * megabyte,
  // Far below the slowest line; a phone that is silent for longer is gone.
  progress: { bytes: 8 * kilobyte, within: 60_000 },
};
const between = 250;

type Arriving = {
  incoming: IncomingMessage;
  network: string | undefined;
  /** What it holds at most, however much arrives. */
  maxBytes: number;
  /** Bytes that its connection had read before it. */
  before: number;
  begun: number;
  /** How much had arrived when it last brought enough, and when that was. */
  seen: { bytes: number; at: number };
};

/**
 * Bounds what all bodies that are under way hold in memory together, and those of one network. Small
 * bodies are never refused for what they hold: where there is too much, the slowest and largest are
 * cut. What came in one piece with the headers, 64 KB at most, is not counted.
 */
export function limitBodyMemory(next: Listener, networkOf: NetworkOf, budget = usual): Listener {
  const arriving = new Set<Arriving>();
  let timer: NodeJS.Timeout | undefined;
  return (incoming, outgoing) => {
    if (!mayBring(incoming)) return next(incoming, outgoing);
    const network = networkOf(incoming);
    if (lengthOf(incoming) > budget.small && held(of(arriving, network)) > budget.share) {
      return sendUnavailable("overloaded", incoming, outgoing);
    }
    const now = performance.now();
    const before = incoming.socket.bytesRead;
    const maxBytes = maxHeld(incoming);
    const body = { incoming, network, maxBytes, before, begun: now, seen: { bytes: 0, at: now } };
    arriving.add(body);
    timer ??= setInterval(() => cutWorst(arriving, budget), between).unref();
    outgoing.once("close", () => {
      arriving.delete(body);
      if (arriving.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    next(incoming, outgoing);
  };
}

function mayBring({ method, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["content-length"] !== "0";
}

/** Its declared length; without one, any. */
function lengthOf({ headers }: IncomingMessage): number {
  const length = Number(headers["content-length"]);
  return Number.isFinite(length) ? length : Number.POSITIVE_INFINITY;
}

/**
 * Resumable uploads are stored piece by piece; of a form with a file 5 MB are in memory, twice while they are joined, of
 * a logo by the API 2 MB.
 */
function maxHeld({ method, url, headers }: IncomingMessage): number {
  if (headers["tus-resumable"] !== undefined) return 512 * kilobyte;
  if (bringsPicture(method ?? "", url?.split("?", 1)[0] ?? "")) return 4 * megabyte;
  return headers["content-type"]?.startsWith("multipart/") ? 12 * megabyte : megabyte;
}

function of(arriving: Iterable<Arriving>, network: string | undefined): Arriving[] {
  return network === undefined ? [] : [...arriving].filter((body) => body.network === network);
}

function held(bodies: Iterable<Arriving>): number {
  let bytes = 0;
  for (const body of bodies) bytes += heldBy(body);
  return bytes;
}

function heldBy({ incoming, before, maxBytes }: Arriving): number {
  return Math.min(incoming.socket.bytesRead - before, maxBytes);
}

/** Cuts what makes no progress; then, of each network with twice its share and of all, the slowest and largest. */
function cutWorst(arriving: Set<Arriving>, { small, share, total, progress }: Budget): void {
  const now = performance.now();
  for (const body of arriving) {
    const bytes = body.incoming.socket.bytesRead - body.before;
    if (bytes - body.seen.bytes >= progress.bytes) body.seen = { bytes, at: now };
    const stalls = now - body.seen.at > progress.within && !body.incoming.complete;
    if (stalls && heldBy(body) > small) cut(body);
  }
  const networks = new Set([...arriving].map(({ network }) => network));
  for (const network of networks) cutDownTo(2 * share, of(arriving, network), now);
  cutDownTo(total, [...arriving], now);

  function cut(body: Arriving): void {
    arriving.delete(body);
    body.incoming.socket.destroy();
  }

  function cutDownTo(limit: number, bodies: Arriving[], at: number): void {
    let over = held(bodies) - limit;
    if (over <= 0) return;
    const rate = (body: Arriving) =>
      (body.incoming.socket.bytesRead - body.before) / Math.max(1, at - body.begun);
    const badness = (body: Arriving) => heldBy(body) / (1 + rate(body));
    // What has arrived whole is about to be answered.
    const underWay = bodies.filter(({ incoming }) => !incoming.complete);
    for (const body of underWay.sort((a, b) => badness(b) - badness(a))) {
      if (over <= 0) return;
      over -= heldBy(body);
      cut(body);
    }
  }
}

/**
 * Drains the body that a response did not wait for. A body that somebody began to read and left keeps its
 * rest, and the HTTP library then cuts the connection, whatever a proxy has sent over it by then.
 */
export function drainUnreadBodies(next: Listener): Listener {
  return (incoming, outgoing) => {
    outgoing.once("finish", () => {
      if (incoming.readableEnded) return;
      for (const event of ["data", "readable"]) incoming.removeAllListeners(event);
      incoming.resume();
    });
    next(incoming, outgoing);
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomUUID } from "node:crypto";
import { DrizzleQueryError } from "drizzle-orm";

/** Information about the current request. */
type RequestInfo = {
  /** Stands in the log lines, in the answer's X-Request-Id and on the error page. */
  id: string;
  /** The client's address, by the trusted proxies. */
  address: string;
};

const storage = new AsyncLocalStorage<RequestInfo>();

export function duringRequest<T>(info: RequestInfo, work: () => T): T {
  return storage.run(info, work);
}

/** The id of the current request; undefined in background work. */
export function requestId(): string | undefined {
  return storage.getStore()?.id;
}

export function requestAddress(): string {
  return storage.getStore()?.address ?? "unknown";
}

/** A trusted proxy's own id where it gives a fitting one, or a new one. */
export function makeRequestId(given: string | null | undefined): string {
  if (given && /^[\w-]{8,64}$/.test(given)) return given;
  // From a store of random bytes: fresh ones cost a system call for each request.
  return randomUUID().slice(-12);
}

/** Writes one line of JSON; never pass it people's input. */
export function log(event: string, fields: Record<string, unknown> = {}): void {
  const line = { at: new Date().toISOString(), event, request: requestId(), ...fields };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

const held = new Map<string, { since: number; more: number }>();

/** As log, but one line a second of an event: a flood must not fill the disk. `more` counts the rest. */
export function logThrottled(event: string, fields: Record<string, unknown> = {}): void {
  const last = held.get(event);
  // Of the steady clock: the wall's may be set back, and then nothing would be logged until it was later.
  const since = performance.now();
  if (last && since - last.since < 1000) {
    last.more += 1;
    return;
  }
  held.set(event, { since, more: 0 });
  log(event, last?.more ? { ...fields, more: last.more } : fields);
}

/**
 * Logs an error and returns the reference that the person sees: the request's own id, if there is one.
 * A repeated one is logged in full once a second, then by its reference and that of the
 * whole one, and a flood of them only by its number.
 */
export function logError(error: unknown, fields: Record<string, unknown> = {}): string {
  const reference = requestId() ?? randomBytes(6).toString("hex");
  const described = tellable(error);
  const kind = kindOf(error);
  const now = performance.now();
  const last = lastErrors.get(kind);
  if (!last || now - last.at >= 1000) {
    if (lastErrors.size >= maxKinds) lastErrors.clear();
    lastErrors.set(kind, { at: now, reference, count: 1 });
    const more = last && last.count > maxErrors ? { more: last.count - maxErrors } : {};
    log("fault", { reference, ...fields, ...described, ...more });
  } else {
    last.count += 1;
    if (last.count <= maxErrors) log("fault", { reference, ...fields, sameAs: last.reference });
  }
  return reference;
}

const lastErrors = new Map<string, { at: number; reference: string; count: number }>();
const maxKinds = 200;
/** Lines a second that one kind of fault may fill. */
const maxErrors = 20;

/** Errors of one kind come from one place in the code. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place =
    error.stack?.split("\n").find((line) => line.startsWith("    at ")) ?? error.message;
  return error.cause === undefined ? place : `${place} ${kindOf(error.cause)}`;
}

/** The loggable part of an error. A failed query's own message holds its values, which people typed. */
function tellable(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) return { query: error.query, ...tellable(error.cause) };
  if (!(error instanceof Error)) return { thrown: typeof error };
  const { stack, cause } = error;
  return cause === undefined ? { stack } : { stack, cause: tellable(cause) };
}

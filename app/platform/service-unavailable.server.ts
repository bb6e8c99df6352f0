import { log } from "./log/log.server.ts";

/**
 * Why a request cannot be answered for now, though nothing is wrong with it: the board is
 * overloaded, its network is over its limit, the database is down, the disk is full, a statement took too
 * long, or the search index is still being read after a start.
 */
export type Unavailability =
  | "overloaded"
  | "limited"
  | "databaseDown"
  | "diskFull"
  | "tooSlow"
  | "starting";

/** Thrown in place of an answer that cannot be made for now. */
export class ServiceUnavailableError extends Error {
  override name = "ServiceUnavailableError";
  readonly reason: Unavailability;

  constructor(reason: Unavailability) {
    super(`unavailable: ${reason}`);
    this.reason = reason;
  }
}

/** Why an error makes the board unavailable, or undefined for an error of another kind. */
export function unavailabilityFrom(error: unknown): Unavailability | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ServiceUnavailableError) return at.reason;
    const code = "code" in at && typeof at.code === "string" ? at.code : "";
    if (code === canceled) return "tooSlow";
    if (diskFullCodes.has(code)) return "diskFull";
    if (databaseDownCodes.has(code) || code.startsWith("08")) return "databaseDown";
  }
  return undefined;
}

/** PostgreSQL's code for a statement that ran into its time limit. */
const canceled = "57014";

/** Of the file system, and PostgreSQL's own word for it. */
const diskFullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

const databaseDownCodes = new Set([
  // No way to the server, or none that still is one.
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  // It stops, has crashed or begins, has no place for one more, or must not be written to.
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "25006",
]);

/** Logs that the board becomes unavailable, or available again. */
export function logStateChange(reason: Unavailability, begins: boolean): void {
  log(begins ? `begins: ${reason}` : `over: ${reason}`);
}

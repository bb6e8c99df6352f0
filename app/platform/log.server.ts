import { randomBytes } from "node:crypto";
import { DrizzleQueryError } from "drizzle-orm";

/** Writes one line of JSON; never hand it what people typed. */
export function log(event: string, facts: Record<string, unknown> = {}): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`);
}

/** Logs a fault and returns the short reference that the person is shown. */
export function logFault(error: unknown, facts: Record<string, unknown> = {}): string {
  const reference = randomBytes(4).toString("hex");
  log("fault", { reference, ...facts, ...tellable(error) });
  return reference;
}

/** What may be written of an error. A failed query's own message holds its values: what people typed. */
function tellable(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) return { query: error.query, ...tellable(error.cause) };
  if (!(error instanceof Error)) return { thrown: typeof error };
  const { stack, cause } = error;
  return cause === undefined ? { stack } : { stack, cause: tellable(cause) };
}

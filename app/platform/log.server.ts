import { randomBytes } from "node:crypto";

/** Writes one line of JSON; never hand it what people typed. */
export function log(event: string, facts: Record<string, unknown> = {}): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`);
}

/** Logs a fault and returns the short reference that the person is shown. */
export function logFault(error: unknown, facts: Record<string, unknown> = {}): string {
  const reference = randomBytes(4).toString("hex");
  const stack = error instanceof Error ? error.stack : String(error);
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
  log("fault", { reference, ...facts, stack, cause });
  return reference;
}

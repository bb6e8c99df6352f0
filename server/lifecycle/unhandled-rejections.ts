import { logError } from "#app/platform/log/log.server.ts";

/** Keeps the process alive when a promise fails that nobody waits for: it would end the board for everybody. */
export function handleUnhandledRejections(): void {
  process.on("unhandledRejection", (error) => logError(error, { act: "nobody waits for" }));
}

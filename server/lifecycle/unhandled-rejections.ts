import { logError } from "#app/platform/log/log.server.ts";

/**
 * Keeps the process alive when a promise fails that nobody waits for. The database's driver has one:
 * it learns the types of arrays on each new connection, and a connection lost meanwhile would
 * otherwise end the board for everybody.
 */
export function handleUnhandledRejections(): void {
  process.on("unhandledRejection", (error) => logError(error, { act: "nobody waits for" }));
}

import type { IncomingMessage, ServerResponse } from "node:http";

/** Leaves out that the connection stays open, which HTTP/1.1 implies: 48 bytes of each response. */
export function leaveOutKeepAlive(
  { httpVersion }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (httpVersion === "1.1" && outgoing.shouldKeepAlive) outgoing.removeHeader("connection");
}

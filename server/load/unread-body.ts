import type { Listener } from "#server/lifecycle/listen.ts";

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

import type { IncomingMessage } from "node:http";
import type { Listener } from "./listen.ts";
import { answerHindered } from "./shed.ts";

type Arriving = { incoming: IncomingMessage; before: number };

/** How many bytes of bodies may be held at once before no further one is begun, and before some are cut. */
type Budget = { soft: number; hard: number };

const megabyte = 1024 * 1024;
const usual: Budget = { soft: 96 * megabyte, hard: 160 * megabyte };
const between = 250;

/**
 * Bounds what all bodies that are under way hold in memory together, by what has arrived of them: a
 * thousand slow senders hold next to nothing, a hundred quick ones all there is. What came in one piece
 * with the headers, 64 KB at most, is not counted.
 */
export function boundBodies(next: Listener, { soft, hard } = usual): Listener {
  const arriving = new Set<Arriving>();
  let timer: NodeJS.Timeout | undefined;
  return (incoming, outgoing) => {
    if (!mayBring(incoming)) return next(incoming, outgoing);
    if (held(arriving) > soft) return answerHindered("busy", incoming, outgoing);
    const body = { incoming, before: incoming.socket.bytesRead };
    arriving.add(body);
    timer ??= setInterval(() => cutNewest(arriving, hard), between).unref();
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

function held(arriving: Set<Arriving>): number {
  let bytes = 0;
  for (const { incoming, before } of arriving) bytes += incoming.socket.bytesRead - before;
  return bytes;
}

/** Those that came last have lost least. */
function cutNewest(arriving: Set<Arriving>, hard: number): void {
  let over = held(arriving) - hard;
  for (const { incoming, before } of [...arriving].reverse()) {
    if (over <= 0) return;
    over -= incoming.socket.bytesRead - before;
    incoming.socket.destroy();
  }
}

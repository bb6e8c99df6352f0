import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { findPostmaster, stopPostmaster } from "./postmaster.server.ts";
import { type ServerStart, startPostmaster } from "./start.server.ts";

type Alone = (act: () => Promise<void>) => Promise<void>;

/** Milliseconds between two tries at most: a full disk may take hours to be noticed, and then none. */
const longestPause = 5_000;

/**
 * Starts the server again, on its port, whenever it ends by itself, and tries until that works; the
 * returned function lets it go.
 */
export function keepRunning(
  { child, port }: { child: ChildProcess; port: number },
  start: ServerStart,
  alone: Alone,
): () => void {
  let isWatching = true;
  const watch = (server: ChildProcess) => server.once("exit", () => void revive());

  async function revive() {
    for (let attempt = 1; isWatching; attempt++) {
      if (attempt === 1) start.log("The database ended unexpectedly, so it is started again");
      try {
        await alone(startAgain);
        return;
      } catch (error) {
        if (attempt === 1) start.log(error instanceof Error ? error.message : String(error));
        await pause(Math.min(attempt * 500, longestPause), undefined, { ref: false });
      }
    }
  }

  async function startAgain() {
    if (!isWatching || findPostmaster(start.cluster)) return;
    await stopPostmaster(start.cluster);
    watch((await startPostmaster(start, [port])).child);
  }

  watch(child);
  return () => {
    isWatching = false;
  };
}

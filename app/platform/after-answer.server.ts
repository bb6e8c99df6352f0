import { logFault } from "./log.server.ts";

type Work = { what: string; run: () => Promise<void>; tries: number; timer: NodeJS.Timeout };

/** Work that is fit to begin at some moment of the next second. */
const waiting = new Set<Work>();
const running = new Set<Promise<void>>();

const mostUnderWay = 1000;
/** Milliseconds until failed work is tried again, one number a try. */
const again = [30_000, 120_000, 480_000];

/**
 * Does work that nobody waits for, such as sending a letter, and tries three times more when it
 * fails. It begins at a random moment within a second, so that no answer tells by its time whether
 * there was any.
 */
export function afterAnswer(what: string, run: () => Promise<void>): void {
  if (waiting.size + running.size >= mostUnderWay) {
    logFault(new Error("Too much work is waiting."), { what });
    return;
  }
  wait({ what, run, tries: 0 }, Math.random() * 1000);
}

/** Begins at once what waits, and ends when all of it is done; used when the app stops. */
export async function finishWork(): Promise<void> {
  for (const work of waiting) begin(work);
  await Promise.all(running);
}

function wait(work: Omit<Work, "timer">, delay: number): void {
  const timer = setTimeout(() => begin(waits), delay);
  const waits: Work = { ...work, timer };
  timer.unref();
  waiting.add(waits);
}

function begin(work: Work): void {
  clearTimeout(work.timer);
  waiting.delete(work);
  const done = work.run().catch((error) => failed(work, error));
  running.add(done);
  void done.finally(() => running.delete(done));
}

function failed(work: Work, error: unknown): void {
  logFault(error, { what: work.what, tries: work.tries + 1 });
  const delay = again[work.tries];
  if (delay !== undefined) wait({ ...work, tries: work.tries + 1 }, delay);
}

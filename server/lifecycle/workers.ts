import { type ChildProcess, fork } from "node:child_process";
import cluster, { type Worker } from "node:cluster";

/** Milliseconds that a worker may take beside its drain; longer than its own limits. */
const gracePeriod = 20_000;
const betweenStarts = 1000;

/** An argument of the process that does the background work of the one that started it; shown by ps. */
const mark = "background-work";

/** Whether another process of the board started this one, and did what one does for all. */
export const isStartedByBoard = cluster.isWorker || process.argv.includes(mark);

/**
 * Starts so many processes that serve on one port, and restarts any that dies. Throws when one
 * ends before it could serve. Returns the function that stops them all.
 */
export async function startWorkers(
  count: number,
  environment: Record<string, string>,
  drainSeconds = 0,
): Promise<() => Promise<void>> {
  const crew = createCrew(() => cluster.fork(environment).process);
  const first = Array.from({ length: count }, crew.start);
  await Promise.all(
    Object.values(cluster.workers ?? {}).map((worker) => worker && serving(worker)),
  );
  for (const worker of first) crew.replace(worker);
  return () => crew.stop(gracePeriod + 1000 * drainSeconds);
}

/**
 * Starts the process that does the background work, with the same program and settings, and starts
 * it again whenever it dies. Returns the function that stops it.
 */
export function startBackgroundProcess(environment: Record<string, string>): () => Promise<void> {
  const [, program = "", ...args] = process.argv;
  const env = { ...process.env, ...environment };
  const crew = createCrew(() => fork(program, [...args, mark], { env }));
  crew.replace(crew.start());
  return () => crew.stop(gracePeriod);
}

type Crew = {
  start: () => ChildProcess;
  /** Has a process followed by another when it dies. */
  replace: (child: ChildProcess) => void;
  stop: (wait: number) => Promise<void>;
};

function createCrew(begin: () => ChildProcess): Crew {
  let stopping = false;
  const living = new Set<ChildProcess>();
  const start = () => {
    const child = begin();
    living.add(child);
    child.once("exit", () => living.delete(child));
    return child;
  };
  const startAgain = () => {
    if (!stopping) replace(start());
  };
  const replace = (child: ChildProcess) => {
    child.once("exit", () => setTimeout(startAgain, betweenStarts));
  };
  const stop = async (wait: number) => {
    stopping = true;
    await Promise.all([...living].map((child) => stopped(child, wait)));
  };
  return { start, replace, stop };
}

function serving(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("listening", () => resolve());
    worker.once("exit", () => reject(new Error("A worker process could not begin to serve.")));
  });
}

function stopped(child: ChildProcess, wait: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => child.kill("SIGKILL"), wait);
    child.once("exit", () => {
      clearTimeout(cut);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

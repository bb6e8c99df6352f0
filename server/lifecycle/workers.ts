import cluster, { type Worker } from "node:cluster";

/** Milliseconds that a worker may take beside its drain; longer than its own limits. */
const gracePeriod = 20_000;
const betweenStarts = 1000;

/**
 * Starts so many processes that serve on one port, and restarts any that dies. Throws when one
 * ends before it could serve. Returns the function that stops them all.
 */
export async function startWorkers(
  count: number,
  environment: Record<string, string>,
  drainSeconds = 0,
): Promise<() => Promise<void>> {
  let stopping = false;
  const living = new Set<Worker>();
  const start = () => {
    const worker = cluster.fork(environment);
    living.add(worker);
    worker.once("exit", () => living.delete(worker));
    return worker;
  };
  const startAgain = () => {
    if (stopping) return;
    const worker = start();
    worker.once("exit", () => setTimeout(startAgain, betweenStarts));
  };
  const first = Array.from({ length: count }, start);
  await Promise.all(first.map(serving));
  for (const worker of first) worker.once("exit", startAgain);
  return async () => {
    stopping = true;
    await Promise.all(
      [...living].map((worker) => stopped(worker, gracePeriod + 1000 * drainSeconds)),
    );
  };
}

function serving(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("listening", () => resolve());
    worker.once("exit", () => reject(new Error("A worker process could not begin to serve.")));
  });
}

function stopped(worker: Worker, wait: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => worker.process.kill("SIGKILL"), wait);
    worker.once("exit", () => {
      clearTimeout(cut);
      resolve();
    });
    worker.process.kill("SIGTERM");
  });
}

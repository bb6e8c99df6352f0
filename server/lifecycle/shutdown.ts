export type ShutdownHook = () => Promise<void> | void;

export type Lifecycle = {
  /** What is to be closed at the end, the last first. */
  shutdownHooks: ShutdownHook[];
  stopping: () => boolean;
  /** Closes everything and ends the process; `say` reports it. */
  stop: (code: number) => Promise<void>;
};

/** Ties the process to its signals and to its parent process. */
export function startLifecycle(say: (step: string) => void): Lifecycle {
  let stopping = false;
  const shutdownHooks: ShutdownHook[] = [];
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    try {
      for (const close of shutdownHooks.reverse()) await close();
    } catch (error) {
      say(`Stopping failed: ${error instanceof Error ? error.message : error}`);
      process.exit(1);
    }
    say("Stopped.");
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
  // The starter ties us to itself: when it is gone, so is whatever would stop us.
  process.on("disconnect", () => stop(0));
  return { shutdownHooks, stopping: () => stopping, stop };
}

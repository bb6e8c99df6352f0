import { AsyncLocalStorage } from "node:async_hooks";

/** A request's place among those that the server works on. */
export type Turn = {
  /** Waits for the place of a request that its handler reads itself. */
  begin(): Promise<void>;
  /** Gives the place to others for a while; returns what takes it back, without a wait. */
  pause(): () => void;
};

const turns = new AsyncLocalStorage<Turn>();

export function duringTurn<T>(turn: Turn, work: () => T): T {
  return turns.run(turn, work);
}

/** Waits for the turn of a request whose file has been read; throws a ServiceUnavailableError without one. */
export async function beginTurn(): Promise<void> {
  await turns.getStore()?.begin();
}

/** Waits for the work of another process or thread, while others have this request's place. */
export async function outsideTurn<T>(work: () => Promise<T>): Promise<T> {
  const resume = turns.getStore()?.pause();
  try {
    return await work();
  } finally {
    resume?.();
  }
}

import { logFault } from "./log.server.ts";

/** What was loaded, or `empty` where that fails: the fault is logged and the page shows less. */
export async function orEmpty<T>(what: string, loading: Promise<T>, empty: T): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    logFault(error, { loading: what });
    return empty;
  }
}

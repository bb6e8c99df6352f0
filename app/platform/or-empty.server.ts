import { AsyncLocalStorage } from "node:async_hooks";
import { logError } from "./log/log.server.ts";
import { unavailabilityFrom } from "./service-unavailable.server.ts";

const making = new AsyncLocalStorage<{ isPartial: boolean }>();

/**
 * What was loaded, or `empty` where that fails: the fault is logged and the page shows less. While
 * the board is unavailable, such as when the database is down, that is thrown instead.
 */
export async function orEmpty<T>(what: string, loading: Promise<T>, empty: T): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof Response || unavailabilityFrom(error)) throw error;
    logError(error, { loading: what });
    const page = making.getStore();
    if (page) page.isPartial = true;
    return empty;
  }
}

/** Renders a page, and returns whether a part of it failed to load: such a page must not be cached. */
export async function trackPartial<T>(
  make: () => Promise<T>,
): Promise<{ result: T; isPartial: boolean }> {
  const page = { isPartial: false };
  const result = await making.run(page, make);
  return { result, isPartial: page.isPartial };
}

import { useSyncExternalStore } from "react";
import { copyStores } from "./copy-stores.ts";

/** Whether this browser can store pages at all. */
export const canSave = () => typeof caches !== "undefined";

let known: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

/** The saved jobs of this device by id; undefined until they are known, and where none can be. */
export function useSavedIds(): ReadonlySet<string> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}

/** The ids of all saved jobs. */
export async function savedIds(): Promise<Set<string>> {
  const cache = await caches.open(copyStores.saved);
  const ids = (await cache.keys()).flatMap(({ url }) => savedId(new URL(url).pathname) ?? []);
  return new Set(ids);
}

/** Of the job that a page is of. */
export function savedId(path: string): string | undefined {
  return /^\/jobs\/([0-9a-f-]{36})$/.exec(path)?.[1];
}

/** Reads the saved jobs again. */
export async function readSavedIds(): Promise<void> {
  if (!canSave()) return;
  known = await savedIds();
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  // Another page or tab may have changed it since.
  if (listeners.size === 0) void readSavedIds();
  listeners.add(tell);
  return () => listeners.delete(tell);
}

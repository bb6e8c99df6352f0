import { useSyncExternalStore } from "react";
import { canSave, savedIds } from "./saved.ts";

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

/** Looks again at what is saved. */
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

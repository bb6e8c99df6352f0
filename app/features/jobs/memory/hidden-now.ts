import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The jobs that were hidden since the page was opened: each stands there as a line that takes it back. */
let hidden: ReadonlySet<string> = new Set();
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function useHiddenNow(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => hidden,
    () => none,
  );
}

export function setHiddenNow(jobId: string, isHidden: boolean): void {
  const next = new Set(hidden);
  if (isHidden) next.add(jobId);
  else next.delete(jobId);
  change(next);
}

/** Another page begins without them. */
export function useHiddenUntilLeft(): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the address changes
  useEffect(
    () => () => {
      if (hidden.size > 0) change(none);
    },
    [pathname, search],
  );
}

function change(next: ReadonlySet<string>): void {
  hidden = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

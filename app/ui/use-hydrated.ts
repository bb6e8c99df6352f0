import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first client render, true once scripts run the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

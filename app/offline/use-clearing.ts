import { useEffect, useRef } from "react";

/**
 * Removes what somebody left on the device when a move of scripts notices that they are gone. The
 * page that was loaded has been seen to by hydration/hydrate.js.
 */
export function useClearing(leftovers: string | null): void {
  const known = useRef(leftovers);
  useEffect(() => {
    if (leftovers === known.current) return;
    known.current = leftovers;
    const { clear } = document.documentElement.dataset;
    // Another address, or the browser would not run the same module again.
    if (leftovers !== null && clear) import(/* @vite-ignore */ `${clear}?again=${Date.now()}`);
  }, [leftovers]);
}

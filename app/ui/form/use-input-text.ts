import { useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * The text a textarea begins with. Scripts may come after a person has begun to type, and React
 * would then put a textarea's first text back over theirs: what stands there is its first text.
 */
export function useInputText(id: string, text: string | undefined): string | undefined {
  const hydrated = useHydrated();
  const [input] = useState(() => {
    if (hydrated || typeof document === "undefined") return undefined;
    const there = document.getElementById(id);
    return there instanceof HTMLTextAreaElement ? there.value : undefined;
  });
  return input ?? text;
}

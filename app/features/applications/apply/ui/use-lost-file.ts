import { useEffect, useRef, useState } from "react";
import { tabStore } from "#app/device-storage/draft-store.ts";
import type { CvState } from "./use-cv.ts";

const prefix = "furas-lost-file/";

/**
 * The name of the file that was chosen in this form before the whole page was left and came back, as
 * by a switch of language: browsers restore input, but no file.
 */
export function useLostFile(form: string, { uploaded, chosen, markFile }: CvState): string | null {
  const [lost, setLost] = useState<string | null>(null);
  const name = useRef<string | undefined>(undefined);
  name.current = uploaded?.name ?? chosen?.name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useEffect(() => {
    const key = prefix + form;
    const store = tabStore();
    try {
      const name = store?.getItem(key) ?? null;
      setLost(name);
      // A saved CV must not go in its place unasked.
      if (name !== null) markFile();
      store?.removeItem(key);
    } catch {} // a store that is forbidden: the form works without
    const leave = () => {
      try {
        if (name.current) store?.setItem(key, name.current);
      } catch {}
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [form]);

  return lost;
}

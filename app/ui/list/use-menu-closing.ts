import { type RefObject, useEffect, useRef } from "react";

/** Of a `details` that is a menu: Escape and a press elsewhere close it. */
export function useMenuClosing(): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = box;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        // A question that a menu asks closes alone.
        if (event.key !== "Escape" || current.querySelector("dialog[open]")) return;
        current.querySelector("summary")?.focus();
      } else if (current.contains(event.target as Node)) return;
      current.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return box;
}

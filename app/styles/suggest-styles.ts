import { useEffect } from "react";
import sheet from "./components/suggest.css?url";

/** Suggestions need scripts, so their styles come with the first touch of a field that has some. */
export function useSuggestStyles(): void {
  useEffect(() => {
    const load = () => {
      if (!document.activeElement?.closest(".suggest")) return;
      document.removeEventListener("focusin", load);
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = sheet;
      document.head.append(link);
    };
    document.addEventListener("focusin", load);
    load();
    return () => document.removeEventListener("focusin", load);
  }, []);
}

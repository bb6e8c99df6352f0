import { createElement, useEffect } from "react";
import { embedScriptPath } from "#app/paths.ts";
import type { EmbedOptions } from "./embed-options.ts";

type Props = { company: string; options: EmbedOptions };

/** The list as the script shows it on another site, by that very script. */
export function EmbedElement({ company, options: { language, limit, theme } }: Props) {
  useEffect(() => {
    if (customElements.get("furas-jobs")) return;
    const script = document.createElement("script");
    script.src = embedScriptPath;
    document.head.append(script);
  }, []);
  return createElement("furas-jobs", {
    "data-company": company,
    "data-language": language,
    "data-limit": limit,
    "data-theme": theme,
  });
}

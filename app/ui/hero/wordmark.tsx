import type { SVGProps } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { wordmarks } from "./wordmarks.ts";

/** The drawn name of the board. It is hidden from screen readers: the link around it has the name as text. */
export function Wordmark(place: Pick<SVGProps<SVGSVGElement>, "x" | "y" | "width" | "height">) {
  const { box, lines } = wordmarks[directionOf(useLanguage())];
  return (
    <svg {...place} className="wordmark" viewBox={box} aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}

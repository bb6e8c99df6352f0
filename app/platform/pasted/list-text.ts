import { pastedText } from "./html-text.ts";
import { pointIn, within } from "./list-points.ts";

/** The items of a list that was typed or pasted: one a line, or parted by signs; of HTML those of its lists. */
export function listItems(text: string): string[] {
  const pasted = pastedText(text);
  return (bulletedBySection.test(pasted) ? pasted.replace(section, "•") : pasted)
    .split(/[\r\n\v\u2028\u2029]+/)
    .flatMap((line) => line.split(within))
    .map((line) => pointIn(line, true) ?? line.trim())
    .filter((item) => /[^\s\p{Cf}]/u.test(item));
}

const section = /^[^\S\n]*§(?=\s)/gm;
/** § is the sign of a list where words follow it on a line; then it is one before numbers, too. */
const bulletedBySection = /^[^\S\n]*§\s+\p{L}/mu;

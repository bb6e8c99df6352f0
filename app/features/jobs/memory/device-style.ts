import type { DeviceMemory } from "./device-memory.ts";
import { memoryKey } from "./memory-key.ts";

const place = "furas-style";
const every = "all";

/**
 * Dims the seen jobs of a visitor's pages and takes the hidden ones away by one rule of the style
 * sheet, which pages that are alike for everybody need not know of. It is stored beside what it follows
 * from, so that the script in the head (hydration/device-memory.js) has only to insert it.
 */
export function applyDeviceStyle({ seen, hidden, hiddenCompanies }: DeviceMemory): void {
  const sheet = document.styleSheets[0];
  if (!sheet) return;
  try {
    const [first] = sheet.cssRules;
    if (first instanceof CSSMediaRule && first.media.mediaText === every) sheet.deleteRule(0);
    const rules = [
      ruleFor(seen, ".job[data-job", seenStyle(sheet)),
      ruleFor(hidden.map(idOf), ".job[data-job", "display:none"),
      ruleFor(hiddenCompanies.map(idOf), ".job:not(.bare)[data-co", "display:none"),
    ].join("");
    const rule = `@media ${every}{${rules}}`;
    sheet.insertRule(rule);
    if (rules === "") localStorage.removeItem(place);
    else localStorage.setItem(place, rule);
  } catch {
    // A browser that stores nothing, or a page without its styles.
  }
}

const idOf = ({ id }: { id: string }) => id;

function ruleFor(ids: string[], start: string, style: string): string {
  const keys = ids.map((id) => memoryKey(id).replace(/\W/g, ""));
  return keys.length > 0 ? `${keys.map((key) => `${start}="${key}"]`)}{${style}}` : "";
}

/** As the sheet has it, where the build gives custom properties other names. */
function seenStyle(sheet: CSSStyleSheet): string {
  const rule = [...sheet.cssRules].find(
    (each): each is CSSStyleRule =>
      each instanceof CSSStyleRule && each.selectorText === ".job.seen",
  );
  return rule?.style.cssText ?? "";
}

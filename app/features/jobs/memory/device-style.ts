import { memoryKey } from "#app/features/job/memory-key.ts";

const place = "furas-style";
const every = "all";
/** The landing page's door has opened once; its own sheet comes after this one. */
const opened = ".gate .gate-crown *{animation:none}";

declare global {
  interface Window {
    /** The rule that the page has, recorded by the script in the head. */
    furasStyle?: string;
  }
}

/** Jobs and companies whose cards look otherwise for this visitor. */
type Marked = {
  saved: string[];
  seen: string[];
  hidden: readonly { id: string }[];
  hiddenCompanies: readonly { id: string }[];
};

/**
 * Marks a visitor's saved jobs, dims seen ones, removes hidden ones and leaves the landing page's door open, by one rule
 * of the style sheet, so that cached pages stay equal for all. The rule is stored, so that the script in the
 * head (hydration/device-memory.js) has only to insert it.
 */
export function applyDeviceStyle({ saved, seen, hidden, hiddenCompanies }: Marked): void {
  const sheet = document.styleSheets[0];
  if (!sheet) return;
  try {
    const isOpened =
      document.querySelector(".gate-leaf") || localStorage.getItem(place)?.includes(opened);
    const rules = [
      isOpened ? opened : "",
      ruleFor(saved, ".job[data-job", styleOf(sheet, ".save.on"), " .save[name=job]"),
      ruleFor(saved, ".job[data-job", "fill:currentColor", " .save[name=job] svg"),
      ruleFor(saved, ".save-job[data-job", "display:none", " .not-saved"),
      ruleFor(saved, ".save-job[data-job", "display:inline", " .is-saved"),
      seen.length > 0 ? ruleFor(seen, ".job[data-job", styleOf(sheet, ".job.seen")) : "",
      ruleFor(hidden.map(idOf), ".job[data-job", "display:none"),
      ruleFor(hiddenCompanies.map(idOf), ".job:not(.bare)[data-co", "display:none"),
    ].join("");
    const rule = rules && `@media ${every}{${rules}}`;
    if (rule !== (window.furasStyle ?? "")) replaceRule(sheet, rule);
    if (rule) localStorage.setItem(place, rule);
    else localStorage.removeItem(place);
  } catch {
    // A browser that stores nothing, or a page without its styles.
  }
}

/** Only where it is another: any change of a sheet has the browser style the whole page anew. */
function replaceRule(sheet: CSSStyleSheet, rule: string): void {
  const [first] = sheet.cssRules;
  if (first instanceof CSSMediaRule && first.media.mediaText === every) sheet.deleteRule(0);
  if (rule) sheet.insertRule(rule);
  window.furasStyle = rule;
}

const idOf = ({ id }: { id: string }) => id;

function ruleFor(ids: string[], start: string, style: string, end = ""): string {
  const keys = ids.map((id) => memoryKey(id).replace(/\W/g, ""));
  return keys.length > 0 ? `${keys.map((key) => `${start}="${key}"]${end}`)}{${style}}` : "";
}

/** As the sheet has it, where the build gives custom properties other names. */
function styleOf(sheet: CSSStyleSheet, selector: string): string {
  const rule = [...sheet.cssRules].find(
    (each): each is CSSStyleRule => each instanceof CSSStyleRule && each.selectorText === selector,
  );
  return rule?.style.cssText ?? "";
}

import type { Page } from "@playwright/test";

declare global {
  interface Window {
    moved: number;
  }
}

/**
 * Has every page that is opened from now on add up what moves by itself. Unless `inParts`, it is painted
 * once its document is whole: where a busy machine pauses within a document is chance.
 */
export async function watchShift(page: Page, { inParts = false } = {}): Promise<void> {
  if (!inParts) await page.addInitScript(paintWhole);
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
      window.moved = shifts.reduce((sum, shift) => sum + shift, window.moved);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Blocks rendering until the parser has met an element that there is none of, so until its end. */
function paintWhole(): void {
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const link = document.createElement("link");
    link.rel = "expect";
    link.setAttribute("href", "#nowhere");
    link.setAttribute("blocking", "render");
    document.head.append(link);
  }).observe(document, { childList: true, subtree: true });
}

export function shiftOn(page: Page): Promise<number> {
  return page.evaluate(() => window.moved);
}

import type { Page } from "@playwright/test";

declare global {
  interface Window {
    moved: number;
  }
}

/**
 * Has every page that is opened from now on add up what moves by itself. It is painted once its document
 * is whole, since where a busy machine pauses within a document is chance. With `within`, a selector, it is
 * painted as it arrives, and what moves within such an element alone counts.
 */
export async function watchShift(page: Page, { within }: { within?: string } = {}): Promise<void> {
  if (!within) await page.addInitScript(paintWhole);
  await page.addInitScript((selector) => {
    window.moved = 0;
    const isWithin = ({ node }: { node?: Node | null }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return Boolean(selector && element?.closest(selector));
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What has gone since it moved is among no sources: it counts where everything does.
        if (selector && !Reflect.get(entry, "sources").some(isWithin)) continue;
        window.moved += Number(Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, within);
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

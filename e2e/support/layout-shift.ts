import type { Page } from "@playwright/test";

declare global {
  interface Window {
    moved: number;
  }
}

/** Has every page that is opened from now on add up what moves by itself. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
      window.moved = shifts.reduce((sum, shift) => sum + shift, window.moved);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function shiftOn(page: Page): Promise<number> {
  return page.evaluate(() => window.moved);
}

import type { BrowserContext, Page } from "@playwright/test";

/** Opens a page and has its scripts run, which else wait until the page is idle. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Touches the page as a person would touch a part that needs scripts; one only to be read has none. */
export async function hydrate(page: Page): Promise<void> {
  if ((await page.locator("#page-data").count()) === 0) return;
  await page.evaluate(() => {
    const touched = document.createElement("i");
    touched.dataset.js = "";
    document.body.append(touched);
    touched.dispatchEvent(new Event("focusin"));
    touched.remove();
  });
  // An assertion that waits looks ever more rarely, and this is waited for often.
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset, undefined, {
    polling: 50,
    timeout: 30_000,
  });
}

/** Opens a page as its reader has it: with its scripts running, or with none. */
export async function open(page: Page, path: string, scripts: boolean): Promise<void> {
  if (scripts) await openHydrated(page, path);
  else await page.goto(path);
}

/**
 * Runs the timers of a browser's open pages, whose clock is installed, as if so many milliseconds passed.
 * Requests that they made have been reported when it returns.
 */
export async function passTime(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.clock.runFor(milliseconds);
  // A page's requests are reported in their sequence: those of its timers come before this one.
  const pages = context.pages().filter((page) => page.url().startsWith("http"));
  await Promise.all(pages.map((page) => page.evaluate(requestOnly, barrier)));
}

export const barrier = "/health/live";

async function requestOnly(path: string): Promise<void> {
  await fetch(path);
}

/** Returns once changes have been laid out and painted: even stilled transitions take a frame. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

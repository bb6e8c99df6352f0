import type { Page } from "@playwright/test";

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
    timeout: 10_000,
  });
}

/** Opens a page as its reader has it: with its scripts running, or with none. */
export async function open(page: Page, path: string, scripts: boolean): Promise<void> {
  if (scripts) await openHydrated(page, path);
  else await page.goto(path);
}

import type { Page } from "@playwright/test";

/** Keeps requests to an address waiting, as a slow line would, until the answered function is called. */
export async function held(page: Page, address: RegExp, method = "GET"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

import type { Page } from "@playwright/test";

/** Asks the one search box of a list of the admin's. */
export async function look(page: Page, text: string): Promise<void> {
  const box = page.locator('main input[name="search"]');
  await box.fill(text);
  await box.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("search") === text);
}

import type { Locator, Page } from "@playwright/test";

/** A value of one of the list's filters, by the address's own names. */
export function facetValue(page: Page, name: string, value: string): Locator {
  return page.locator(`#filters input[name="${name}"][value="${value}"]`);
}

/** Checks it or takes the check away, after unfolding what it stands in. */
export async function choose(page: Page, name: string, value: string, on = true): Promise<void> {
  const box = facetValue(page, name, value);
  for (const fold of await box.locator("xpath=ancestor::details[not(@open)]").all()) {
    await fold.locator("> summary").click();
  }
  await box.setChecked(on);
}

/** The number that stands beside a value. */
export function countOf(page: Page, name: string, value: string): Locator {
  return facetValue(page, name, value).locator("xpath=..").locator(".num");
}

/** Asks for what is chosen; beside the list every choice has applied at once. */
export async function applyFilters(page: Page): Promise<void> {
  const button = page.locator("#filters .sheet-foot button");
  if (await button.isVisible()) await button.click();
}

import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";

test.use({ locale: "en-US", extraHTTPHeaders: { "accept-language": "en-US,en;q=0.9" } });

// I18N-02, I18N-03, I18N-04
test("a first visit is in Arabic and right to left, in any browser, until the toggle is pressed", async ({
  page,
}) => {
  const html = page.locator("html");
  await page.goto("/jobs");
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(html).toHaveAttribute("dir", "rtl");
  // A shared address with a language is in it, and leaves its reader's own be.
  await openHydrated(page, "/jobs?lang=en");
  await expect(html).toHaveAttribute("dir", "ltr");
  await page.locator("footer a[href='/companies']").click();
  await expect(page).toHaveURL("/companies");
  await expect(html).toHaveAttribute("lang", "ar");
  await page.locator("header a[hreflang=en]").click();
  await expect(html).toHaveAttribute("lang", "en");
  await page.goto("/pricing");
  await expect(html).toHaveAttribute("lang", "en");
});

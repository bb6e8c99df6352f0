import { expect, test } from "@playwright/test";

test.use({ locale: "en-US", extraHTTPHeaders: { "accept-language": "en-US,en;q=0.9" } });

// I18N-02, I18N-03
test("a first visit is in Arabic and right to left, whatever the browser asks for", async ({
  page,
}) => {
  await page.goto("/jobs");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto("/jobs?lang=en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await page.goto("/pricing");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

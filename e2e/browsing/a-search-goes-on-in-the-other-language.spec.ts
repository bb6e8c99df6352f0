import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { open } from "#e2e/support/hydration.ts";

/* Finding 12: a search that was typed and not yet sent. */

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a search that was not sent yet goes on in the other language", async ({ page }) => {
      // Without scripts a list keeps the filters of its address, in place of a word not sent yet.
      const lists = javaScriptEnabled ? ["/companies name", "/jobs keyword"] : [];
      for (const one of ["/advanced-search keyword", ...lists]) {
        const [path, field] = one.split(" ");
        await page.goto("/login?lang=ar&switch=1");
        await open(page, path ?? "", javaScriptEnabled);
        const input = page.locator(`main [role=search] [name=${field}]`).first();
        await input.fill("bakery");
        await page
          .locator("header")
          .getByText("English", { exact: true })
          .locator("visible=true")
          .first()
          .click();
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(input).toHaveValue("bakery");
      }
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the Enter key sends a form, and leaves the language be", async ({ page }) => {
    await page.goto("/companies");
    await page.locator("main [role=search] [name=name]").fill("bakery");
    await page.keyboard.press("Enter");
    await page.waitForURL(/companies\?(?!.*switch).*name=bakery/);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.goto("/login");
    await page.locator("main [name=email]").fill("nobody@people.example");
    await page.locator("main [name=password]").fill("rainy roofs");
    await page.keyboard.press("Enter");
    await expect(page.locator("main .n-err, main [role=alert]").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  });
});

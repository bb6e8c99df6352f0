import type { Page } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";

/** Signs in through the form; the page ends wherever the account belongs. */
export async function signIn(page: Page, email: string, language: "ar" | "en" = "en") {
  await page.goto(`/login?lang=${language}&switch=1`);
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('main input[name="password"]').fill(demoPassword);
  await page.locator('main form button[type="submit"]').last().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** Opens the sections of a profile's form and the folds of other forms. */
export async function unfoldFields(page: Page): Promise<void> {
  await page
    .locator(".folds > details, .pane-fold, form[method=post] > details")
    .evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    });
}

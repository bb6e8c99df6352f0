import type { Page } from "@playwright/test";
import type { AllMessages } from "#app/messages/en/index.ts";
import { demoPassword } from "#demo/demo-password.ts";

/** Fills in the login form that is open and sends it. */
export async function logIn(
  page: Page,
  { accounts }: AllMessages,
  email: string,
  password: string = demoPassword,
): Promise<void> {
  await page.getByLabel(accounts.email, { exact: true }).fill(email);
  await page.getByLabel(accounts.password, { exact: true }).fill(password);
  await page
    .locator("main")
    .getByRole("button", { name: accounts.login.submit, exact: true })
    .click();
}

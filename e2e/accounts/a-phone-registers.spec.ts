import { expect } from "@playwright/test";
import { onOwnBoard } from "#e2e/support/board.ts";
import { codeTo } from "#e2e/support/email/text-messages.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { speak } from "#e2e/support/new-people.ts";

const test = onOwnBoard(async () => ({ PHONE_SIGN_UP: "1" }));
test.use({ viewport: { width: 390, height: 844 } });

test("with scripts a person switches to the phone, keeps the input, and registers with the code", async ({
  page,
  board,
}) => {
  const { language, messages } = inArabic;
  const { accounts, phone } = messages;
  const { register, place } = accounts;
  const digits = "963944100309";
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await speak(page, language);
  await openHydrated(page, "/register");
  await field(register.firstName).fill("Hala");
  await page.getByRole("button", { name: phone.register.switch }).click();
  await expect(field(accounts.email)).toHaveCount(0);
  await expect(field(register.firstName)).toHaveValue("Hala");
  await field(register.lastName).fill("Nasser");
  await field(register.phone).fill(`0${digits.slice(3)}`);
  await field(accounts.password).fill("two-green-pears");
  await field(register.confirmPassword).fill("two-green-pears");
  await field(place.province).selectOption("Homs");
  await expect(field(place.city)).toBeEnabled();
  await field(place.city).selectOption("Homs");
  await page.locator("[name=agree]").check();
  await page.getByRole("button", { name: phone.register.submit, exact: true }).click();
  await page.getByLabel(phone.code, { exact: true }).fill(await codeTo(digits, board.dataDir, 1));
  await page.getByRole("button", { name: phone.register.finish, exact: true }).click();
  await expect(page.getByText(accounts.created)).toBeVisible();
});

import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { test } from "#e2e/support/board.ts";
import { codeTo } from "#e2e/support/email/text-messages.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish, labelled, ofRelease } from "#e2e/support/languages.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { enter, newSeeker, speak } from "#e2e/support/new-people.ts";

const screens = [
  { ...inArabic, width: 390, scripts: true, digits: "963944100201", tag: [] },
  { ...inEnglish, width: 1280, scripts: false, digits: "963944100202", tag: ofRelease },
];

for (const { language, messages, width, scripts, digits, tag } of screens) {
  test.describe(`in ${language}, ${width} pixels wide`, { tag }, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: scripts });

    test("a phone is confirmed, opens the account and replaces a forgotten password", async ({
      page,
      board,
    }) => {
      const { phone, security, accounts } = messages;
      const spaced = digits.replace(/^(963)(...)(...)(...)$/, "+$1 $2 $3 $4");
      const person = await newSeeker({ phone: `+${digits}` });
      await enter(page, person, language);
      await page.goto("/my-account/security");
      await page.getByRole("link", { name: phone.open }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(phone.title);

      const number = page.getByLabel(phone.number, { exact: true });
      await expect(number).toHaveValue(`+${digits}`);
      const password = page.getByLabel(phone.password, { exact: true });
      await password.fill("not-the-one");
      await page.getByRole("button", { name: phone.send }).click();
      await expect(page.getByText(security.currentWrong).first()).toBeVisible();
      await expect(number).toHaveValue(`+${digits}`);
      await password.fill(demoPassword);
      await page.getByRole("button", { name: phone.send }).click();
      await expect(page.getByText(spaced)).toBeVisible();
      const code = page.getByLabel(phone.code, { exact: true });
      const first = await codeTo(digits, board.dataDir, 1);
      await code.fill(otherThan(first));
      await page.getByRole("button", { name: phone.confirm, exact: true }).click();
      await expect(page.getByText(phone.codeWrong)).toBeVisible();
      await code.fill(first);
      await page.getByRole("button", { name: phone.confirm, exact: true }).click();
      await expect(page.getByText(phone.confirmed)).toBeVisible();
      await expectNoOverflow(page);

      await leave(page);
      await speak(page, language);
      await open(page, "/login", scripts);
      await page.getByRole("link", { name: phone.login.link }).click();
      await number.fill(`0${digits.slice(3)}`);
      await page.getByRole("button", { name: phone.send }).click();
      await expect(page.getByText(phone.login.sent)).toBeVisible();
      await expect(page.getByText(spaced)).toBeVisible();
      await page.getByRole("link", { name: phone.login.again }).click();
      await number.fill("12");
      await page.getByRole("button", { name: phone.send }).click();
      await expect(page.getByText(phone.notMobile)).toBeVisible();
      await expect(number).toHaveValue("12");
      await open(page, "/login/code", scripts);
      await page.getByText(phone.login.forgotToo).click();
      await code.fill(await codeTo(digits, board.dataDir, 2));
      await page.getByLabel(labelled(phone.login.newPassword, messages)).fill("two-green-pears");
      await page
        .locator("main")
        .getByRole("button", { name: phone.login.submit, exact: true })
        .click();
      await page.waitForURL("**/my-account");

      await leave(page);
      await speak(page, language);
      await open(page, "/login", scripts);
      await logIn(page, messages, person.email, demoPassword);
      await expect(page.getByText(accounts.wrongPassword).first()).toBeVisible();
      await logIn(page, messages, person.email, "two-green-pears");
      await page.waitForURL("**/my-account");
    });
  });
}

async function open(page: Page, to: string, scripts: boolean): Promise<void> {
  if (scripts) await openHydrated(page, to);
  else await page.goto(to);
}

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /furas_(session|brief)/ });
}

const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
}

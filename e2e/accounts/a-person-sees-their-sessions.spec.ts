import { expect } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inEnglish } from "#e2e/support/languages.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { enter, newSeeker, speak } from "#e2e/support/new-people.ts";

const agents = {
  phone: "Mozilla/5.0 (Linux; Android 9; K) AppleWebKit/537 Chrome/120.0 Mobile Safari/537",
  desk: "Mozilla/5.0 (Windows NT 10.0; rv:115.0) Gecko/20100101 Firefox/115.0",
};

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { security, accounts } = messages;
  const { browsers, systems, sessions, password } = security;
  const deviceOf = (browser: "chrome" | "firefox", system: "android" | "windows") =>
    security.device({ browser: browsers[browser], system: systems[system] });

  test.use({ viewport: { width: 390, height: 844 }, userAgent: agents.phone });

  test("logs out a device that was left behind, then all others, and changes the password", async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = await newSeeker();
    const elsewhere = async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", userAgent: agents.desk });
      const other = await context.newPage();
      await enter(other, person, language);
      return other;
    };
    const [first, second, third] = [await elsewhere(), await elsewhere(), await elsewhere()];
    await enter(page, person, language);
    await page.goto("/my-account");
    await page.locator("main").getByRole("link", { name: security.title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(security.title);
    const list = page.getByRole("region", { name: sessions.heading }).getByRole("listitem");
    await expect(list).toHaveCount(4);
    await expect(list.first()).toContainText(deviceOf("chrome", "android"));
    await expect(list.first()).toContainText(sessions.here);
    const desk = deviceOf("firefox", "windows");
    await expect(list.nth(1)).toContainText(desk);
    await expect(list.getByRole("button")).toHaveCount(3);

    const isOpen = async (other: typeof first) => {
      await other.goto("/my-account");
      return new URL(other.url()).pathname === "/my-account";
    };
    await list
      .nth(1)
      .getByRole("button", { name: sessions.endNamed({ device: desk }) })
      .click();
    await expect(page.getByText(security.ended)).toBeVisible();
    await expect(list).toHaveCount(3);
    await page.getByRole("button", { name: sessions.endOthers }).click();
    await expect(page.getByText(security.othersEnded)).toBeVisible();
    await expect(page.getByText(sessions.onlyHere)).toBeVisible();
    await expect(list).toHaveCount(1);
    for (const other of [first, second, third]) expect(await isOpen(other)).toBe(false);

    await enter(first, person, language);
    await openHydrated(page, "/my-account/security");
    await page.getByRole("heading", { name: password.heading }).click();
    const change = async (current: string, next: string, again: string | null = next) => {
      await page.getByLabel(password.current, { exact: true }).fill(current);
      await page.getByLabel(password.next, { exact: true }).fill(next);
      const confirm = page.getByLabel(password.confirm, { exact: true });
      if (again === null) await expect(confirm).toHaveCount(0);
      else await confirm.fill(again);
      await page.getByRole("button", { name: password.submit }).click();
    };
    await change("wrong-one", "rainy roofs");
    await expect(page.getByText(security.currentWrong).first()).toBeVisible();
    await change(demoPassword, "rainy roofs", "rainy roof");
    await expect(page.getByText(accounts.passwordMismatch).first()).toBeVisible();
    await change(demoPassword, "password1");
    await expect(page.getByText(accounts.passwordCommon).first()).toBeVisible();
    // F43: in place of a refused one, the next is shown and typed once.
    await change(demoPassword, "rainy roofs", null);
    await expect(page.getByText(security.passwordChanged)).toBeVisible();
    expect(await isOpen(first)).toBe(false);
    await speak(first, language);
    await first.goto("/login");
    await logIn(first, messages, person.email, "rainy roofs");
    await first.waitForURL("**/my-account");
    for (const other of [first, second, third]) await other.context().close();
  });

  test("ERR-01 S13 five wrong passwords are wrong ones; further ones get a time to retry, and the address stays filled in", async ({
    page,
  }) => {
    const person = await newSeeker();
    await speak(page, language);
    await openHydrated(page, "/login");
    const alert = page.getByRole("alert");
    for (let guess = 1; guess <= 6; guess += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await logIn(page, messages, person.email, `guess-${guess}`);
      await answered;
      await expect(alert).toContainText(
        guess <= 5 ? accounts.wrongPassword : accounts.tooManyTries,
      );
    }
    await expect(alert).toContainText(accounts.tryAgain(1));
    await expect(page.getByLabel(accounts.email, { exact: true })).toHaveValue(person.email);
    const expected = "guess-6";
    await expect(page.getByLabel(accounts.password, { exact: true })).toHaveValue(expected);
  });
});

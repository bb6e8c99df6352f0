import { expect } from "@playwright/test";
import { onOwnBoard } from "#e2e/support/board.ts";
import { boardWithMail, choose, expectInvalid, linkTo, mail } from "#e2e/support/email/recovery.ts";
import { open } from "#e2e/support/hydration.ts";
import { ways } from "#e2e/support/languages.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { enter, newSeeker, speak } from "#e2e/support/new-people.ts";

const test = onOwnBoard(boardWithMail);

// One board and one mail server serve the whole file.
test.describe.configure({ mode: "default" });
test.afterAll(() => mail.stop());

for (const { language, scripts, messages, called, tag } of ways) {
  test.describe(called, { tag }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });
    const { forget, sent, reset, done } = messages.recovery;
    const fields = { password: reset.password, confirmPassword: reset.confirm };

    // AUTH-11, AUTH-12, AUTH-13, AUTH-14, AUTH-15, AUTH-16, ERR-04, FRAME-11
    test("a link comes by mail, sets a new password once, and ends the sessions", async ({
      page,
      browser,
      baseURL,
    }) => {
      const person = await newSeeker();
      const elsewhere = await browser.newPage({ baseURL: baseURL ?? "" });
      await enter(elsewhere, person, language);

      await speak(page, language);
      await open(page, "/login", scripts);
      await page.getByRole("link", { name: messages.accounts.login.forgot }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(forget.title);
      const email = page.getByLabel(messages.accounts.email, { exact: true });
      await expect(email).toHaveAttribute("type", "email");
      await expect(email).toHaveAttribute("required", "");
      await email.fill(person.email);
      await page.getByRole("button", { name: forget.submit }).click();
      await expect(page.getByRole("heading", { name: sent.title })).toBeVisible();
      await expect(page.getByText(sent.check)).toBeVisible();
      await expect(page.getByRole("link", { name: forget.backToLogin })).toHaveAttribute(
        "href",
        "/login",
      );

      const link = await linkTo(person.email, messages, language);
      await open(page, link, scripts);
      for (const [name, label] of Object.entries(fields)) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute("name", name);
        await expect(field).toHaveAttribute("required", "");
      }
      const shown = page.getByRole("button", { name: messages.ui.showPassword });
      await expect(shown).toHaveCount(scripts ? 2 : 0);
      await choose(page, messages, "abc", "abd");
      await expect(page.getByText(messages.accounts.passwordMismatch).first()).toBeVisible();
      await choose(page, messages, "abcde", "abcde");
      await expect(page.getByText(messages.accounts.passwordTooShort).first()).toBeVisible();
      const since = Date.now();
      await choose(page, messages, "sixsix", "sixsix");
      await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
      await expect(page.getByRole("link", { name: done.login })).toHaveAttribute("href", "/login");
      await page.waitForURL("**/login");
      expect(Date.now() - since).toBeGreaterThan(2900);

      await logIn(page, messages, person.email);
      await expect(page.getByText(messages.accounts.wrongPassword)).toBeVisible();
      await logIn(page, messages, person.email, "sixsix");
      await page.waitForURL("**/my-account");
      await elsewhere.goto("/my-account");
      await expect(elsewhere).toHaveURL(/\/login\?next=/);
      await elsewhere.close();

      await page.goto(link);
      await expectInvalid(page, messages);
    });
  });
}

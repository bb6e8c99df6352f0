import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { authVerifications } from "../app/areas/accounts/accounts.table.ts";
import { db } from "../app/platform/database.server.ts";
import type { Words } from "../app/words/en/index.ts";
import { type MailReceiver, startMailReceiver } from "../dev/mail-receiver.ts";
import { demoPassword } from "../dev/people.ts";
import { readLetter } from "../dev/read-letter.ts";
import { onOwnBoard } from "./board.ts";
import { held } from "./held-requests.ts";
import { crossed, ways } from "./languages.ts";
import { enter, newSeeker, speak } from "./new-people.ts";
import { open, wake } from "./waking.ts";

const configured = "http://jobs.example";
let mail: MailReceiver;

const test = onOwnBoard(async () => {
  mail = await startMailReceiver();
  return { SMTP_URL: mail.url, BASE_URL: configured };
});

// One board and one mail server serve the whole file.
test.describe.configure({ mode: "default" });
test.afterAll(() => mail.stop());

for (const { language, scripts, words, called } of ways) {
  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });
    const { forget, sent, reset, done } = words.recovery;
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
      await page.getByRole("link", { name: words.accounts.login.forgot }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(forget.title);
      const email = page.getByLabel(words.accounts.email, { exact: true });
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

      const link = linkTo(person.email, words, language);
      await open(page, link, scripts);
      for (const [name, label] of Object.entries(fields)) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveAttribute("name", name);
        await expect(field).toHaveAttribute("required", "");
      }
      const shown = page.getByRole("button", { name: words.ui.showPassword });
      await expect(shown).toHaveCount(scripts ? 2 : 0);
      await choose(page, words, "abc", "abd");
      await expect(page.getByText(words.accounts.passwordMismatch)).toBeVisible();
      await choose(page, words, "abcde", "abcde");
      await expect(page.getByText(words.accounts.passwordTooShort)).toBeVisible();
      const since = Date.now();
      await choose(page, words, "sixsix", "sixsix");
      await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
      await expect(page.getByRole("link", { name: done.login })).toHaveAttribute("href", "/login");
      await page.waitForURL("**/login");
      expect(Date.now() - since).toBeGreaterThan(2900);
      expect(Date.now() - since).toBeLessThan(10_000);

      await logIn(page, words, person.email, demoPassword);
      await expect(page.getByText(words.accounts.wrongPassword)).toBeVisible();
      await logIn(page, words, person.email, "sixsix");
      await page.waitForURL("**/my-account");
      await elsewhere.goto("/my-account");
      await expect(elsewhere).toHaveURL(/\/login\?next=/);
      await elsewhere.close();

      await page.goto(link);
      await expectInvalid(page, words);
    });
  });
}

for (const { language, scripts, words, called } of crossed) {
  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });
    const { sent, reset, invalid } = words.recovery;

    // AUTH-15
    test("a link that is forged, missing or an hour old is invalid", async ({ page }) => {
      const person = await newSeeker();
      await speak(page, language);
      await page.request.post("/forget-password", { form: { email: person.email } });
      const link = linkTo(person.email, words, language);
      await page.goto(link);
      await expect(page.getByLabel(reset.password, { exact: true })).toBeVisible();
      await db
        .update(authVerifications)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(sql`${authVerifications.value} like ${`%${person.id}`}`);
      for (const dead of [link, "/reset-password?token=forged", "/reset-password"]) {
        await page.goto(dead);
        await expectInvalid(page, words);
      }
      await page.getByRole("link", { name: invalid.again }).click();
      await expect(page).toHaveURL("/forget-password");
    });

    // AUTH-12, ERR-17
    test("an unknown address gets the same answer and no letter; without mail all get an error", async ({
      page,
    }) => {
      const person = await newSeeker();
      const unknown = `nobody-${person.id}@example.com`;
      await speak(page, language);
      await open(page, "/forget-password", scripts);
      await ask(page, words, unknown);
      await expect(page.getByRole("heading", { name: sent.title })).toBeVisible();
      expect(mail.letters.filter(({ to }) => to.includes(unknown))).toEqual([]);

      const { port } = mail;
      await mail.stop();
      for (const address of [unknown, person.email]) {
        await open(page, "/forget-password", scripts);
        await ask(page, words, address);
        const box = page.getByRole("alert").filter({ hasText: words.recovery.mailFailed });
        await expect(box).toBeVisible();
        expect(await redness(page)).toBeGreaterThan(0);
        await expect(page.getByLabel(words.accounts.email, { exact: true })).toHaveValue(address);
      }
      mail = await startMailReceiver({ port });
    });
  });
}

for (const { language, words } of ways.filter(({ scripts }) => scripts)) {
  const { forget, reset, resetFailed } = words.recovery;

  // AUTH-11, AUTH-14, AUTH-18
  test(`in ${language} the buttons say that they are busy, and passwords can be shown`, async ({
    page,
  }) => {
    const person = await newSeeker();
    await page.addInitScript(() => {
      document.addEventListener("furas:auth", ({ detail }: CustomEventInit) => {
        document.documentElement.dataset.raised += ` ${detail.event}`;
      });
    });
    await speak(page, language);
    await page.goto("/forget-password");
    await wake(page);
    const released = await held(page, /forget-password/, "POST");
    await ask(page, words, person.email);
    await expect(page.getByRole("button", { name: forget.busy })).toBeDisabled();
    released();
    await expect(page.getByText(words.recovery.sent.check)).toBeVisible();

    await open(page, linkTo(person.email, words, language), true);
    await expect(page.locator("html")).toHaveAttribute("data-raised", /PASSWORD_RECOVERY/);
    const password = page.getByLabel(reset.password, { exact: true });
    await password.fill("sixsix");
    await page.getByRole("button", { name: words.ui.showPassword }).first().click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: words.ui.hidePassword }).click();
    await expect(password).toHaveAttribute("type", "password");
    const releasedToo = await held(page, /reset-password/, "POST");
    await choose(page, words, "sixsix", "sixsix");
    await expect(page.getByRole("button", { name: reset.busy })).toBeDisabled();
    releasedToo();
    await expect(page.getByRole("heading", { name: words.recovery.done.title })).toBeVisible();
  });

  // ERR-17
  test(`in ${language} a password that cannot be stored is said to be so`, async ({ page }) => {
    const person = await newSeeker();
    await speak(page, language);
    await page.request.post("/forget-password", { form: { email: person.email } });
    await page.goto(linkTo(person.email, words, language));
    await db.execute(
      sql`alter table auth_accounts add constraint broken check (password is null) not valid`,
    );
    await choose(page, words, "sixsix", "sixsix");
    await expect(page.getByRole("alert").filter({ hasText: resetFailed })).toBeVisible();
    await db.execute(sql`alter table auth_accounts drop constraint broken`);
    await choose(page, words, "sixsix", "sixsix");
    await expect(page.getByRole("heading", { name: words.recovery.done.title })).toBeVisible();
  });
}

async function expectInvalid(page: Page, { recovery }: Words) {
  await expect(page.getByRole("heading", { name: recovery.invalid.title })).toBeVisible();
  await expect(page.getByText(recovery.linkInvalid)).toBeVisible();
  await expect(page.getByRole("link", { name: recovery.invalid.again })).toHaveAttribute(
    "href",
    "/forget-password",
  );
}

/** The path behind the configured origin that the one letter to an address leads to. */
function linkTo(email: string, { recovery }: Words, language: string): string {
  const letters = mail.letters.filter(({ to }) => to.includes(email));
  expect(letters).toHaveLength(1);
  const { subject, text, html } = readLetter(letters[0]?.source ?? "");
  expect(subject).toBe(recovery.letter.subject);
  expect(text).toContain(recovery.letter.onceOnly);
  expect(html).toContain(`lang="${language}"`);
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? "";
  expect(html).toContain(link);
  const { origin, pathname, search } = new URL(link);
  expect(origin).toBe(configured);
  return pathname + search;
}

async function ask(page: Page, words: Words, email: string) {
  await page.getByLabel(words.accounts.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: words.recovery.forget.submit }).click();
}

async function choose(page: Page, { recovery }: Words, password: string, again: string) {
  await page.getByLabel(recovery.reset.password, { exact: true }).fill(password);
  await page.getByLabel(recovery.reset.confirm, { exact: true }).fill(again);
  await page.getByRole("button", { name: recovery.reset.submit }).click();
}

async function logIn(page: Page, { accounts }: Words, email: string, password: string) {
  await page.getByLabel(accounts.email, { exact: true }).fill(email);
  await page.getByLabel(accounts.password, { exact: true }).fill(password);
  await page.locator("main").getByRole("button", { name: accounts.login.submit }).click();
}

/** How much more red than green the alert's line is, of 255. */
async function redness(page: Page): Promise<number> {
  const colour = await page
    .getByRole("alert")
    .first()
    .evaluate((box) => {
      const context = document
        .createElement("canvas")
        .getContext("2d", { willReadFrequently: true });
      if (!context) return [];
      context.fillStyle = getComputedStyle(box).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
  return (colour[0] ?? 0) - (colour[1] ?? 0);
}

import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { authVerifications } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import {
  ask,
  boardWithMail,
  choose,
  expectInvalid,
  linkTo,
  mail,
  mailOff,
} from "#e2e/support/email/recovery.ts";
import { held } from "#e2e/support/held-requests.ts";
import { hydrate, open, openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish } from "#e2e/support/languages.ts";
import { newSeeker, speak } from "#e2e/support/new-people.ts";
import { PlainBrowser } from "#e2e/without-scripts/plain-browser.ts";

const test = onOwnBoard(boardWithMail);

// One board and one mail server serve the whole file.
test.describe.configure({ mode: "default" });
test.afterAll(() => mail.stop());

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  test.use({ viewport: { width: 390, height: 844 } });
  const { sent, reset, invalid } = messages.recovery;

  // AUTH-15
  test("a link that is forged, missing or an hour old is invalid", async ({ page }) => {
    const person = await newSeeker();
    await speak(page, language);
    await page.request.post("/forget-password", { form: { email: person.email } });
    const link = await linkTo(person.email, messages, language);
    await page.goto(link);
    await expect(page.getByLabel(reset.password, { exact: true })).toBeVisible();
    await db
      .update(authVerifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(sql`${authVerifications.value} like ${`%${person.id}`}`);
    for (const dead of [link, "/reset-password?token=forged", "/reset-password"]) {
      await page.goto(dead);
      await expectInvalid(page, messages);
    }
    await page.getByRole("link", { name: invalid.again }).click();
    await expect(page).toHaveURL("/forget-password");
  });

  // AUTH-12, ERR-17
  test("an unknown address gets the same answer and no email; without mail all get an error", async ({
    page,
  }) => {
    const person = await newSeeker();
    const unknown = `nobody-${person.id}@example.com`;
    await speak(page, language);
    await openHydrated(page, "/forget-password");
    await ask(page, messages, unknown);
    await expect(page.getByRole("heading", { name: sent.title })).toBeVisible();
    expect(mail.emails.filter(({ to }) => to.includes(unknown))).toEqual([]);

    const mailOn = await mailOff();
    for (const address of [unknown, person.email]) {
      await openHydrated(page, "/forget-password");
      await ask(page, messages, address);
      const box = page.getByRole("alert").filter({ hasText: messages.recovery.mailFailed });
      await expect(box).toBeVisible();
      expect(await redness(page)).toBeGreaterThan(0);
      await expect(page.getByLabel(messages.accounts.email, { exact: true })).toHaveValue(address);
    }
    await mailOn();
  });
});

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { forget, reset, resetFailed } = messages.recovery;

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
    await hydrate(page);
    const released = await held(page, /forget-password/, "POST");
    await ask(page, messages, person.email);
    await expect(page.getByRole("button", { name: forget.busy })).toBeDisabled();
    released();
    await expect(page.getByText(messages.recovery.sent.check)).toBeVisible();

    await open(page, await linkTo(person.email, messages, language), true);
    await expect(page.locator("html")).toHaveAttribute("data-raised", /PASSWORD_RECOVERY/);
    const password = page.getByLabel(reset.password, { exact: true });
    await password.fill("sixsix");
    await page.getByRole("button", { name: messages.ui.showPassword }).first().click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: messages.ui.hidePassword }).click();
    await expect(password).toHaveAttribute("type", "password");
    const releasedToo = await held(page, /reset-password/, "POST");
    await choose(page, messages, "sixsix", "sixsix");
    await expect(page.getByRole("button", { name: reset.busy })).toBeDisabled();
    releasedToo();
    await expect(page.getByRole("heading", { name: messages.recovery.done.title })).toBeVisible();
  });

  // ERR-17
  test(`in ${language} a password that cannot be stored is reported`, async ({ page }) => {
    const person = await newSeeker();
    await speak(page, language);
    await page.request.post("/forget-password", { form: { email: person.email } });
    await page.goto(await linkTo(person.email, messages, language));
    await db.execute(
      sql`alter table auth_accounts add constraint broken check (password is null) not valid`,
    );
    await choose(page, messages, "sixsix", "sixsix");
    await expect(page.getByRole("alert").filter({ hasText: resetFailed })).toBeVisible();
    await db.execute(sql`alter table auth_accounts drop constraint broken`);
    await choose(page, messages, "sixsix", "sixsix");
    await expect(page.getByRole("heading", { name: messages.recovery.done.title })).toBeVisible();
  });
});

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

for (const { language, messages } of [inArabic, inEnglish]) {
  const { sent, reset, invalid, forget, linkInvalid, mailFailed } = messages.recovery;

  // AUTH-12, AUTH-15, ERR-17
  test(`in ${language} without scripts a dead link, an unknown address and a mail server that is off are explained`, async ({
    board,
  }) => {
    const reader = await new PlainBrowser(board.origin).speak(language);
    const person = await newSeeker();
    const unknown = `nobody-${person.id}@example.com`;
    const request = async (email: string) => {
      await reader.open("/forget-password");
      await reader.part("main").fill({ email }).press(forget.submit);
    };
    await db.execute(sql`delete from guard.limits`);
    for (const email of [unknown, person.email]) {
      // Where an email failed in the journey before, the board doubts the mail server for half a minute. A
      // browser has twelve requests an hour.
      await expect(async () => {
        await request(email);
        expect(reader.text).toContain(sent.title);
      }).toPass({ intervals: [1000, 16_000], timeout: 40_000 });
    }
    expect(mail.emails.filter(({ to }) => to.includes(unknown))).toEqual([]);
    const link = await linkTo(person.email, messages, language);
    await reader.open(link);
    expect(reader.has(reset.password)).toBe(true);
    await db
      .update(authVerifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(sql`${authVerifications.value} like ${`%${person.id}`}`);
    for (const dead of [link, "/reset-password?token=forged", "/reset-password"]) {
      await reader.open(dead);
      expect([reader.heading, reader.text]).toEqual([
        invalid.title,
        expect.stringContaining(linkInvalid),
      ]);
    }
    await reader.press(invalid.again);
    expect(reader.path).toBe("/forget-password");

    const mailOn = await mailOff();
    for (const email of [unknown, person.email]) {
      await request(email);
      expect([reader.alert, reader.value("email")]).toEqual([
        expect.stringContaining(mailFailed),
        email,
      ]);
    }
    await mailOn();
  });
}

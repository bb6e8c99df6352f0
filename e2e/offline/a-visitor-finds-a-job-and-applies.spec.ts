import { expect, type Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { type AllMessages, messages as english } from "#app/messages/en/index.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { people } from "#demo/people.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { ofOtherLanguage } from "#e2e/support/languages.ts";

const messagesOf: Record<Language, AllMessages> = { ar: arabic, en: english };
const names = {
  ar: { first: "سلمى", last: "الأحمد", cv: "سيرتي الذاتية.pdf" },
  en: { first: "Salma", last: "Al-Ahmad", cv: "My CV.pdf" },
};

/** Each language once, on a phone with scripts and on a computer without; the rehearsal and the other engines walk the same way. */
const visitors = [
  { language: "ar", width: 390, scripts: true },
  { language: "en", width: 1280, scripts: false },
] as const;

for (const { language, width, scripts } of visitors) {
  const how = scripts ? "with scripts" : "without scripts";
  test.describe(`in ${language} at ${width} px ${how}`, { tag: ofOtherLanguage(language) }, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 800 },
      javaScriptEnabled: scripts,
    });

    // FRAME-11, AUTH-04, AUTH-09, APPLY-01, APPLY-02, APPLY-07, APPLY-09, ACCT-07, DASH-04,
    // DASH-05, PERM-06, ERR-03, ERR-07, JOBS-10, I18N-04
    test("a visitor finds a job, registers, applies with a CV, and the company reads it", async ({
      page,
      browser,
    }, info) => {
      const messages = messagesOf[language];
      const name = names[language];
      const email = `salma-${Date.now()}-${info.workerIndex}@example.com`;
      const cv = samplePdf(["Salma Al-Ahmad", email]);

      const job = await findJob(page, language, scripts);
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await page.locator(`main a[href="/apply/${job.id}"]:visible`).first().click();
      await expect(page.getByText(messages.applications.loginFirst)).toBeVisible();
      await page
        .locator("main")
        .getByRole("link", { name: messages.accounts.login.register, exact: true })
        .click();
      await register(page, messages, { ...name, email }, scripts);
      await expect(page.getByText(messages.accounts.created)).toBeVisible();
      await page.waitForURL(`**/apply/${job.id}`);

      const form = messages.applications.apply;
      await expect(page.getByLabel(form.firstName, { exact: true })).toHaveValue(name.first);
      await expect(page.getByLabel(form.email, { exact: true })).toHaveValue(email);
      const letter = "I know the work. أعرف هذا العمل.";
      await page.getByLabel(form.coverLetter).fill(letter);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: name.cv, mimeType: "application/pdf", buffer: Buffer.from(cv) });
      await page.getByRole("button", { name: form.send }).click();
      await expect(page.getByText(messages.applications.done.title).first()).toBeVisible();
      await expect(
        page.getByRole("link", { name: messages.applications.done.backToJob }),
      ).toBeVisible();

      await page.goto("/my-account?tab=applications");
      await expect(page.getByText(job.title).first()).toBeVisible();
      await page.goto(`/apply/${job.id}`);
      await expect(page.getByText(messages.applications.alreadyApplied)).toBeVisible();

      const office = await browser.newPage({
        viewport: { width, height: 800 },
        javaScriptEnabled: scripts,
        acceptDownloads: true,
      });
      await office.goto(`/login?lang=${language}&switch=1`);
      await office.getByLabel(messages.accounts.email, { exact: true }).fill(people.nabil.email);
      await office.getByLabel(messages.accounts.password, { exact: true }).fill(demoPassword);
      await office
        .locator("main")
        .getByRole("button", { name: messages.accounts.login.submit })
        .click();
      await office.waitForURL("**/company-dashboard");
      await office
        .locator("main")
        .getByRole("link", { name: new RegExp(messages.applications.dashboard.applications) })
        .first()
        .click();
      const card = office.locator("article").filter({ hasText: email });
      await expect(card.getByText(`${name.first} ${name.last}`).first()).toBeVisible();
      // The next application to read stands open where there is room.
      const more = card.locator("summary").first();
      if (await more.isVisible()) await more.click();
      const [download] = await Promise.all([
        office.waitForEvent("download"),
        card.locator('a[href^="/documents/"]').first().click(),
      ]);
      expect(download.suggestedFilename()).toBe(name.cv);
      expect(await bytesOf(await download.createReadStream())).toEqual(Buffer.from(cv));
      await office.close();
    });
  });
}

/** Searches for a job of the demo company and opens it. */
async function findJob(page: Page, language: Language, scripts: boolean) {
  await page.goto(`/jobs?lang=${language}&switch=1`);
  if (scripts) await page.waitForLoadState("networkidle");
  const search = page.locator('main input[name="keyword"]:visible').first();
  await search.fill("بردى");
  await search.press("Enter");
  await page.waitForURL(/keyword=/);
  // The list before this one may stand there for a moment, with jobs of others.
  const link = page.locator("main article").filter({ hasText: "بردى" }).locator("h3 a").first();
  const { href, title } = await link.evaluate((element) => ({
    href: element.getAttribute("href"),
    title: (element.textContent ?? "").trim(),
  }));
  await page.locator(`main article h3 a[href="${href}"]`).first().click();
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return { title, id: page.url().split("/").at(-1) ?? "" };
}

async function register(
  page: Page,
  messages: AllMessages,
  person: { first: string; last: string; email: string },
  scripts: boolean,
) {
  const { register: form, place, email, password } = messages.accounts;
  await page.getByLabel(form.firstName, { exact: true }).fill(person.first);
  await page.getByLabel(form.lastName, { exact: true }).fill(person.last);
  await page.getByLabel(email, { exact: true }).fill(person.email);
  await page.getByLabel(form.phone, { exact: true }).fill("0944 123 456");
  await page.getByLabel(place.country, { exact: true }).selectOption("Syria");
  await page.getByLabel(place.province, { exact: true }).selectOption("Aleppo");
  if (!scripts) await page.getByRole("button", { name: place.showLists }).click();
  await page.getByLabel(place.city, { exact: true }).selectOption("Azaz");
  await expect(page.getByLabel(form.firstName, { exact: true })).toHaveValue(person.first);
  await page.getByLabel(password, { exact: true }).fill("six-letters");
  await page.getByLabel(form.confirmPassword, { exact: true }).fill("six-letters");
  await page.locator("#agree").check();
  await page.getByRole("button", { name: form.submit }).click();
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

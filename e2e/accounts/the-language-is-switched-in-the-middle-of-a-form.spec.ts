import { expect, type Locator, type Page } from "@playwright/test";
import { formatDate } from "#app/i18n/format.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish, messagesOf } from "#e2e/support/languages.ts";
import {
  enter,
  newCompany,
  newSeeker,
  originOf,
  rareWord,
  speak,
} from "#e2e/support/new-people.ts";
import { unfoldFields } from "#e2e/support/signed-in.ts";
import { makeJob } from "#test/people.ts";

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const other = otherLanguage(language);

  test.use({ viewport: { width: 390, height: 844 } });

  // I18N-04, I18N-06, I18N-07, FRAME-11
  test("the switch keeps page and parameters, and the choice lasts over pages, visits and sign-in", async ({
    page,
    browser,
    baseURL,
  }) => {
    const word = rareWord();
    const createdAt = new Date("2025-10-09T09:00:00Z");
    const job = await makeJob(await newCompany(), { title: `Clerk ${word}`, createdAt });
    const address = `/jobs?keyword=${word}&category=Accounting+%26+Finance&location=Aleppo`;
    await speak(page, language);
    await openHydrated(page, address);
    await expectCard(page, job.title, language);
    await page.locator("header a[hreflang]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page.locator("html")).toHaveAttribute("dir", other === "ar" ? "rtl" : "ltr");
    const params = new URL(page.url()).searchParams;
    // D42: shared on, the address leaves the language of anyone who opens it.
    expect(new Set(params)).toEqual(new Set(new URL(address, "http://a").searchParams));
    await expectCard(page, job.title, other);

    await page.locator("article h3 a").click();
    await expect(
      page.getByText(messagesOf[other].labels.category["Accounting & Finance"]).first(),
    ).toBeVisible();
    const posted = page.locator('main time[datetime^="2025-10-09"]').first();
    await expect(posted).toHaveText(formatDate(createdAt, other));
    const written = new Intl.DateTimeFormat(other === "ar" ? "ar-EG" : "en-US", {
      dateStyle: "long",
      timeZone: "Asia/Damascus",
    });
    await expect(posted).toHaveText(written.format(createdAt));

    const visit = await browser.newContext({
      baseURL: baseURL ?? "",
      storageState: await page.context().storageState(),
    });
    const again = await visit.newPage();
    await again.goto("/login");
    const { accounts, seekers } = messagesOf[other];
    const seeker = await newSeeker();
    await again.getByLabel(accounts.email, { exact: true }).fill(seeker.email);
    await again.getByLabel(accounts.password, { exact: true }).fill("furas-demo-2026");
    await again
      .locator("main")
      .getByRole("button", { name: accounts.login.submit, exact: true })
      .click();
    await expect(again).toHaveTitle(new RegExp(`^${seekers.account.title} `));
    await visit.close();
  });

  /** What is stored in English is shown in the page's language. */
  async function expectCard(page: Page, title: string, spoken: typeof language) {
    const card = page.locator("article").filter({ hasText: title });
    await expect(card).toHaveCount(1);
    await expect(
      card.getByText(messagesOf[spoken].labels.employmentType["full-time"]),
    ).toBeVisible();
    await expect(card.getByText(spoken === "ar" ? "حلب" : "Aleppo", { exact: true })).toBeVisible();
  }

  // I18N-04
  test(`in ${language} no input is lost that is kept as a draft`, async ({ page }) => {
    const company = await newCompany({ companyName: null });
    const seeker = await newSeeker();
    const job = await makeJob(company);
    const { posting, applications, seekers } = messages;

    await enter(page, company, language);
    await openHydrated(page, "/post-job");
    await typeAndSwitch(page, page.getByLabel(posting.title, { exact: true }), "Baker خبّاز", () =>
      expect(page.getByText(posting.savedOnDevice)).toBeVisible(),
    );
    await expectInput(page, "title", "Baker خبّاز");
    await enter(page, seeker, language);
    await openHydrated(page, `/apply/${job.id}`);
    const letter = page.locator('main [name="coverLetter"]');
    await expect(page.getByText(applications.apply.onDevice)).toBeVisible();
    await typeAndSwitch(page, letter, "I know the work. أعرف العمل.");
    await expectInput(page, "coverLetter", "I know the work. أعرف العمل.");
    await speak(page, language);
    await openHydrated(page, "/my-account");
    await expect(page.getByText(seekers.form.savedOnDevice)).toBeVisible();
    await unfoldFields(page);
    await typeAndSwitch(page, page.locator('main [name="bio"]'), "Half a sent");
    await expectInput(page, "bio", "Half a sent");
    await expect(page.getByText(messagesOf[other].seekers.form.restored)).toBeVisible();
  });
});

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  // D10, I18N-04
  test(`in ${language} a registration goes on in the other language, all but its passwords`, async ({
    page,
  }) => {
    const { accounts } = messages;
    await speak(page, language);
    await openHydrated(page, "/register?type=company");
    const fields = { firstName: "Hala هالة", lastName: "Nur", email: "hala@", phone: "0944" };
    for (const [name, text] of Object.entries(fields)) {
      await page.locator(`main [name="${name}"]`).fill(text);
    }
    await page.getByLabel(accounts.place.province, { exact: true }).selectOption("Aleppo");
    await page.getByLabel(accounts.place.city, { exact: true }).selectOption("Azaz");
    await page.locator('[name="agree"]').check();
    await typeAndSwitch(page, page.locator("#password"), "rainy roofs of Homs");
    for (const [name, text] of Object.entries(fields)) await expectInput(page, name, text);
    await expect(page.locator('[name="userType"][value="company"]')).toBeChecked();
    await expect(page.locator('[name="province"]')).toHaveValue("Aleppo");
    await expect(page.locator('[name="city"]')).toHaveValue("Azaz");
    await expect(page.locator('[name="agree"]')).toBeChecked();
    await expectInput(page, "password", "");
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    // The next person at this device may be another.
    expect(stored).not.toContain("Hala");
    expect(stored).not.toContain("rainy roofs");
  });
});

test("an error page after a form is in its sender's language", async ({ page }) => {
  await speak(page, "en");
  const form = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`field${i}`, "x"]));
  const headers = { origin: await originOf(page) };
  const answer = await page.request.post("/login", { form, headers });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('<html lang="en" dir="ltr"');
});

async function typeAndSwitch(
  page: Page,
  field: Locator,
  text: string,
  untilSaved: () => Promise<void> = async () => {},
) {
  await field.fill(text);
  await untilSaved();
  const html = page.locator("html");
  const before = (await html.getAttribute("lang")) ?? "";
  await page.locator("header a[hreflang]").click();
  await expect(html).not.toHaveAttribute("lang", before);
}

async function expectInput(page: Page, name: string, text: string) {
  await hydrate(page);
  await expect(page.locator(`main [name="${name}"]`)).toHaveValue(text);
}

import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { shortName } from "#app/features/job/short-address.ts";
import { reports as storedReports } from "#app/features/moderation/reports/reports.table.ts";
import { formatDate } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { held } from "#e2e/support/held-requests.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inEnglish, messagesOf } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { jobs: says, labels, ui } = messages;
  const aleppo = language === "ar" ? "حلب" : "Aleppo";

  test.beforeEach(({ page }) => speak(page, language));

  // JOB-01, JOB-03, JOB-04, CONST-08, I18N-06, I18N-07
  test("a job's page says everything about it and its company", async ({ page }) => {
    const word = rareWord();
    const company = await newCompany({
      companyName: `Mill ${word}`,
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      companySize: "201-500",
      companyWebsite: "https://mill.example",
      industry: "agriculture",
    });
    const createdAt = new Date("2025-11-02T09:00:00Z");
    const job = await makeJob(company, {
      title: `Miller ${word}`,
      description: "Grind the wheat.\n\nاطحن القمح.",
      requirements: JSON.stringify(["Strong arms", "صبر"]),
      benefits: JSON.stringify(["Flour"]),
      salaryMin: "1000000",
      salaryMax: "1500000",
      createdAt,
      category: "Engineering",
      employmentType: "contract",
      experienceLevel: "executive",
      applicationDeadline: "2099-05-04",
      contactEmail: "jobs@mill.example",
      companyWebsite: "https://jobs.mill.example/",
    });
    await openHydrated(page, `/jobs/${job.id}`);
    const main = page.locator("main");
    const crumbs = main.getByRole("navigation", { name: ui.breadcrumb }).getByRole("listitem");
    const path = [ui.frame.home, says.title, labels.category.Engineering];
    await expect(crumbs).toHaveText(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
    await expect(page).toHaveTitle(new RegExp(job.title));
    const details = main.locator(".reading-head");
    for (const text of [
      `1,000,000 - 1,500,000 ${labels.currencySign.SYP}`,
      aleppo,
      labels.employmentType.contract,
      labels.category.Engineering,
      labels.experienceLevel.executive,
      formatDate(createdAt, language),
      formatDate("2099-05-04", language),
    ]) {
      await expect(details).toContainText(text);
    }
    await expect(main).toContainText("اطحن القمح.");
    for (const [heading, items] of [
      [says.requirements, ["Strong arms", "صبر"]],
      [says.benefits, ["Flour"]],
    ] as const) {
      const list = main
        .getByRole("heading", { name: heading })
        .locator("xpath=following::ul[1]/li");
      await expect(list).toHaveText([...items]);
    }
    const card = main.locator(".card").filter({ hasText: `Mill ${word}` });
    await expect(card).toContainText(language === "ar" ? "أعزاز" : "Azaz");
    await expect(card).toContainText(says.employees({ size: "201-500" }));
    await expect(card.locator('a[href="https://mill.example/"]')).toBeVisible();
    await expect(card.locator('a[href="https://jobs.mill.example/"]')).toBeVisible();
    await expect(card.locator('a[href="mailto:jobs@mill.example"]')).toBeVisible();
    await card.getByRole("link", { name: says.jobsOfCompany }).click();
    await expect(page).toHaveURL(`/jobs?company=${company.id}`);
    await expect(page.locator("main article h3")).toHaveText([job.title]);
  });

  // D6
  test("a job can be sent on, and reported without an account", async ({
    page,
    context,
    board,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { reports } = messages;
    const job = await makeJob(await newCompany(), { title: "Courier & driver" });
    await openHydrated(page, `/jobs/${job.id}`);
    const share = page.locator("details.share");
    await share.locator("summary").click();
    const whatsapp = share.getByRole("link", { name: says.share.whatsapp });
    const sent = new URL((await whatsapp.getAttribute("href")) ?? "");
    expect(sent.origin).toBe("https://wa.me");
    expect(sent.searchParams.get("text")).toContain("Courier & driver");
    const short = `/j/${shortName(job.id)}`;
    // Marked by its letter, so that the board counts by which way the job was opened.
    expect(sent.searchParams.get("text")).toContain(`${board.origin}/w/${shortName(job.id)}`);
    const telegram = share.getByRole("link", { name: says.share.telegram });
    await expect(telegram).toHaveAttribute("href", /^https:\/\/t\.me\/share\/url\?url=/);
    // The short address stands there to be copied, and leads to the job.
    await expect(share).toContainText(new URL(board.origin).host + short);
    const answer = await page.request.get(short, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/jobs/${job.id}`]);
    // For places without a door: what WhatsApp is given, with the usual address.
    await share.getByRole("button", { name: says.share.copyText }).click();
    await expect(share).toContainText(says.share.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const words = sent.searchParams.get("text")?.replace(`/w/${shortName(job.id)}`, short);
    expect(copied).toBe(words);
    await page.keyboard.press("Escape");
    await expect(share).not.toHaveAttribute("open");

    await page.getByLabel(says.moreActs).click();
    await page.getByRole("link", { name: says.report }).click();
    await expect(page).toHaveURL(`/report/${job.id}`);
    await expect(page.locator("main")).toContainText("Courier & driver");
    await page.getByText(reports.reasons.money.label).click();
    await page.getByLabel(reports.details).fill("They wanted 50,000 first.");
    await page.getByRole("button", { name: reports.send }).click();
    await expect(page).toHaveURL(`/jobs/${job.id}`);
    await expect(page.getByRole("status")).toHaveText(reports.sent);
    const stored = await db.select().from(storedReports).where(eq(storedReports.jobId, job.id));
    expect(stored).toMatchObject([
      { reason: "money", details: "They wanted 50,000 first.", reporterId: null },
    ]);
  });

  // D3
  test("anyone who has applied reads when, and is led to the application instead of to applying", async ({
    page,
  }) => {
    const seeker = await newSeeker();
    const job = await makeJob(await newCompany());
    await applyTo(page, seeker, job.id, language);
    await openHydrated(page, `/jobs/${job.id}`);
    const main = page.locator("main");
    const day = formatDate(new Date(), language, "short");
    await expect(main.locator(".applied")).toContainText(says.appliedOn({ date: day }));
    await expect(main.locator(`a[href^="/apply/"]`)).toHaveCount(0);
    await expect(page.locator(".stick")).toHaveCount(0);
    await main.getByRole("link", { name: says.yourApplication }).click();
    await expect(page).toHaveURL(/\/my-account\?tab=applications&at=[\w-]+#application-/);
  });
});

// JOB-02
test("Apply leads to the form, and tells those who may not apply why", async ({ page }) => {
  const { jobs: says } = messagesOf.en;
  const job = await makeJob(await newCompany());
  const apply = page.locator("aside").getByRole("link", { name: says.apply });
  await speak(page, "en");
  await page.goto(`/jobs/${job.id}`);
  await expect(apply).toHaveAttribute("href", `/apply/${job.id}`);
  await enter(page, await newSeeker(), "en");
  await page.goto(`/jobs/${job.id}`);
  await apply.click();
  await expect(page).toHaveURL(`/apply/${job.id}`);
  for (const [who, why] of [
    [people.nabil, says.companiesCannotApply],
    [people.hala, says.adminsCannotApply],
  ] as const) {
    await enter(page, who, "en");
    await page.goto(`/jobs/${job.id}`);
    const aside = page.locator("aside");
    await expect(aside.getByText(why)).toBeVisible();
    const act = aside.getByText(says.apply, { exact: true });
    await expect(act).toHaveAttribute("aria-disabled", "true");
    await expect(aside.locator(`a[href="/apply/${job.id}"]`)).toHaveCount(0);
  }
});

for (const language of ["ar", "en"] as const) {
  test(`in ${language} the bar to apply has two lines on a phone, with pay and last day`, async ({
    page,
  }) => {
    const pay = { salaryMin: "1200000", salaryMax: "1950000" };
    const job = await makeJob(await newCompany(), { ...pay, applicationDeadline: "2099-05-04" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/jobs/${job.id}?lang=${language}`);
    const texts = page.locator(".stick > div");
    await expect(texts).toContainText("1,950,000");
    const lines = await texts.evaluate((box) => {
      const { lineHeight } = getComputedStyle(box);
      return Math.round(box.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lines).toBe(2);
  });
}

// D23
test("a company's own job on a phone ends with editing it and its applications", async ({
  page,
}) => {
  const { jobs: says } = messagesOf.en;
  const company = await newCompany();
  const job = await makeJob(company);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, company, "en");
  await page.goto(`/jobs/${job.id}`);
  const bar = page.locator(".stick");
  await expect(bar.getByRole("link", { name: says.edit })).toHaveAttribute(
    "href",
    `/edit-job/${job.id}`,
  );
  await bar.getByRole("link", { name: says.ownApplications(0) }).click();
  await expect(page).toHaveURL(`/company-dashboard?tab=applications&job=${job.id}`);
});

// D35
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a job on paper ends with the site's name and its own address", async ({ page }) => {
      const job = await makeJob(await newCompany(), { applicationDeadline: "2099-05-04" });
      await page.goto(`/jobs/${job.id}`);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("footer .logo")).toBeVisible();
      await expect(page.locator("footer nav")).toBeHidden();
      const printed = await page
        .locator("link[rel=canonical]")
        .evaluate((link) => ({
          address: getComputedStyle(link, "::after").content,
          isSeen: link.getBoundingClientRect().height > 0,
        }));
      expect(printed).toEqual({
        address: expect.stringContaining(`/jobs/${job.id}`),
        isSeen: true,
      });
    });
  });
}

// F52, F55
for (const language of ["ar", "en"] as const) {
  test(`in ${language} a visitor's save shows at the press, after a reload too, and its failure is told`, async ({
    page,
  }) => {
    const { saved } = messagesOf[language].offline;
    const job = await makeJob(await newCompany(), { title: `Saddler ${rareWord()}` });
    await speak(page, language);
    await openHydrated(page, `/jobs/${job.id}`);
    const button = page.locator(".save-job button");
    const copy = new RegExp(`/jobs/${job.id}\\?lang=`);
    const copies = () =>
      page.evaluate(async () => (await (await caches.open("furas-saved-1")).keys()).length);
    const release = await held(page, copy);
    await button.click();
    await expect(button).toContainText(saved.saved, { useInnerText: true });
    expect(await copies()).toBe(0);

    // The page is left before the copy is there: the next one shows the mark at once and makes the copy.
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.reload();
    await expect(button.locator(".is-saved")).toBeVisible();
    await expect(button.locator(".not-saved")).toBeHidden();
    await page.unroute(/\.js(\?|$)/);
    release();
    await openHydrated(page, `/jobs/${job.id}`);
    await expect(button).toContainText(saved.saved, { useInnerText: true });
    await expect.poll(copies).toBeGreaterThan(0);

    await button.click();
    await expect(button).toHaveText(saved.save, { useInnerText: true });
    await page.route(copy, (route) => route.abort());
    await button.click();
    await expect(page.getByText(saved.notSaved)).toBeVisible();
    await expect(button.locator(".not-saved")).toBeVisible();
    await expect(button.locator(".is-saved")).toBeHidden();
  });
}

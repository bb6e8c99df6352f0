import { expect, type Page } from "@playwright/test";
import { and, eq, like } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay, formatNumber } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { applyFilters, choose, countOf, facetValue } from "#e2e/support/facets.ts";
import { hydrate, open, openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf, ways } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { newCompany, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

for (const { language, scripts, messages, called } of ways) {
  const { jobs: list, labels, ui } = messages;

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: wide });
    test.beforeEach(({ page }) => speak(page, language));

    // JOBS-04, JOBS-05, JOBS-08, CONST-01, CONST-02, CONST-03
    test("title and count follow the filters, and an empty list is cleared", async ({ page }) => {
      const { word } = await jobsOf("Clerk", 3);
      const { Design } = labels.category;
      await open(page, `/jobs?keyword=${word}`, scripts);
      await expectCount(page, 3);
      const stored = and(like(jobs.title, `%${word}%`), eq(jobs.status, "active"));
      expect(await db.$count(jobs, stored)).toBe(3);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${list.count(3)}: ${word}`);
      await expect(page).toHaveTitle(`${list.count(3)}: ${word} | ${ui.frame.site}`);

      const filters = page.locator("#filters");
      const { freelance, ...offered } = labels.employmentType;
      for (const [legend, values] of [
        [list.category, labels.category],
        [list.type, offered],
        [list.level, labels.experienceLevel],
      ] as const) {
        const group = filters.getByRole("group", { name: legend, exact: true });
        const shown = await group.locator(".check > span:not(.num)").allTextContents();
        expect(shown.toSorted()).toEqual(Object.values(values).toSorted());
      }
      await expect(filters.getByText(freelance)).toHaveCount(0);

      await choose(page, "category", "Accounting & Finance");
      await applyFilters(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        list.titleIn({ category: labels.category["Accounting & Finance"] }),
      );
      await expectCount(page, 3);
      await choose(page, "category", "Accounting & Finance", false);
      await choose(page, "category", "Design");
      await applyFilters(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        list.titleIn({ category: Design }),
      );
      await expectCount(page, 0);
      await expect(page.getByRole("heading", { name: list.none })).toBeVisible();
      await page.locator(".empty").getByRole("link", { name: list.clearFilters }).click();
      await expect(page).toHaveURL("/jobs");
      await expect(page.locator("main article")).toHaveCount(12);
    });

    // The others are in e2e/without-scripts.
    if (!scripts) return;

    // JOBS-06, FRAME-11
    test("the list is sorted in four orders and shown as a list or a grid", async ({ page }) => {
      const word = rareWord();
      const companies = [
        await newCompany({ companyName: `Bakery ${word}` }),
        await newCompany({ companyName: `Archive ${word}` }),
      ];
      for (const [place, letter] of ["M", "A", "Z"].entries()) {
        const company = companies[place % 2];
        const createdAt = new Date(Date.UTC(2025, 5, place + 1));
        if (company) await makeJob(company, { title: `${letter} ${word}`, createdAt });
      }
      const firstLetters = { newest: "ZAM", oldest: "MAZ", title: "AMZ" } as const;
      for (const [sort, order] of Object.entries(firstLetters)) {
        await openHydrated(page, `/jobs?keyword=${word}`);
        const titles = page.locator("main article h3");
        await expect(titles).toHaveCount(3);
        await page.locator('.tools select[name="sort"]').selectOption(sort);
        await expect(titles).toHaveText([...order].map((letter) => `${letter} ${word}`));
        await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
      }
      await openHydrated(page, `/jobs?keyword=${word}`);
      await page.locator('.tools select[name="sort"]').selectOption("company");
      await expect(page.locator("main article .job-co").first()).toHaveText(`Archive ${word}`);
      await openHydrated(page, `/jobs?location=Aleppo`);
      await expect(page.locator('.tools select[name="sort"]')).toHaveValue("");
      const newest = page.locator('.tools select[name="sort"] option').first();
      await expect(newest).toHaveText(list.sorts.newest);

      await expect(page.locator("main .jobs-list")).toBeVisible();
      const toggle = page.getByRole("group", { name: list.view });
      await toggle.getByRole("link", { name: ui.asGrid }).click();
      await expect(page.locator("main .jobs-grid")).toBeVisible();
      await expect(page).toHaveURL(/view=grid/);
      await toggle.getByRole("link", { name: ui.asList }).click();
      await expect(page.locator("main .jobs-list")).toBeVisible();
      await expect(page.locator("main .jobs-grid")).toHaveCount(0);
    });

    // JOBS-09, FRAME-11
    test("Load More adds the next twelve without repeats and goes when all are there", async ({
      page,
    }) => {
      const { word } = await jobsOf("Driver", 27);
      await openHydrated(page, `/jobs?keyword=${word}`);
      const links = page.locator("main article h3 a");
      const more = page.getByRole("link", { name: ui.loadMore });
      for (const shown of [12, 24, 27]) {
        await expect(links).toHaveCount(shown);
        const of = { shown: formatNumber(shown), total: "27" };
        await expect(page.locator(".load-more").getByText(ui.shownOf(of))).toBeVisible();
        if (shown < 27) await more.click();
      }
      await expect(more).toHaveCount(0);
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      expect(new Set(addresses).size).toBe(27);
    });

    test("a filtered list that begins with the same jobs goes on with its own", async ({
      page,
    }) => {
      const { word, company } = await jobsOf("Diver", 13);
      const older = new Date(Date.now() - 3_600_000);
      for (const employmentType of ["contract", "full-time"] as const)
        await makeJob(company, { title: `Diver ${word}`, employmentType, createdAt: older });
      await openHydrated(page, `/jobs?keyword=${word}&sort=newest`);
      const links = page.locator("main article h3 a");
      await page.getByRole("link", { name: ui.loadMore }).click();
      await expect(links).toHaveCount(15);
      await choose(page, "jobType", "full-time");
      await expectCount(page, 14);
      await expect(links).toHaveCount(12);
    });

    // JOBS-03
    test("a company's jobs are found by its id and by its name, and it is named", async ({
      page,
    }) => {
      const { company, name } = await jobsOf("Tailor", 2);
      for (const companyParam of [company.id, name]) {
        await page.goto(`/jobs?company=${encodeURIComponent(companyParam)}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        await expectCount(page, 2);
      }
    });

    test("a category's rare filters unfold in place, and without scripts the advanced search has them", async ({
      page,
    }) => {
      await open(page, "/category/Law", scripts);
      const more = page.locator("#filters").getByRole("link", { name: list.moreFilters });
      await more.click();
      if (scripts) {
        await expect(page.locator("#filters details[open] > summary")).toBeFocused();
        await expect(page.locator("#filters #salaryMin")).toBeVisible();
      } else {
        await expect(page).toHaveURL("/advanced-search?category=Law");
        await expect(page.locator("main [name=category]").first()).toBeAttached();
      }
    });

    // JOBS-12, I18N-08, DATA-07
    test("a card describes a job, with its badges, and the beginning of the description", async ({
      page,
    }) => {
      await page.setViewportSize(narrow);
      const word = rareWord();
      const tomorrow = damascusDay(new Date(Date.now() + 24 * 60 * 60 * 1000));
      await makeJob(await newCompany({ companyName: `Press ${word}` }), {
        title: `Printer ${word}`,
        description: `${"Ink, paper and ".repeat(15)}patience. Nothing else.`,
        employmentType: "freelance",
        salaryMin: "1000000",
        salaryMax: "1500000",
        applicationDeadline: tomorrow,
      });
      await page.goto(`/jobs?keyword=${word}`);
      const card = page.locator("main article");
      const texts = [`Printer ${word}`, `Press ${word}`, language === "ar" ? "حلب" : "Aleppo"];
      texts.push("1,000,000 - 1,500,000", labels.currencySign.SYP, labels.employmentType.freelance);
      texts.push(list.newSince[0] ?? "", list.badgeUrgent, list.daysLeft(1));
      for (const text of texts) await expect(card).toContainText(text);
      const description = card.locator(".job-desc");
      await expect(description).toHaveCSS("-webkit-line-clamp", "2");
      const lines = await description.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      await expect(description).toContainText("Ink, paper and Ink, paper");
    });

    async function expectCount(page: Page, number: number) {
      await expect(page.locator("main p[role=status]").first()).toContainText(list.count(number));
    }
  });
}

// JOBS-07
test("one Back leaves the list, however often it was filtered", async ({ page }) => {
  const { word } = await jobsOf("Weaver", 2);
  const { ui } = messagesOf.en;
  await page.setViewportSize(wide);
  await speak(page, "en");
  await openHydrated(page, "/companies");
  await page.locator("header").getByRole("link", { name: ui.frame.jobs, exact: true }).click();
  await page.waitForURL("**/jobs");
  const search = page.locator('main input[name="keyword"]:visible');
  await search.fill(word);
  await search.press("Enter");
  await expect(page.locator("main article")).toHaveCount(2);
  await choose(page, "jobType", "full-time");
  await applyFilters(page);
  await page.waitForURL(/jobType=full-time/);
  await page.locator('.tools select[name="sort"]').selectOption("oldest");
  await page.waitForURL(/sort=oldest/);
  await page.getByRole("link", { name: ui.asGrid }).click();
  await page.waitForURL(/view=grid/);
  await page.locator(".chips a").first().click();
  await page.waitForURL((url) => !url.searchParams.has("jobType"));
  await page.goBack();
  await expect(page).toHaveURL("/companies");
});

// D5
test("beside the list each choice applies at once, keeps the focus and counts again", async ({
  page,
}) => {
  const { word } = await jobsOf("Potter", 2);
  const { jobs: list } = messagesOf.en;
  await page.setViewportSize(wide);
  await speak(page, "en");
  await openHydrated(page, "/companies");
  await page.goto(`/jobs?keyword=${word}`);
  await hydrate(page);
  await expect(page.locator("#filters .sheet-foot button")).toBeHidden();
  await choose(page, "workArrangement", "remote");
  await page.waitForURL(/workArrangement=remote/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${list.count(0)}`));
  await expect(facetValue(page, "workArrangement", "remote")).toBeFocused();
  await expect(countOf(page, "jobType", "full-time")).toHaveText("0");
  await choose(page, "workArrangement", "remote", false);
  await expect(page).toHaveURL(`/jobs?keyword=${word}`);
  await expect(facetValue(page, "workArrangement", "remote")).toBeFocused();
  await expect(countOf(page, "jobType", "full-time")).toHaveText("2");
  await page.goBack();
  await expect(page).toHaveURL("/companies");
});

// D5, JOBS-07
test("in the phone's sheet the button counts the matching jobs, and unapplied choices go", async ({
  page,
}) => {
  const { word } = await jobsOf("Glazier", 3);
  const { jobs: list } = messagesOf.en;
  await page.setViewportSize(narrow);
  await speak(page, "en");
  await openHydrated(page, `/jobs?keyword=${word}`);
  await page.locator(".short-filters").getByRole("link", { name: list.filtersShort }).click();
  const button = page.locator("#filters .sheet-foot button");
  await expect(button).toHaveText(list.showCount(3));
  await choose(page, "jobType", "remote");
  await expect(button).toHaveText(list.showCount(0));
  await choose(page, "jobType", "full-time");
  await expect(button).toHaveText(list.showCount(3));
  await expect(page).toHaveURL(`/jobs?keyword=${word}`);
  await page.keyboard.press("Escape");
  await page.locator('.tools select[name="sort"]').selectOption("oldest");
  await page.waitForURL(/sort=oldest/);
  await expect(facetValue(page, "jobType", "remote")).not.toBeChecked();
});

// WCAG 2.1.2, 2.4.3
test("the phone's sheet opened before scripts run has the focus once they do, and Escape gives it back", async ({
  page,
}) => {
  const { word } = await jobsOf("Tiler", 2);
  await page.setViewportSize(narrow);
  await speak(page, "en");
  await page.goto(`/jobs?keyword=${word}`);
  const link = page
    .locator(".short-filters")
    .getByRole("link", { name: messagesOf.en.jobs.filtersShort });
  await link.click();
  await expect(page).toHaveURL(/#filters$/);
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator(":focus")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(sheet.locator(".sheet-foot button")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sheet.locator(".sheet-head :focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#filters")).toBeHidden();
  await expect(link).toBeFocused();
});

// D28, R24
test("freelance is offered while there are such jobs", async ({ page }) => {
  const word = rareWord();
  const company = await newCompany({ companyName: `Free ${word}` });
  await makeJob(company, { title: `Writer ${word}`, employmentType: "freelance" });
  await makeJob(company, { title: `Writer ${word}` });
  await page.goto(`/jobs?keyword=${word}&jobType=full-time`);
  await expect(countOf(page, "jobType", "freelance")).toHaveText("1");
});

test("on a phone in English an urgent closing stands beside the pay", async ({ page }) => {
  const word = rareWord();
  await makeJob(await newCompany(), {
    title: `Binder ${word}`,
    salaryMin: "450000",
    salaryMax: "900000",
    payPeriod: "month",
    applicationDeadline: damascusDay(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)),
  });
  await page.setViewportSize(narrow);
  await speak(page, "en");
  await page.goto(`/jobs?keyword=${word}`);
  const boxOf = (part: string) => page.locator(`main article ${part}`).boundingBox();
  const [pay, closing] = await Promise.all([boxOf(".pay"), boxOf(".till.soon")]);
  expect(closing?.y).toBeLessThan((pay?.y ?? 0) + (pay?.height ?? 0));
});

// D4, D33
test("a card's mark saves the job, and its text begins at the start of its language", async ({
  page,
}) => {
  const word = rareWord();
  await makeJob(await newCompany({ companyName: `Press ${word}` }), {
    title: `طابع ${word}`,
    description: "نبحث عن طابع يعرف الآلات القديمة والجديدة ويحب عمله.",
  });
  const { offline } = messagesOf.en;
  await speak(page, "en");
  await openHydrated(page, `/jobs?keyword=${word}`);
  const card = page.locator("main article");
  const gap = await card.locator(".job-desc").evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map((line) => line.right);
    return element.getBoundingClientRect().right - Math.max(...lines);
  });
  expect(Math.abs(gap)).toBeLessThanOrEqual(1);
  const mark = card.getByRole("button", { name: offline.saved.saveMark });
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await page.goto("/saved-jobs");
  await expect(card).toContainText(`طابع ${word}`);
});

// D3
test("a card shows to its reader alone that they have applied", async ({ page }) => {
  const { jobs: list } = messagesOf.en;
  const { word } = await jobsOf("Roofer", 2);
  const [job] = await db
    .select()
    .from(jobs)
    .where(like(jobs.title, `Roofer ${word} 0`));
  const seeker = await newSeeker();
  await speak(page, "en");
  await page.goto(`/jobs?keyword=${word}`);
  await expect(page.locator(".till.did")).toHaveCount(0);
  await applyTo(page, seeker, job?.id ?? "", "en");
  await page.goto(`/jobs?keyword=${word}`);
  await expect(page.locator("main article").filter({ hasText: `${word} 0` })).toContainText(
    list.applied,
  );
  await expect(page.locator(".till.did")).toHaveCount(1);
});

/** Jobs of a new company, one minute apart, with a word that stands in no other job. */
async function jobsOf(title: string, number: number) {
  const word = rareWord();
  const name = `Workshop ${word} & Sons`;
  const company = await newCompany({ companyName: name });
  for (let place = 0; place < number; place += 1) {
    const createdAt = new Date(Date.now() - place * 60_000);
    await makeJob(company, { title: `${title} ${word} ${place}`, createdAt });
  }
  return { word, name, company };
}

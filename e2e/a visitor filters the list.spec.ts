import { expect, type Page } from "@playwright/test";
import { and, eq, like } from "drizzle-orm";
import { jobs } from "../app/areas/jobs/jobs.table.ts";
import { db } from "../app/platform/database.server.ts";
import { formatDate, formatNumber } from "../app/platform/format.ts";
import { makeJob } from "../dev/test-people.ts";
import { test } from "./board.ts";
import { crossed, ways, wordsOf } from "./languages.ts";
import { newCompany, rareWord, speak } from "./new-people.ts";
import { open, openAwake } from "./waking.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

for (const { language, scripts, words, called } of crossed) {
  const { jobs: list, labels, ui } = words;

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: wide });
    test.beforeEach(({ page }) => speak(page, language));

    // JOBS-04, JOBS-05, JOBS-08, CONST-01, CONST-02, CONST-03
    test("title and count follow the filters, and an empty list is cleared", async ({ page }) => {
      const { word } = await jobsOf("Clerk", 3);
      const { Design } = labels.category;
      await open(page, `/jobs?keyword=${word}`, scripts);
      await expectFound(page, 3);
      const stored = and(like(jobs.title, `%${word}%`), eq(jobs.status, "active"));
      expect(await db.$count(jobs, stored)).toBe(3);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(list.title);

      const filters = page.locator("#filters");
      const categories = filters.locator('select[name="category"] option:not([value=""])');
      await expect(categories).toHaveText(Object.values(labels.category));
      const { freelance, ...offered } = labels.employmentType;
      await expect(filters.getByRole("radio", { name: list.any })).toHaveCount(2);
      for (const label of Object.values(offered)) {
        await expect(filters.getByRole("radio", { name: label, exact: true })).toHaveCount(1);
      }
      await expect(filters.getByRole("radio", { name: freelance })).toHaveCount(0);
      for (const label of Object.values(labels.experienceLevel)) {
        await expect(filters.getByRole("radio", { name: label, exact: true })).toHaveCount(1);
      }

      await filters.locator('select[name="category"]').selectOption("Accounting & Finance");
      await filters.getByRole("button", { name: list.showResults }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        list.titleIn({ category: labels.category["Accounting & Finance"] }),
      );
      await expectFound(page, 3);
      await filters.locator('select[name="category"]').selectOption("Design");
      await filters.getByRole("button", { name: list.showResults }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        list.titleIn({ category: Design }),
      );
      await expectFound(page, 0);
      await expect(page.getByRole("heading", { name: list.none })).toBeVisible();
      await page.locator(".empty").getByRole("link", { name: list.clearFilters }).click();
      await expect(page).toHaveURL("/jobs");
      await expect(page.locator("main article")).toHaveCount(12);
    });

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
      const orders = { newest: "ZAM", oldest: "MAZ", title: "AMZ" } as const;
      for (const [sort, order] of Object.entries(orders)) {
        await open(page, `/jobs?keyword=${word}`, scripts);
        const titles = page.locator("main article h3");
        await expect(titles).toHaveCount(3);
        await page.locator('.tools select[name="sort"]').selectOption(sort);
        if (!scripts) await page.getByRole("button", { name: list.sortAct, exact: true }).click();
        await expect(titles).toHaveText([...order].map((letter) => `${letter} ${word}`));
        await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
      }
      await open(page, `/jobs?keyword=${word}`, scripts);
      await page.locator('.tools select[name="sort"]').selectOption("company");
      if (!scripts) await page.getByRole("button", { name: list.sortAct, exact: true }).click();
      await expect(page.locator("main article .job-co").first()).toHaveText(`Archive ${word}`);
      await open(page, `/jobs?location=Aleppo`, scripts);
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
      await open(page, `/jobs?keyword=${word}`, scripts);
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

    // JOBS-03
    test("a company's jobs are found by its id and by its name, and it is named", async ({
      page,
    }) => {
      const { company, name } = await jobsOf("Tailor", 2);
      for (const asked of [company.id, name]) {
        await page.goto(`/jobs?company=${encodeURIComponent(asked)}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
        await expectFound(page, 2);
      }
    });

    // JOBS-12, I18N-08, DATA-07
    test("a card says what a job is, with its badges, and two lines of the description", async ({
      page,
    }) => {
      await page.setViewportSize(narrow);
      const word = rareWord();
      const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const job = await makeJob(await newCompany({ companyName: `Press ${word}` }), {
        title: `Printer ${word}`,
        description: "Ink, paper and patience. ".repeat(30),
        employmentType: "freelance",
        ...{ salaryMin: "1000000", salaryMax: "1500000", applicationDeadline: tomorrow },
      });
      await page.goto(`/jobs?keyword=${word}`);
      const card = page.locator("main article");
      const said = [`Printer ${word}`, `Press ${word}`, language === "ar" ? "حلب" : "Aleppo"];
      said.push("1,000,000 - 1,500,000", "ل.س", labels.employmentType.freelance);
      said.push(formatDate(job.createdAt, language, "short"), list.badgeNew, list.badgeUrgent);
      for (const text of said) await expect(card).toContainText(text);
      const description = card.locator(".job-desc");
      await expect(description).toHaveCSS("-webkit-line-clamp", "2");
      const lines = await description.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      expect(Math.round(lines)).toBe(2);
    });

    async function expectFound(page: Page, number: number) {
      await expect(page.locator("main p[role=status]").first()).toHaveText(list.found(number));
    }
  });
}

for (const { language, scripts, words, called } of ways) {
  const { jobs: list, labels, browse } = words;
  const fields = [
    ...["keyword", "jobTitle", "company", "location", "country", "province", "city", "category"],
    ...["jobType", "experienceLevel", "salaryMin", "salaryMax", "currency", "postedWithin"],
    ...["workArrangement", "companySize", "industry"],
  ];

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: narrow });
    test.beforeEach(({ page }) => speak(page, language));

    // SEARCH-01, SEARCH-03, SEARCH-04, CONST-01, CONST-02, CONST-03, CONST-04, CONST-05, CONST-06,
    // DATA-12, FRAME-11
    test("the advanced search asks for seventeen things and sends only what is filled in", async ({
      page,
    }) => {
      const word = rareWord();
      const company = await newCompany({ industry: "banking", companySize: "501-1000" });
      const placed = { location: "Azaz, Aleppo, Syria", placeId: "syria/aleppo/azaz" };
      const title = `Teller ${word}`;
      const pay = { salaryMin: "9000", currency: "TRY" };
      await makeJob(company, { title, ...placed, ...pay, workArrangement: "hybrid" });
      await open(page, "/advanced-search", scripts);
      const form = page.locator("main form");
      const field = (name: string) => form.locator(`[name="${name}"]`);
      for (const name of fields) await expect(field(name)).toBeVisible();
      const { freelance, ...types } = labels.employmentType;
      const { SYP, ...currencies } = labels.currency;
      for (const [name, options] of [
        ["category", Object.values(labels.category)],
        ["jobType", Object.values(types)],
        ["experienceLevel", Object.values(labels.experienceLevel)],
        ["currency", Object.values(currencies)],
        ["postedWithin", [1, 3, 7, 14, 30].map((days) => list.days(days))],
        ["workArrangement", Object.values(labels.workArrangement)],
        ["companySize", Object.values(list.size)],
        ["industry", Object.values(labels.industry)],
      ] as const) {
        await expect(field(name).locator('option:not([value=""])')).toHaveText([...options]);
      }
      await expect(field("currency").locator('option[value=""]')).toHaveText(SYP);

      await expect(field("province")).toBeDisabled();
      await expect(field("city")).toBeDisabled();
      await expect(field("country").locator('option:not([value=""])')).toHaveCount(10);
      await choosePlace(page, "Syria", "Aleppo");
      await expect(field("province").locator('option:not([value=""])')).toHaveCount(14);
      await field("city").selectOption("Azaz");
      if (scripts) {
        await field("province").selectOption("Homs");
        await expect(field("city")).toHaveValue("");
        await field("country").selectOption("Egypt");
        await expect(field("province")).toHaveValue("");
        await expect(field("city")).toBeDisabled();
      } else {
        await field("country").selectOption("Egypt");
        await page.getByRole("button", { name: browse.advanced.showLists }).click();
        await expect(field("province")).toHaveValue("");
        await expect(field("city")).toBeDisabled();
      }
      await choosePlace(page, "Syria", "Aleppo");
      await field("city").selectOption("Azaz");
      await field("jobTitle").fill(word);
      await field("currency").selectOption("TRY");
      await field("workArrangement").selectOption("hybrid");
      await field("companySize").selectOption("large");
      await field("industry").selectOption("banking");
      await form.getByRole("button", { name: browse.advanced.search, exact: true }).click();
      await page.waitForURL((url) => url.pathname === "/jobs" && !url.search.includes("keyword="));
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        jobTitle: word,
        ...{ country: "Syria", province: "Aleppo", city: "Azaz", currency: "TRY" },
        ...{ workArrangement: "hybrid", companySize: "large", industry: "banking" },
      });
      await expect(page.locator("main article h3")).toHaveText([title]);

      await open(page, `/advanced-search${new URL(page.url()).search}`, scripts);
      await expect(field("jobTitle")).toHaveValue(word);
      await expect(field("city")).toHaveValue("Azaz");
      await form.getByRole("link", { name: browse.advanced.clear }).click();
      await expect(field("jobTitle")).toHaveValue("");
      for (const name of fields) await expect(field(name)).toHaveValue("");
    });

    async function choosePlace(page: Page, country: string, province: string) {
      const show = page.getByRole("button", { name: browse.advanced.showLists });
      await page.locator('main [name="country"]').selectOption(country);
      if (!scripts) await show.click();
      await page.locator('main [name="province"]').selectOption(province);
      if (!scripts) await show.click();
    }
  });
}

for (const language of ["ar", "en"] as const) {
  const { jobs: list } = wordsOf[language];

  // SEARCH-02
  test(`in ${language} the list offers the advanced filters too, filled in, and they work`, async ({
    page,
  }) => {
    const word = rareWord();
    const company = await newCompany({ companyName: `Bank ${word}`, companySize: "1-10" });
    await makeJob(company, { title: `Teller ${word}`, salaryMin: "500", currency: "USD" });
    await makeJob(company, { title: `Guard ${word}`, employmentType: "remote" });
    const filled = {
      ...{ jobTitle: "Teller", company: `Bank ${word}`, country: "Syria", province: "Aleppo" },
      ...{ city: "Aleppo", salaryMin: "400", salaryMax: "600", currency: "USD" },
      ...{ postedWithin: "1", workArrangement: "office", companySize: "startup" },
    };
    await speak(page, language);
    await page.setViewportSize(wide);
    await openAwake(page, `/jobs?${new URLSearchParams(filled)}`);
    const filters = page.locator("#filters");
    for (const [name, value] of Object.entries(filled)) {
      await expect(filters.locator(`[name="${name}"]:visible`)).toHaveValue(value);
    }
    await expect(page.locator("main article h3")).toHaveText([`Teller ${word}`]);
    for (const name of ["jobTitle", "salaryMin", "salaryMax"]) {
      await filters.locator(`[name="${name}"]`).fill("");
    }
    await filters.locator('[name="currency"]').selectOption({ index: 0 });
    await filters.locator('[name="workArrangement"]').selectOption("remote");
    await filters.getByRole("button", { name: list.showResults }).click();
    await expect(page.locator("main article h3")).toHaveText([`Guard ${word}`]);
  });
}

// JOBS-07
test("one Back leaves the list, however often it was filtered", async ({ page }) => {
  const { word } = await jobsOf("Weaver", 2);
  const { jobs: list, ui } = wordsOf.en;
  await page.setViewportSize(wide);
  await speak(page, "en");
  await openAwake(page, "/companies");
  await page.locator("header").getByRole("link", { name: ui.frame.jobs, exact: true }).click();
  await page.waitForURL("**/jobs");
  const search = page.locator('main input[name="keyword"]:visible');
  await search.fill(word);
  await search.press("Enter");
  await expect(page.locator("main article")).toHaveCount(2);
  await page.locator("#filters").getByRole("radio", { name: "Full-time" }).check();
  await page.locator("#filters").getByRole("button", { name: list.showResults }).click();
  await page.waitForURL(/jobType=full-time/);
  await page.locator('.tools select[name="sort"]').selectOption("oldest");
  await page.waitForURL(/sort=oldest/);
  await page.getByRole("link", { name: ui.asGrid }).click();
  await page.waitForURL(/view=grid/);
  await page.locator(".chips a").first().click();
  await page.waitForURL((url) => !url.searchParams.has("keyword"));
  await page.goBack();
  await expect(page).toHaveURL("/companies");
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

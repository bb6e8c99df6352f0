import { expect } from "@playwright/test";
import { and, eq, ne, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { countries, syria } from "#app/features/places/place.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoData } from "#demo/demo-data.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inEnglish } from "#e2e/support/languages.ts";
import { newCompany, rareWord, speak } from "#e2e/support/new-people.ts";
import {
  active,
  addresses,
  asStored,
  countsBy,
  newest,
  sectionOf,
  within,
} from "#e2e/support/stored-jobs.ts";
import { makeJob } from "#test/people.ts";

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { place: places, category: categoryTexts } = messages.browse;
  const { labels, ui } = messages;

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => speak(page, language));

  // PROV-03, PROV-04, PROV-06, PROV-07, PROV-09
  test("a governorate shows its jobs, figures, categories and cities, and searches within", async ({
    page,
  }) => {
    const word = rareWord();
    const azaz = { placeId: "syria/aleppo/azaz", location: "أعزاز, حلب, سوريا" };
    const company = await newCompany();
    await makeJob(company, { title: `Guard ${word}`, ...azaz });
    await makeJob(company, { title: `Driver ${word}` });
    await openHydrated(page, "/syria/aleppo");
    const aleppo = syria.provinces.find(({ en }) => en === "Aleppo");
    const name = aleppo?.[language] ?? "";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      places.heading({ place: name }),
    );
    await asStored(async () => {
      const before = await placeTexts("syria/aleppo");
      await page.reload();
      const stated = await page.locator("main dl dt").allTextContents();
      const figures = await page.locator("main dl dd").allTextContents();
      const latest = await addresses(sectionOf(page, places.latest).locator("h3 a"));
      expect(await placeTexts("syria/aleppo")).toEqual(before);
      expect({ stated, figures, latest }).toEqual({
        stated: [
          places.activeJobs(before.count),
          places.companies(150),
          places.jobSeekers(2000),
          places.categories(12),
        ],
        figures: [formatNumber(before.count), "150+", "2,000+", "12"],
        latest: before.latest,
      });
    });
    // PROV-07: none of them is hidden on a phone.
    const latestOnPhone = sectionOf(page, places.latest).locator("h3 a");
    expect(await latestOnPhone.filter({ visible: true }).count()).toBe(await latestOnPhone.count());
    const popular = sectionOf(page, places.popularCategories).locator("li a");
    expect(await popular.count()).toBeGreaterThan(0);
    expect(await popular.count()).toBeLessThanOrEqual(6);
    for (const link of await addresses(popular)) expect(link).toMatch(/^\/category\/[A-Z]/);
    await expect(page.getByRole("link", { name: messages.browse.viewAll })).toHaveAttribute(
      "href",
      "/syria/jobs?location=Aleppo",
    );

    await expect(page.locator(".standing svg")).toBeVisible();
    await expect(page.locator(".map .here")).toHaveAttribute("href", "/syria/Aleppo");
    const others = sectionOf(page, places.otherGovernorates);
    await others.locator("summary").click();
    await expect(others.getByRole("link")).toHaveText(
      syria.provinces.map((province) => province[language]),
    );

    const chips = page.getByRole("list", { name: places.popularCities }).getByRole("link");
    await expect(chips).toHaveCount(4);
    const form = page.locator("main form");
    const city = form.locator('[name="location"]');
    await expect(city.locator("option")).toHaveText([
      places.allCities,
      ...(aleppo?.cities ?? []).map((each) => each[language]),
    ]);
    await form.locator("[name=keyword]").fill(word);
    await form.getByRole("button", { name: messages.browse.searchAct }).click();
    await expect(page).toHaveURL(`/syria/jobs?keyword=${word}&location=Aleppo`);
    await expect(page.locator("main article h3")).toHaveCount(2);
    await openHydrated(page, "/syria/aleppo");
    await form.locator("[name=keyword]").fill(word);
    await city.selectOption("Azaz");
    await form.getByRole("button", { name: messages.browse.searchAct }).click();
    await expect(page).toHaveURL(`/syria/jobs?keyword=${word}&location=Azaz`);
    await expect(page.locator("main article h3")).toHaveText([`Guard ${word}`]);

    await openHydrated(page, "/syria/aleppo");
    const first = chips.first();
    const [label] = await first.locator("bdi").allTextContents();
    await first.click();
    await page.waitForURL(/\/syria\/jobs\?location=/);
    for (const card of await page.locator("main article").all()) {
      await expect(card.locator(".dots")).toContainText(label ?? "");
    }
  });

  // PROV-01, PROV-02, PROV-08
  test("countries show their provinces; one without jobs and one that is none say so", async ({
    page,
  }) => {
    for (const id of ["syria", "egypt"]) {
      const country = countries.find((each) => each.id === id);
      await openHydrated(page, `/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        places.heading({ place: country?.[language] ?? "" }),
      );
      await expect(page.locator('main [name="location"] option:not([value=""])')).toHaveText(
        (country?.provinces ?? []).map((province) => province[language]),
      );
    }
    const province = countries.find(({ id }) => id === "oman")?.provinces[0];
    await openHydrated(page, `/oman/${province?.en}`);
    const none = sectionOf(page, places.latest);
    await expect(none.getByRole("heading", { name: messages.jobs.none })).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: places.advanced })).toHaveAttribute(
      "href",
      "/advanced-search",
    );
    const answer = await page.goto("/syria/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(places.missing);
    await page.getByRole("link", { name: places.backHome }).click();
    await expect(page).toHaveURL("/home");
  });

  // CAT-01, CAT-02, CAT-03, CAT-04
  test("a category lists its jobs and counts those of its neighbours", async ({ page }) => {
    const word = rareWord();
    const path = "/category/Human%20Resources";
    const name = labels.category["Human Resources"];
    await openHydrated(page, path);
    const crumbs = page.getByRole("navigation", { name: ui.breadcrumb }).getByRole("listitem");
    await expect(crumbs).toHaveText([ui.frame.home, ui.frame.jobs, name]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      categoryTexts.heading({ category: name }),
    );
    const hero = page.locator("main h1 + p");
    const ways = (heading: string) =>
      page.locator("aside section").filter({ has: page.getByRole("heading", { name: heading }) });
    const check = () =>
      asStored(async () => {
        const before = await categoryDetails("Human Resources");
        await page.reload();
        const countsOf = async (heading: string) =>
          (await ways(heading).locator(".num").allTextContents()).map((count) =>
            Number.parseInt(count.replace(",", ""), 10),
          );
        const around = {
          others: await countsOf(categoryTexts.others),
          companies: await countsOf(categoryTexts.topCompanies),
          locations: await countsOf(categoryTexts.locations),
        };
        const total = await hero.textContent();
        const listed = await addresses(page.locator("main .jobs-list article h3 a"));
        expect(await categoryDetails("Human Resources")).toEqual(before);
        expect(total).toBe(categoryTexts.active(before.count));
        expect(listed).toEqual(before.latest);
        expect(around).toEqual(before.around);
      });
    await check();
    const category = "Human Resources";
    const company = await newCompany({ companyName: `Agency ${word}` });
    for (const letter of "BAC") await makeJob(company, { title: `${letter} ${word}`, category });
    await check();
    await expect(page.locator("main .jobs-list article h3").first()).toBeVisible();
    await expect(ways(categoryTexts.others).getByRole("listitem")).toHaveCount(6);
    for (const heading of [categoryTexts.topCompanies, categoryTexts.locations]) {
      expect(await ways(heading).getByRole("listitem").count()).toBeLessThanOrEqual(8);
      expect(await ways(heading).getByRole("listitem").count()).toBeGreaterThan(0);
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, path);
    const search = page.locator('main input[name="keyword"]:visible').first();
    await search.fill(word);
    await search.press("Enter");
    const titles = page.locator("main .jobs-list article h3, main .jobs-grid article h3");
    await expect(titles).toHaveCount(3);
    await page.locator('.tools select[name="sort"]').selectOption("title");
    await expect(titles).toHaveText([`A ${word}`, `B ${word}`, `C ${word}`]);
    await page.getByRole("link", { name: ui.asGrid }).click();
    await expect(page.locator("main .jobs-grid article")).toHaveCount(3);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

// CAT-04
test("the eight sample jobs are on the board", async () => {
  const sampleJobs = demoData().jobs.filter(({ key }) => key.startsWith("sample-"));
  expect(sampleJobs).toHaveLength(8);
  for (const { title } of sampleJobs) {
    expect(await db.$count(jobs, and(eq(jobs.title, title), active))).toBeGreaterThan(0);
  }
});

async function placeTexts(id: string) {
  return { count: await db.$count(jobs, within(id)), latest: await newest(within(id), 6) };
}

async function categoryDetails(category: string) {
  const own = and(eq(jobs.category, category), active);
  const province = sql`split_part(${jobs.placeId}, '/', 2)`;
  return {
    count: await db.$count(jobs, own),
    latest: await newest(own, 12),
    around: {
      others: await countsBy(sql`${jobs.category}`, and(ne(jobs.category, category), active), 6),
      companies: await countsBy(sql`${jobs.companyId}`, own, 8),
      locations: await countsBy(province, and(own, ne(province, "")), 8),
    },
  };
}

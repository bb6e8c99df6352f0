import { expect, type Locator, type Page } from "@playwright/test";
import { and, desc, eq, like, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "../app/areas/accounts/accounts.table.ts";
import { categories } from "../app/areas/jobs/job.ts";
import { jobs } from "../app/areas/jobs/jobs.table.ts";
import { countries, syria } from "../app/areas/places/place.ts";
import { db } from "../app/platform/database.server.ts";
import { formatNumber } from "../app/platform/format.ts";
import { siteFigures } from "../app/platform/site-figures.ts";
import { sampleJobs } from "../dev/demo/written/samples.ts";
import { makeJob } from "../dev/test-people.ts";
import { test } from "./board.ts";
import { crossed, wordsOf } from "./languages.ts";
import { newCompany, rareWord, speak } from "./new-people.ts";
import { open, openAwake } from "./waking.ts";

const phone = { width: 390, height: 844 };
const active = eq(jobs.status, "active");

for (const { language, scripts, words, called } of crossed) {
  const { home, place: places, category: categoryWords, companies: directory } = words.browse;
  const { labels, ui, pages } = words;

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: phone });
    test.beforeEach(({ page }) => speak(page, language));

    // HOME-01, HOME-03, HOME-04, HOME-05, HOME-07, HOME-08, HOME-09, CONST-09
    test("home shows the board as it is stored", async ({ page }) => {
      await open(page, "/home", scripts);
      for (const heading of [home.governorates, home.featured, home.categories, home.hiring]) {
        await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      }
      await expect(page.locator("main form [name=keyword]")).toBeVisible();
      await expect(page.getByRole("link", { name: home.startHiring })).toBeVisible();
      await expect(page.locator("#governorates h3:visible")).toHaveText(
        syria.provinces.slice(0, 9).map((province) => province[language]),
      );
      await page.locator("#governorates summary").click();
      await expect(page.locator("#governorates h3:visible")).toHaveText(
        syria.provinces.map((province) => province[language]),
      );
      const stated = [home.availableJobs, home.companies, home.jobSeekers];
      await expect(page.locator("main dl.figures dt")).toHaveText([
        ...[...stated, home.successRate, home.hiringRate],
      ]);
      await asStored(async () => {
        const before = await homeFacts();
        await page.reload();
        const figures = await page.locator("main dl.figures dd").allTextContents();
        const provinces = await page.locator("#governorates .big").allTextContents();
        const featured = await addresses(sectionOf(page, home.featured).locator("h3 a"));
        const counts = await sectionOf(page, home.categories)
          .locator(".cat .num")
          .allTextContents();
        const busiest = await sectionOf(page, home.hiring).locator("p.count").allTextContents();
        expect(await homeFacts()).toEqual(before);
        expect({
          figures,
          provinces,
          featured,
          categories: counts.map((count) => Number.parseInt(count.replace(",", ""), 10)),
          busiest,
        }).toEqual({
          ...before,
          figures: [...before.figures, "90%", "95%"],
          busiest: before.busiest.map(words.browse.openJobs),
        });
      });
      const links = await addresses(page.locator("#governorates h3 a"));
      expect(links).toEqual(syria.provinces.map(({ en }) => `/syria/${encodeURIComponent(en)}`));
      for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
      for (const card of await page.locator("#governorates .card").all()) {
        const cities = await card.locator("p bdi").count();
        expect(cities).toBeGreaterThan(0);
        expect(cities).toBeLessThanOrEqual(4);
      }
      for (const link of await addresses(sectionOf(page, home.categories).locator("h3 a"))) {
        const asked = new URL(link, "http://a").searchParams.get("category");
        expect(categories).toContain(asked);
      }
      const hiring = sectionOf(page, home.hiring);
      await expect(hiring.getByRole("link", { name: home.allCompanies })).toHaveAttribute(
        "href",
        "/companies",
      );
      const theirJobs = await addresses(hiring.locator("h3 a"));
      for (const link of theirJobs) expect(link).toMatch(/^\/jobs\?company=/);
      for (const card of await hiring.locator(".card").all()) {
        await expect(card).toContainText(directory.rating({ stars: siteFigures.companyRating }));
      }
    });

    // HOME-02
    test("the search on home goes to the list with what is filled in", async ({ page }) => {
      await open(page, "/home", scripts);
      const form = page.locator("main form");
      await form.locator("[name=keyword]").fill("محاسب");
      await form.getByRole("button", { name: words.browse.searchAct }).click();
      await expect(page).toHaveURL(`/jobs?keyword=${encodeURIComponent("محاسب")}`);
      await open(page, "/home", scripts);
      await form.getByText(home.more).click();
      const filled = { location: "Homs", category: "Design", jobType: "remote" };
      for (const [name, value] of Object.entries(filled)) {
        await form.locator(`[name="${name}"]`).selectOption(value);
      }
      await form.locator("[name=salaryRange]").selectOption("2000000+");
      await form.getByRole("button", { name: words.browse.searchAct }).click();
      await page.waitForURL((url) => url.pathname === "/jobs");
      const asked = Object.fromEntries(new URL(page.url()).searchParams);
      expect(asked).toEqual({ ...filled, salaryRange: "2000000+" });
    });

    // LAND-01, LAND-02
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      test(`the landing page says at ${viewport.width} px what this is, and leads all in`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        const { landing } = pages;
        await open(page, "/", scripts);
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(landing.lede)).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(landing.lede)).toContainText(
          language === "ar" ? /بالعربية والإنكليزية/ : /Arabic and English/,
        );
        const hero = page.locator("main .hero");
        const search = hero.locator("[name=keyword]");
        await expect(search).toBeInViewport({ ratio: 1 });
        await search.fill("طبيب");
        await hero.getByRole("button", { name: landing.search }).click();
        await page.waitForURL((url) => url.pathname === "/jobs");
        expect(new URL(page.url()).searchParams.get("keyword")).toBe("طبيب");

        await open(page, "/", scripts);
        await hero
          .getByRole("link", { name: syria.provinces[2]?.[language] ?? "" })
          .first()
          .click();
        await page.waitForURL(/Aleppo/);
        await expect(page.locator("main article").first()).toBeVisible();
        await open(page, "/", scripts);
        await hero.getByRole("link", { name: landing.registerCompany }).click();
        await expect(page).toHaveURL("/register?type=company");
        await expect(page.getByRole("radio", { name: labels.userType.company })).toBeChecked();
        await open(page, "/", scripts);
        await hero.getByRole("link", { name: landing.pricing }).click();
        await expect(page).toHaveURL("/pricing");
      });
    }

    // PROV-03, PROV-04, PROV-06, PROV-07, PROV-09
    test("a governorate shows its jobs, figures, categories and cities, and searches within", async ({
      page,
    }) => {
      const word = rareWord();
      const azaz = { placeId: "syria/aleppo/azaz", location: "أعزاز, حلب, سوريا" };
      const company = await newCompany();
      await makeJob(company, { title: `Guard ${word}`, ...azaz });
      await makeJob(company, { title: `Driver ${word}` });
      await open(page, "/syria/aleppo", scripts);
      const aleppo = syria.provinces.find(({ en }) => en === "Aleppo");
      const name = aleppo?.[language] ?? "";
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        places.heading({ place: name }),
      );
      const stated = [places.activeJobs, places.companies, places.jobSeekers, places.categories];
      await expect(page.locator("main dl.figures dt")).toHaveText(stated);
      await asStored(async () => {
        const before = await placeFacts("syria/aleppo");
        await page.reload();
        const figures = await page.locator("main dl.figures dd").allTextContents();
        const latest = await addresses(
          sectionOf(page, places.latest({ place: name })).locator("h3 a"),
        );
        expect(await placeFacts("syria/aleppo")).toEqual(before);
        expect({ figures, latest }).toEqual({
          figures: [formatNumber(before.count), "150+", "2,000+", "12"],
          latest: before.latest,
        });
      });
      const popular = sectionOf(page, places.popularCategories).locator("h3 a");
      expect(await popular.count()).toBeGreaterThan(0);
      expect(await popular.count()).toBeLessThanOrEqual(6);
      for (const link of await addresses(popular)) expect(link).toMatch(/^\/category\/[A-Z]/);
      await expect(page.getByRole("link", { name: words.browse.viewAll })).toHaveAttribute(
        "href",
        "/syria/jobs?location=Aleppo",
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
      await form.getByRole("button", { name: words.browse.searchAct }).click();
      await expect(page).toHaveURL(`/syria/jobs?keyword=${word}&location=Aleppo`);
      await expect(page.locator("main article h3")).toHaveCount(2);
      await open(page, "/syria/aleppo", scripts);
      await form.locator("[name=keyword]").fill(word);
      await city.selectOption("Azaz");
      await form.getByRole("button", { name: words.browse.searchAct }).click();
      await expect(page).toHaveURL(`/syria/jobs?keyword=${word}&location=Azaz`);
      await expect(page.locator("main article h3")).toHaveText([`Guard ${word}`]);

      await open(page, "/syria/aleppo", scripts);
      const first = chips.first();
      const [label] = await first.locator("bdi").allTextContents();
      await first.click();
      await page.waitForURL(/\/syria\/jobs\?location=/);
      for (const card of await page.locator("main article").all()) {
        await expect(card.locator(".meta")).toContainText(label ?? "");
      }
    });

    // PROV-01, PROV-02, PROV-08
    test("countries show their provinces; one without jobs and one that is none say so", async ({
      page,
    }) => {
      for (const id of ["syria", "egypt"]) {
        const country = countries.find((each) => each.id === id);
        await open(page, `/${id}`, scripts);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          places.heading({ place: country?.[language] ?? "" }),
        );
        await expect(page.locator('main [name="location"] option:not([value=""])')).toHaveText(
          (country?.provinces ?? []).map((province) => province[language]),
        );
      }
      const province = countries.find(({ id }) => id === "oman")?.provinces[0];
      await open(page, `/oman/${province?.en}`, scripts);
      const none = sectionOf(page, places.latest({ place: province?.[language] ?? "" }));
      await expect(none.getByRole("heading", { name: words.jobs.none })).toBeVisible();
      await expect(
        page.locator("main").getByRole("link", { name: places.advanced }),
      ).toHaveAttribute("href", "/advanced-search");
      const answer = await page.goto("/syria/nowhere");
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(places.missing);
      await page.getByRole("link", { name: places.backHome }).click();
      await expect(page).toHaveURL("/home");
    });

    // CAT-01, CAT-02, CAT-03, CAT-04
    test("a category lists its jobs and counts what is around them", async ({ page }) => {
      const word = rareWord();
      const path = "/category/Human%20Resources";
      const name = labels.category["Human Resources"];
      await open(page, path, scripts);
      const crumbs = page.getByRole("navigation", { name: ui.breadcrumb }).getByRole("listitem");
      await expect(crumbs).toHaveText([ui.frame.home, ui.frame.jobs, name]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        categoryWords.heading({ category: name }),
      );
      const hero = page.locator("main h1 + p");
      const ways = (heading: string) =>
        page.locator("aside .card").filter({ has: page.getByRole("heading", { name: heading }) });
      const check = () =>
        asStored(async () => {
          const before = await categoryFacts("Human Resources");
          await page.reload();
          const companies = await ways(categoryWords.topCompanies)
            .locator(".num")
            .allTextContents();
          const total = await hero.textContent();
          const listed = await addresses(page.locator("main .jobs-list article h3 a"));
          expect(await categoryFacts("Human Resources")).toEqual(before);
          expect(total).toBe(categoryWords.active(before.count));
          expect(listed).toEqual(before.latest);
          expect(companies.map((count) => Number.parseInt(count, 10))).toEqual(before.companies);
        });
      await check();
      const category = "Human Resources";
      const company = await newCompany({ companyName: `Agency ${word}` });
      for (const letter of "BAC") await makeJob(company, { title: `${letter} ${word}`, category });
      await check();
      await expect(page.locator("main .jobs-list article h3").first()).toBeVisible();
      await expect(ways(categoryWords.others).getByRole("listitem")).toHaveCount(6);
      for (const heading of [categoryWords.topCompanies, categoryWords.locations]) {
        expect(await ways(heading).getByRole("listitem").count()).toBeLessThanOrEqual(8);
        expect(await ways(heading).getByRole("listitem").count()).toBeGreaterThan(0);
      }

      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path, scripts);
      const search = page.locator('main input[name="keyword"]:visible').first();
      await search.fill(word);
      await search.press("Enter");
      const titles = page.locator("main .jobs-list article h3, main .jobs-grid article h3");
      await expect(titles).toHaveCount(3);
      await page.locator('.tools select[name="sort"]').selectOption("title");
      const act = page.getByRole("button", { name: words.jobs.sortAct, exact: true });
      if (!scripts) await act.click();
      await expect(titles).toHaveText([`A ${word}`, `B ${word}`, `C ${word}`]);
      await page.getByRole("link", { name: ui.asGrid }).click();
      await expect(page.locator("main .jobs-grid article")).toHaveCount(3);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    // COMP-02, COMP-03, COMP-04, FRAME-11
    test("companies are found by name and industry, and each leads to its jobs", async ({
      page,
    }) => {
      const word = rareWord();
      const whole = `قمح & Flour ${word}`;
      const company = await newCompany({
        ...{ companyName: whole, industry: "agriculture", companySize: "11-50" },
        ...{ country: "Syria", province: "Hama", city: "Hama", foundedYear: 1987 },
        companyWebsite: "https://flour.example",
        companyDescription: "We mill for the whole valley. ".repeat(20),
      });
      await makeJob(company, { title: `Miller ${word}` });
      const bare = `Bare ${word}`;
      await newCompany({ companyName: bare });
      await open(page, "/companies", scripts);
      const form = page.locator("main form");
      const cards = page.locator("main .tile");
      const ask = async (name: string, industry: string) => {
        await form.locator("[name=name]").fill(name);
        await form.locator("[name=industry]").selectOption(industry);
        await form.getByRole("button", { name: directory.search }).click();
      };
      await expect(form.locator('[name=industry] option:not([value=""])')).toHaveText(
        Object.values(labels.industry),
      );
      await ask(word.toUpperCase(), "");
      await expect(cards.locator("h3")).toHaveText([whole, bare]);
      const [full, empty] = [cards.nth(0), cards.nth(1)];
      for (const text of [
        ...[labels.industry.agriculture, language === "ar" ? "حماة" : "Hama", "flour.example"],
        ...[directory.employees({ size: "11-50" }), words.browse.openJobs(1)],
        ...[directory.founded({ year: 1987 }), directory.rating({ stars: 4 })],
      ]) {
        await expect(full).toContainText(text);
      }
      await expect(full.getByText("We mill")).toHaveCSS("-webkit-line-clamp", "2");
      for (const text of [
        ...[directory.general, directory.notAvailable, directory.noDescription],
        ...[words.browse.openJobs(0), directory.rating({ stars: 4 })],
      ]) {
        await expect(empty).toContainText(text);
      }
      await ask(word, "banking");
      await expect(page.getByRole("heading", { name: directory.none })).toBeVisible();
      await ask("", "agriculture");
      for (const card of await cards.all()) {
        await expect(card).toContainText(labels.industry.agriculture);
      }
      await ask(word, "agriculture");
      await expect(cards.locator("h3")).toHaveText([whole]);
      await full.locator("h3 a").click();
      await page.waitForURL((url) => url.searchParams.get("company") === whole);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(whole);
      await expect(page.locator("main article h3")).toHaveText([`Miller ${word}`]);
    });

    function sectionOf(page: Page, heading: string): Locator {
      return page
        .locator("main section")
        .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
    }
  });
}

// CAT-04
test("the eight sample jobs are on the board", async () => {
  expect(sampleJobs).toHaveLength(8);
  for (const { title } of sampleJobs) {
    expect(await db.$count(jobs, and(eq(jobs.title, title), active))).toBeGreaterThan(0);
  }
});

// FRAME-10
test("lists that are on their way say so", async ({ page }) => {
  await speak(page, "en");
  const { ui } = wordsOf.en;
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/jobs", "/category/Design"]) {
    await openAwake(page, path);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/sort=oldest/, async (route) => {
      await released;
      await route.continue();
    });
    await page.locator('.tools select[name="sort"]').selectOption("oldest");
    await expect(page.locator('#results[aria-busy="true"]')).toBeVisible();
    await expect(page.getByText(ui.loading).first()).toBeAttached();
    release();
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(page.locator("#results[aria-busy]")).toHaveCount(0);
    await page.unroute(/sort=oldest/);
  }
});

/** Tries until nobody else wrote to the board between two looks at it. */
async function asStored(look: () => Promise<void>): Promise<void> {
  await expect(look).toPass({ timeout: 30_000 });
}

async function homeFacts() {
  const profiles = (userType: string) =>
    db.$count(userProfiles, eq(userProfiles.userType, userType));
  const figures = [
    await db.$count(jobs, active),
    await profiles("company"),
    await profiles("customer_employee"),
  ];
  const provinces: string[] = [];
  for (const { id } of syria.provinces)
    provinces.push(formatNumber(await db.$count(jobs, within(id))));
  const [byCategory, byCompany] = [await countsBy("category", 6), await countsBy("company_id", 4)];
  const featured = await newest(active, 6);
  return {
    figures: figures.map(formatNumber),
    provinces,
    featured,
    categories: byCategory,
    busiest: byCompany,
  };
}

async function placeFacts(id: string) {
  return { count: await db.$count(jobs, within(id)), latest: await newest(within(id), 6) };
}

async function categoryFacts(category: string) {
  const own = and(eq(jobs.category, category), active);
  const count = sql<number>`count(*)::int`;
  const companies = await db
    .select({ count })
    .from(jobs)
    .where(own)
    .groupBy(jobs.companyId)
    .orderBy(desc(count))
    .limit(8);
  return {
    count: await db.$count(jobs, own),
    latest: await newest(own, 12),
    companies: companies.map((each) => each.count),
  };
}

async function countsBy(column: "category" | "company_id", limit: number): Promise<number[]> {
  const rows = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs where status = 'active'
      group by ${sql.identifier(column)} order by 1 desc limit ${limit}`,
  );
  return rows.map(({ count }) => count);
}

async function newest(which: SQL | undefined, limit: number): Promise<string[]> {
  const order = [desc(jobs.createdAt), desc(jobs.id)];
  const rows = await db
    .select()
    .from(jobs)
    .where(which)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ id }) => `/jobs/${id}`);
}

function within(placeId: string): SQL | undefined {
  return and(active, or(eq(jobs.placeId, placeId), like(jobs.placeId, `${placeId}/%`)));
}

async function addresses(links: Locator): Promise<string[]> {
  return await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

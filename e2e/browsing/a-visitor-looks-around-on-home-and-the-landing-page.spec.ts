import { expect } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { categories } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { syria } from "#app/features/places/place.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { siteFigures } from "#app/platform/settings/site-figures.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inEnglish } from "#e2e/support/languages.ts";
import { speak } from "#e2e/support/new-people.ts";
import {
  active,
  addresses,
  asStored,
  countsBy,
  newest,
  sectionOf,
  within,
} from "#e2e/support/stored-jobs.ts";

const phone = { width: 390, height: 844 };

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { home, companies: directory } = messages.browse;
  const { labels, landing } = messages;

  test.use({ viewport: phone });
  test.beforeEach(({ page }) => speak(page, language));

  // HOME-01, HOME-03, HOME-04, HOME-05, HOME-07, HOME-08, HOME-09, CONST-09
  test("home shows the board as it is stored", async ({ page }) => {
    await openHydrated(page, "/home");
    for (const heading of [home.governorates, home.featured, home.categories, home.hiring]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await expect(page.locator("main form [name=keyword]")).toBeVisible();
    await expect(page.getByRole("link", { name: home.startHiring })).toBeVisible();
    await expect(page.locator("#governorates .govs bdi:visible")).toHaveText(
      syria.provinces.slice(0, 9).map((province) => province[language]),
    );
    await page.locator("#governorates summary").click();
    await expect(page.locator("#governorates .govs bdi:visible")).toHaveText(
      syria.provinces.map((province) => province[language]),
    );
    await asStored(async () => {
      const before = await homeTexts();
      await page.reload();
      const stated = await page.locator("main dl dt").allTextContents();
      const figures = await page.locator("main dl dd").allTextContents();
      const provinces = await page.locator("#governorates .govs b").allTextContents();
      const featured = await addresses(sectionOf(page, home.featured).locator("h3 a"));
      const counts = await sectionOf(page, home.categories).locator(".cats .num").allTextContents();
      const busiest = await sectionOf(page, home.hiring).locator("p.count").allTextContents();
      expect(await homeTexts()).toEqual(before);
      const [jobs = 0, companies = 0, seekers = 0] = before.figures;
      expect({
        stated,
        figures,
        provinces,
        featured,
        categories: counts.map((count) => Number.parseInt(count.replace(",", ""), 10)),
        busiest,
      }).toEqual({
        ...before,
        stated: [
          home.availableJobs(jobs),
          messages.browse.place.companies(companies),
          messages.browse.place.jobSeekers(seekers),
          home.successRate,
          home.hiringRate,
        ],
        figures: [...before.figures.map(formatNumber), "90%", "95%"],
        provinces: before.provinces.map(
          (count) => `${formatNumber(count)} ${messages.browse.jobsUnder(count)}`,
        ),
        busiest: before.busiest.map(messages.browse.openJobs),
      });
    });
    // HOME-07: six on a phone too, none hidden.
    const featured = sectionOf(page, home.featured).locator("h3 a");
    await expect(featured.filter({ visible: true })).toHaveCount(6);
    const links = await addresses(page.locator("#governorates .govs a"));
    expect(links).toEqual(syria.provinces.map(({ en }) => `/syria/${encodeURIComponent(en)}`));
    for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
    // The map leads to the same pages, beside the tab order.
    const onMap = page.locator("#governorates .map a");
    expect(new Set(await addresses(onMap))).toEqual(new Set(links));
    await expect(page.locator('#governorates .map a:not([tabindex="-1"])')).toHaveCount(0);
    for (const cities of await page.locator("#governorates .govs small").allTextContents()) {
      expect(cities.split(messages.ui.comma).length).toBeLessThanOrEqual(4);
    }
    await expect(page.locator("#governorates .govs small:not(:empty)")).toHaveCount(links.length);
    for (const link of await addresses(sectionOf(page, home.categories).locator("li a"))) {
      const category = new URL(link, "http://a").searchParams.get("category");
      expect(categories).toContain(category);
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
  test("the search on home goes to the list with its fields", async ({ page }) => {
    await openHydrated(page, "/home");
    const form = page.locator("main form");
    await form.locator("[name=keyword]").fill("محاسب");
    await form.getByRole("button", { name: messages.browse.searchAct }).click();
    await expect(page).toHaveURL(`/jobs?keyword=${encodeURIComponent("محاسب")}`);
    await openHydrated(page, "/home");
    await form.getByText(home.more).click();
    const filled = { location: "Homs", category: "Design", jobType: "remote" };
    for (const [name, value] of Object.entries(filled)) {
      await form.locator(`[name="${name}"]`).selectOption(value);
    }
    await form.locator("[name=salaryRange]").selectOption("2000000+");
    await form.getByRole("button", { name: messages.browse.searchAct }).click();
    await page.waitForURL((url) => url.pathname === "/jobs");
    const params = Object.fromEntries(new URL(page.url()).searchParams);
    expect(params).toEqual({ ...filled, salaryRange: "2000000+" });
  });

  test("the search on home takes two rows on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, "/home");
    const fields = page.locator("main form :is(input[name], select, button)");
    const tops = await fields.evaluateAll((all) =>
      all.map((field) => Math.round(field.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(2);
  });

  // LAND-01, LAND-02
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    test(`the landing page says at ${viewport.width} px what this is, and leads all in`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, "/");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(landing.lede)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(landing.lede)).toContainText(
        language === "ar" ? /بالعربية والإنكليزية/ : /Arabic and English/,
      );
      const hero = page.locator("main .gate");
      const search = hero.locator("[name=keyword]");
      await expect(search).toBeInViewport({ ratio: 1 });
      await search.fill("طبيب");
      await hero.getByRole("button", { name: landing.search }).click();
      await page.waitForURL((url) => url.pathname === "/jobs");
      expect(new URL(page.url()).searchParams.get("keyword")).toBe("طبيب");

      await openHydrated(page, "/");
      const governorates = page.locator("main #governorates");
      await governorates.getByRole("link", { name: syria.provinces[2]?.[language] ?? "" }).click();
      await page.waitForURL(/Aleppo/);
      await expect(page.locator("main article").first()).toBeVisible();
      await openHydrated(page, "/");
      await hero.getByRole("link", { name: landing.registerCompany }).click();
      await expect(page).toHaveURL("/register?type=company");
      await expect(page.getByRole("radio", { name: labels.userType.company })).toBeChecked();
      await openHydrated(page, "/");
      await hero.getByRole("link", { name: landing.pricing }).click();
      await expect(page).toHaveURL("/pricing");
    });
  }
});

async function homeTexts() {
  const profiles = (userType: string) =>
    db.$count(userProfiles, eq(userProfiles.userType, userType));
  const figures = [
    await db.$count(jobs, active),
    await profiles("company"),
    await profiles("customer_employee"),
  ];
  const provinces: number[] = [];
  for (const { id } of syria.provinces) provinces.push(await db.$count(jobs, within(id)));
  const [byCategory, byCompany] = [
    await countsBy(sql`${jobs.category}`, active, 6),
    await countsBy(sql`${jobs.companyId}`, active, 4),
  ];
  const featured = await newest(active, 6);
  return { figures, provinces, featured, categories: byCategory, busiest: byCompany };
}

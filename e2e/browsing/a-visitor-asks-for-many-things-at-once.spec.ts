import { expect, type Page } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { applyFilters, choose, facetValue } from "#e2e/support/facets.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish } from "#e2e/support/languages.ts";
import { newCompany, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { jobs: list, labels, browse } = messages;
  const fields = [
    "keyword",
    "jobTitle",
    "company",
    "location",
    "country",
    "province",
    "city",
    "category",
    "jobType",
    "experienceLevel",
    "salaryMin",
    "salaryMax",
    "currency",
    "postedWithin",
    "workArrangement",
    "companySize",
    "industry",
  ];

  const openFields = ["keyword", "location"];

  test.use({ viewport: narrow });
  test.beforeEach(({ page }) => speak(page, language));

  // SEARCH-01, SEARCH-03, SEARCH-04, CONST-01, CONST-02, CONST-03, CONST-04, CONST-05, CONST-06,
  // DATA-12, FRAME-11
  test("the advanced search has seventeen fields and sends only those with input", async ({
    page,
  }) => {
    const word = rareWord();
    const company = await newCompany({ industry: "banking", companySize: "501-1000" });
    const placed = { location: "Azaz, Aleppo, Syria", placeId: "syria/aleppo/azaz" };
    const title = `Teller ${word}`;
    const pay = { salaryMin: "9000", currency: "TRY" };
    await makeJob(company, { title, ...placed, ...pay, workArrangement: "hybrid" });
    await openHydrated(page, "/advanced-search");
    const form = page.locator("main form");
    const field = (name: string) => form.locator(`[name="${name}"]`);
    const groups = form.locator("details");
    await expect(groups).toHaveCount(4);
    for (const name of fields) {
      await expect(field(name)).toBeVisible({ visible: openFields.includes(name) });
    }
    for (const group of await groups.all()) await group.locator("summary").click();
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
      // Freelance is offered while other tests' jobs of that type are there (R24).
      const offered = field(name).locator('option:not([value=""], [value="freelance"])');
      await expect(offered).toHaveText([...options]);
    }
    await expect(field("currency").locator('option[value=""]')).toHaveText(SYP);

    await expect(field("province")).toBeDisabled();
    await expect(field("city")).toBeDisabled();
    await expect(field("country").locator('option:not([value=""])')).toHaveCount(10);
    await choosePlace(page, "Syria", "Aleppo");
    await expect(field("province").locator('option:not([value=""])')).toHaveCount(14);
    await field("city").selectOption("Azaz");
    await field("province").selectOption("Homs");
    await expect(field("city")).toHaveValue("");
    await field("country").selectOption("Egypt");
    await expect(field("province")).toHaveValue("");
    await expect(field("city")).toBeDisabled();
    await choosePlace(page, "Syria", "Aleppo");
    await field("city").selectOption("Azaz");
    await field("jobTitle").fill(word);
    // D5: with scripts the button says how many jobs there are of what is filled in.
    const act = list.showCount(1);
    await expect(form.locator(".btn-primary")).toHaveText(act);
    await field("currency").selectOption("TRY");
    await field("workArrangement").selectOption("hybrid");
    await field("companySize").selectOption("large");
    await field("industry").selectOption("banking");
    // A folded group says what is filled in, in the reader's words.
    const summaries = groups.locator("summary");
    await expect(summaries.filter({ hasText: browse.advanced.groups.place.title })).toContainText(
      "سوريا · حلب · أعزاز",
    );
    await expect(summaries.filter({ hasText: browse.advanced.groups.pay.title })).toContainText(
      labels.currency.TRY,
    );
    await form.locator(".btn-primary").click();
    await page.waitForURL((url) => url.pathname === "/jobs" && !url.search.includes("keyword="));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      jobTitle: word,
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      currency: "TRY",
      workArrangement: "hybrid",
      companySize: "large",
      industry: "banking",
    });
    await expect(page.locator("main article h3")).toHaveText([title]);

    await openHydrated(page, `/advanced-search${new URL(page.url()).search}`);
    await expect(field("jobTitle")).toHaveValue(word);
    await expect(field("city")).toHaveValue("Azaz");
    await form.getByRole("link", { name: browse.advanced.clear }).click();
    await expect(field("jobTitle")).toHaveValue("");
    for (const name of fields) await expect(field(name)).toHaveValue("");
  });

  async function choosePlace(page: Page, country: string, province: string) {
    await page.locator('main [name="country"]').selectOption(country);
    await page.locator('main [name="province"]').selectOption(province);
  }
});

test.describe("in English", () => {
  const { language } = inEnglish;
  // SEARCH-02
  test("the list offers the advanced filters too, filled in, and they work", async ({ page }) => {
    const word = rareWord();
    const company = await newCompany({ companyName: `Bank ${word}`, companySize: "1-10" });
    await makeJob(company, { title: `Teller ${word}`, salaryMin: "500", currency: "USD" });
    await makeJob(company, { title: `Guard ${word}`, employmentType: "remote" });
    const filled = {
      jobTitle: "Teller",
      company: `Bank ${word}`,
      country: "Syria",
      province: "Aleppo",
      city: "Aleppo",
      salaryMin: "400",
      salaryMax: "600",
      currency: "USD",
    };
    const chosen = { postedWithin: "1", workArrangement: "office", companySize: "startup" };
    await speak(page, language);
    await page.setViewportSize(wide);
    await openHydrated(page, `/jobs?${new URLSearchParams({ ...filled, ...chosen })}`);
    const filters = page.locator("#filters");
    for (const [name, value] of Object.entries(filled)) {
      await expect(filters.locator(`[name="${name}"]:visible`)).toHaveValue(value);
    }
    for (const [name, value] of Object.entries(chosen)) {
      await expect(facetValue(page, name, value)).toBeChecked();
      await expect(filters.locator(`[name="${name}"]:checked:visible`)).toHaveCount(1);
    }
    await expect(page.locator("main article h3")).toHaveText([`Teller ${word}`]);
    for (const name of ["jobTitle", "salaryMin", "salaryMax"]) {
      await filters.locator(`[name="${name}"]`).fill("");
    }
    await filters.locator('[name="currency"]').selectOption({ index: 0 });
    await choose(page, "workArrangement", "office", false);
    await choose(page, "workArrangement", "remote");
    await applyFilters(page);
    await expect(page.locator("main article h3")).toHaveText([`Guard ${word}`]);
  });
});

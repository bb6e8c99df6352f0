import { expect, type Page } from "@playwright/test";
import { formatNumber } from "#app/i18n/format.ts";
import { test } from "#e2e/support/board.ts";
import { applyFilters, choose, countOf, facetValue } from "#e2e/support/facets.ts";
import { open, openHydrated } from "#e2e/support/hydration.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { newCompany, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { jobs: list, labels, ui } = messages;

  test.use({ viewport: wide });
  test.beforeEach(({ page }) => speak(page, language));

  // JOBS-02, JOBS-05
  test("each value says how many jobs it has, and several of one filter are any of them", async ({
    page,
  }) => {
    const word = await boardOf();
    await openHydrated(page, `/jobs?keyword=${word}`);
    await expect(countOf(page, "jobType", "remote")).toHaveText("2");
    await expect(countOf(page, "jobType", "part-time")).toHaveText("0");
    await expect(countOf(page, "category", "Law")).toHaveText("3");
    await expect(countOf(page, "location", "Aleppo")).toHaveText("3");
    await choose(page, "jobType", "remote");
    await choose(page, "jobType", "contract");
    await applyFilters(page);
    await expectCount(page, 3);
    expect(new URL(page.url()).searchParams.getAll("jobType")).toEqual(["contract", "remote"]);
    // Counted without its own filter, and with all others.
    await expect(countOf(page, "jobType", "full-time")).toHaveText("1");
    await expect(countOf(page, "category", "Law")).toHaveText("2");
    await expect(facetValue(page, "jobType", "remote")).toBeChecked();

    const chips = page.getByRole("list", { name: list.activeFilters });
    await chips.getByRole("link", { name: labels.employmentType.remote }).click();
    await expectCount(page, 1);
    await expect(facetValue(page, "jobType", "remote")).not.toBeChecked();
    await expect(facetValue(page, "jobType", "contract")).toBeChecked();
  });

  // JOBS-11
  test("cities come with one governorate, and go with it", async ({ page }) => {
    const word = await boardOf();
    await openHydrated(page, `/jobs?keyword=${word}`);
    await expect(page.locator('#filters input[type="checkbox"][name="city"]')).toHaveCount(0);
    await choose(page, "location", "Aleppo");
    await applyFilters(page);
    await expectCount(page, 3);
    await expect(countOf(page, "city", "Azaz")).toHaveText("2");
    await choose(page, "city", "Azaz");
    await applyFilters(page);
    await expectCount(page, 2);
    await choose(page, "location", "Homs");
    await applyFilters(page);
    await expectCount(page, 3);
    await choose(page, "location", "Aleppo", false);
    await applyFilters(page);
    await expectCount(page, 1);
    await expect(
      page.getByRole("list", { name: list.activeFilters }).getByRole("link"),
    ).toHaveCount(1);
  });

  // FRAME-11
  test("on a phone the values stand in a sheet, long lists and lesser filters folded", async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    const word = await boardOf();
    await openHydrated(page, `/jobs?keyword=${word}`);
    await expect(facetValue(page, "jobType", "remote")).toBeHidden();
    await page.locator(".short-filters").getByRole("link", { name: list.filtersShort }).click();
    await expect(facetValue(page, "jobType", "remote")).toBeVisible();
    await expect(facetValue(page, "companySize", "large")).toBeHidden();
    await choose(page, "companySize", "large");
    await choose(page, "postedWithin", "7");
    await choose(page, "location", "Homs");
    await applyFilters(page);
    await expectCount(page, 1);
    await expect(page.locator(".short-filters").getByRole("link", { name: /3/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  // JOBS-10
  test("searched words are marked, also by their other names", async ({ page }) => {
    const word = rareWord();
    await makeJob(await newCompany({ companyName: `Haulage ${word}` }), {
      title: "مطلوب شوفير وسائقين",
      description: "Trucks and their DRIVERS.",
    });
    await openHydrated(
      page,
      `/jobs?keyword=driver&company=${encodeURIComponent(`Haulage ${word}`)}`,
    );
    const card = page.locator("main article");
    await expect(card.locator("mark")).toHaveText(["شوفير", "وسائقين", "DRIVERS"]);
    await expect(card.getByRole("link")).toHaveAccessibleName("مطلوب شوفير وسائقين");
    await page.goto(`/jobs?company=${encodeURIComponent(`Haulage ${word}`)}`);
    await expect(page.locator("main article")).toHaveCount(1);
    await expect(page.locator("main mark")).toHaveCount(0);
  });

  // JOBS-08
  test("an empty list repeats the search and leads to the nearest", async ({ page }) => {
    const word = await boardOf();
    await openHydrated(page, `/jobs?keyword=${word}&location=Hama&jobType=remote`);
    await expectCount(page, 0);
    const empty = page.locator(".empty");
    await expect(empty).toContainText(list.quoted({ text: word }));
    const near = empty.getByRole("list", { name: list.nearest });
    await expect(near.getByRole("link", { name: list.near.anywhere })).toContainText("2");
    await near.getByRole("link", { name: language === "ar" ? "حمص" : "Homs" }).click();
    await expectCount(page, 1);
    await openHydrated(page, `/jobs?keyword=${word}&location=Hama`);
    await near.getByRole("link", { name: list.near.anywhere }).click();
    await expectCount(page, 4);
    await expect(page).toHaveURL(`/jobs?keyword=${word}`);
  });

  async function expectCount(page: Page, number: number) {
    await expect(page.locator("main p[role=status]").first()).toHaveText(list.count(number));
    const all = { shown: formatNumber(number), total: formatNumber(number) };
    if (number > 0) await expect(page.getByText(ui.shownOf(all)).first()).toBeAttached();
  }
});

test("a value that is chosen while the list of another is on its way stays chosen", async ({
  page,
}) => {
  await speak(page, "en");
  await page.setViewportSize(wide);
  const word = await boardOf();
  await open(page, `/jobs?keyword=${word}`, true);
  // The next is pressed in the moment in which the first one's list is put on the page.
  const wasLost = await page.evaluate(async () => {
    const box = (value: string) =>
      document.querySelector(`#filters [name=jobType][value=${value}]`) as HTMLInputElement;
    const asksFor = (value: string) => location.search.includes(`jobType=${value}`);
    const arrived = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => asksFor("remote") && resolve());
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    box("remote").click();
    await arrived;
    box("contract").click();
    let lost = false;
    while (!asksFor("contract")) {
      await new Promise(requestAnimationFrame);
      lost ||= !box("contract").checked;
    }
    return lost;
  });
  expect(wasLost).toBe(false);
  await expect(page.locator("main article")).toHaveCount(3);
  await expect(facetValue(page, "jobType", "remote")).toBeChecked();
  await expect(facetValue(page, "jobType", "contract")).toBeChecked();
});

/** Four jobs that share a new word: three in Aleppo, two of them in Azaz, and one in Homs. */
async function boardOf(): Promise<string> {
  const word = rareWord();
  const company = await newCompany({ companyName: `Guild ${word}`, companySize: "201-500" });
  const make = (employmentType: string, placeId: string, category: string) =>
    makeJob(company, { title: `Warden ${word}`, employmentType, placeId, category });
  await make("remote", "syria/aleppo/azaz", "Law");
  await make("contract", "syria/aleppo/azaz", "Law");
  await make("full-time", "syria/aleppo/manbij", "Law");
  await make("remote", "syria/homs/homs", "Design");
  return word;
}

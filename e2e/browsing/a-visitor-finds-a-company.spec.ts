import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { newCompany, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { companies: directory } = messages.browse;
  const { labels } = messages;

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => speak(page, language));

  // D15, COMP-02, COMP-03, COMP-04, FRAME-11
  test("companies are found by name and industry, and each leads to its jobs", async ({ page }) => {
    const word = rareWord();
    const whole = `قمح & Flour ${word}`;
    const company = await newCompany({
      companyName: whole,
      industry: "agriculture",
      companySize: "11-50",
      country: "Syria",
      province: "Hama",
      city: "Hama",
      foundedYear: 1987,
      companyWebsite: "https://flour.example",
      companyDescription: "We mill for the whole valley. ".repeat(20),
    });
    await makeJob(company, { title: `Miller ${word}` });
    const bare = `Bare ${word}`;
    await newCompany({ companyName: bare });
    await openHydrated(page, "/companies");
    const form = page.locator("main form");
    const cards = page.locator("main .tile");
    const ask = async (name: string, industry: string) => {
      await form.locator("[name=name]").fill(name);
      await form.locator("[name=industry]").selectOption(industry);
      await form.getByRole("button", { name: directory.search }).click();
      await page.waitForURL(
        ({ searchParams: params }) =>
          (params.get("name") ?? "") === name && (params.get("industry") ?? "") === industry,
      );
    };
    await expect(form.locator('[name=industry] option:not([value=""])')).toHaveText(
      Object.values(labels.industry),
    );
    await ask(word.toUpperCase(), "");
    await expect(cards.locator("h3")).toHaveText([whole, bare]);
    const [full, empty] = [cards.nth(0), cards.nth(1)];
    for (const text of [
      labels.industry.agriculture,
      language === "ar" ? "حماة" : "Hama",
      "flour.example",
      messages.jobs.employees({ size: "11-50" }),
      messages.browse.openJobs(1),
      directory.founded({ year: 1987 }),
      directory.rating({ stars: 4 }),
    ]) {
      await expect(full).toContainText(text);
    }
    await expect(full.getByText("We mill")).toHaveCSS("-webkit-line-clamp", "2");
    for (const text of [
      directory.general,
      directory.notAvailable,
      directory.noDescription,
      messages.browse.openJobs(0),
      directory.rating({ stars: 4 }),
    ]) {
      await expect(empty).toContainText(text);
    }
    await ask(word, "banking");
    await expect(page.getByRole("heading", { name: directory.none })).toBeVisible();
    await ask("", "agriculture");
    await expect(cards.first()).toContainText(labels.industry.agriculture);
    for (const card of await cards.all()) {
      await expect(card).toContainText(labels.industry.agriculture);
    }
    await ask(word, "agriculture");
    await expect(cards.locator("h3")).toHaveText([whole]);
    await full.locator("h3 a").click();
    await page.waitForURL((url) => url.searchParams.get("company") === whole);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(whole);
    const head = page.locator("main").filter({ has: page.locator("h1") });
    for (const text of [
      labels.industry.agriculture,
      "We mill",
      "flour.example",
      "11-50",
      messages.browse.companies.founded({ year: 1987 }),
    ]) {
      await expect(head).toContainText(text);
    }
    await expect(page.locator("main article h3")).toHaveText([`Miller ${word}`]);
  });
});

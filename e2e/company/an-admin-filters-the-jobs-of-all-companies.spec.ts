import { expect } from "@playwright/test";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inEnglish } from "#e2e/support/languages.ts";
import { enter, newCompany, rareWord } from "#e2e/support/new-people.ts";
import { look } from "#e2e/support/searching.ts";
import { makeJob } from "#test/people.ts";

const dashboard = "/admin-dashboard";

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { admin, labels } = messages;

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => enter(page, people.hala, language));

  // ADMIN-08, ADMIN-09, ADMIN-10, ADMIN-11, DATA-07
  test("jobs are found, narrowed by status and type, and show their pay", async ({ page }) => {
    const word = rareWord();
    const company = await newCompany({ companyName: `Press ${word}` });
    const given = [
      ["draft", "freelance", { salaryMin: "500", salaryMax: "900", currency: "USD" }],
      ["closed", "remote", { salaryMin: "1200000" }],
      ["active", "contract", { salaryMax: "700", currency: "EUR" }],
      ["active", "full-time", {}],
    ] as const;
    const pays = [["$500", "$900"], ["1,200,000+", labels.currencySign.SYP], ["€700"], []];
    for (const [place, [status, employmentType, pay]] of given.entries()) {
      const createdAt = new Date(Date.UTC(2025, 4, place + 1, 9));
      const title = `Printer ${place}`;
      await makeJob(company, {
        title,
        status,
        employmentType,
        createdAt,
        category: "Design",
        ...pay,
      });
    }
    await openHydrated(page, `${dashboard}?tab=jobs`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(admin.jobsTitle);
    const cards = page.locator("main section .card");
    const titles = cards.locator("h3");
    await look(page, `PRESS ${word}`);
    await expect(titles).toHaveText(["Printer 3", "Printer 2", "Printer 1", "Printer 0"]);
    for (const search of [
      "printer 2",
      labels.category.Design,
      language === "ar" ? "حلب" : "Aleppo",
    ]) {
      await look(page, `${search} ${word}`);
      await expect(cards.filter({ hasText: "Printer 2" })).toHaveCount(1);
    }
    await look(page, word);
    for (const [place, [status, employmentType]] of given.entries()) {
      const card = cards.filter({ hasText: `Printer ${place}` });
      await expect(card).toContainText(`Press ${word}`);
      await expect(card).toContainText(labels.jobStatus[status]);
      await expect(card).toContainText(labels.employmentType[employmentType]);
      await expect(card).toContainText(labels.category.Design);
      await expect(card).toContainText(language === "ar" ? "حلب" : "Aleppo");
      await expect(card.locator("time")).toHaveAttribute("datetime", /^2025-05-0/);
      const pay = pays[place] ?? [];
      for (const part of pay) await expect(card.locator(".pay")).toContainText(part);
      const amounts = await card.locator(".pay").allTextContents();
      expect(amounts.join("").trim() === "").toBe(pay.length === 0);
    }

    const filters = page.locator("main details").filter({ hasText: admin.filters });
    await filters.locator("summary").click();
    const options = (name: string) =>
      filters.getByLabel(name, { exact: true }).locator("option").allTextContents();
    expect(await options(admin.status)).toEqual([admin.all, ...Object.values(labels.jobStatus)]);
    expect(await options(admin.employmentType)).toEqual([
      admin.all,
      ...Object.values(labels.employmentType),
    ]);
    for (const [status, type, count] of [
      ["draft", "", ["Printer 0"]],
      ["closed", "remote", ["Printer 1"]],
      ["active", "", ["Printer 3", "Printer 2"]],
      ["", "contract", ["Printer 2"]],
      ["", "freelance", ["Printer 0"]],
      ["", "", ["Printer 3", "Printer 2", "Printer 1", "Printer 0"]],
    ] as const) {
      if (!(await filters.getAttribute("open").then((open) => open !== null))) {
        await filters.locator("summary").click();
      }
      await filters.getByLabel(admin.status, { exact: true }).selectOption(status);
      await filters.getByLabel(admin.employmentType, { exact: true }).selectOption(type);
      await filters.getByRole("button", { name: admin.apply }).click();
      await expect(titles).toHaveText([...count]);
    }
  });
});

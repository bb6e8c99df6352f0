import { describe, expect, it } from "vitest";
import { type Language, languages } from "#app/i18n/language.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import * as route from "./category.tsx";

useTestDatabase();

function ask(category: string, language: Language = "en", search = "") {
  const to = `/category/${encodeURIComponent(category)}${search}`;
  return askPage(route, { to, params: { category }, language });
}

const titles = (page: string) =>
  [...page.matchAll(/href="\/jobs\/[0-9a-f-]{36}"[^>]*><bdi>([^<]*)/g)].map(([, title]) => title);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe("a category's page", () => {
  it("CAT-05 an unknown category is no page, and its own spellings are known", async () => {
    expect((await ask("Astrology")).status).toBe(404);
    for (const spelling of ["design", "Marketing & Sales", "Medicine and Health"]) {
      expect([spelling, (await ask(spelling)).status]).toEqual([spelling, 200]);
    }
    expect((await ask("Medicine and Health")).page).toContain("Jobs in Healthcare");
  });

  it("CAT-02 lists its active jobs, the newest first, and filters and sorts them as /jobs does", async () => {
    const company = await makeCompany();
    const law = { category: "Law" };
    await makeJob(company, { ...law, title: "Bailiff", createdAt: daysAgo(2) });
    await makeJob(company, { ...law, title: "Notary", createdAt: daysAgo(1) });
    await makeJob(company, {
      ...law,
      title: "Advocate",
      createdAt: daysAgo(3),
      employmentType: "contract",
    });
    await makeJob(company, { ...law, title: "Judge", status: "draft" });
    await makeJob(company, { title: "Cashier" });
    expect(titles((await ask("Law")).page)).toEqual(["Notary", "Bailiff", "Advocate"]);
    expect(titles((await ask("Law", "en", "?sort=title")).page)).toEqual([
      "Advocate",
      "Bailiff",
      "Notary",
    ]);
    expect(titles((await ask("Law", "en", "?jobType=contract")).page)).toEqual(["Advocate"]);
    expect((await ask("Law", "en", "?view=grid")).page).toContain("jobs-grid");
  });

  it("CAT-01 says how many jobs of the category there are, and how many its filters leave", async () => {
    const company = await makeCompany();
    for (const employmentType of ["contract", "full-time", "full-time"]) {
      await makeJob(company, { category: "Logistics", employmentType });
    }
    expect((await ask("Logistics")).page).toContain(">3 active jobs");
    const narrowed = (await ask("Logistics", "en", "?jobType=full-time")).page;
    expect(narrowed).toContain(">2 of 3 active jobs<");
  });

  it("names the rare filters by a link to the advanced search, and has those that are set", async () => {
    const link = /<a[^>]* href="\/advanced-search\?category=Law[^"]*"/;
    const plain = (await ask("Law")).page;
    expect([link.test(plain), plain.includes('name="salaryMin"')]).toEqual([true, false]);
    const set = (await ask("Law", "en", "?salaryMin=5")).page;
    expect([link.test(set), set.includes('name="salaryMin"')]).toEqual([false, true]);
  });

  it.each(languages)(
    "CAT-01 has a breadcrumb and the number of its active jobs in %s",
    async (language) => {
      const { page } = await ask("Law", language, "?jobType=contract");
      expect(linksOf(page).slice(0, 2)).toEqual(["/home", "/jobs"]);
      expect(page).toMatch(language === "en" ? /3 active jobs/ : /3 وظائف متاحة/);
      expect(page).toContain(language === "en" ? "Jobs in Law</h1>" : "وظائف القانون</h1>");
    },
  );

  it("CAT-03 CAT-04 its sidebar is counted from real jobs, and a new one changes it", async () => {
    const sidebar = async () => {
      const { page } = await ask("Education");
      return /<aside.*<\/aside>/s.exec(page)?.[0] ?? "";
    };
    const before = await sidebar();
    expect(linksOf(before).filter((to) => /^\/category\/[^?]+$/.test(to))).toHaveLength(6);
    expect(before).not.toContain("/category/Education");
    for (let n = 1; n <= 9; n++) {
      const company = await makeCompany({ companyName: `School ${n}` });
      for (let job = 0; job < n; job++) {
        await makeJob(company, { category: "Education", placeId: `syria/homs/homs` });
      }
    }
    await makeJob(await makeCompany(), { category: "Education", placeId: null, location: "حماة" });
    const after = (await sidebar()).replace(/<span class="sr">.*?<\/span>/g, "");
    const links = linksOf(after);
    expect(links.filter((to) => to.startsWith("/category/Education?company="))).toHaveLength(8);
    expect(after).toMatch(/School 9<\/bdi><span[^>]*>9</);
    expect(after).toMatch(/location=Homs[^>]*><bdi>Homs<\/bdi><svg.*?<\/svg><span[^>]*>45/);
    expect(after).toMatch(/location=Hama[^>]*><bdi>Hama<\/bdi><svg.*?<\/svg><span[^>]*>1</);
  });
});

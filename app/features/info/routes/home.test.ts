import { afterEach, describe, expect, it, vi } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import type { Language } from "#app/i18n/language.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import { useSettings } from "#test/settings.ts";
import * as home from "./home.tsx";

useTestDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

const homePage = async (
  language: Language = "en",
  as = visitor as Parameters<typeof askPage>[1]["as"],
) => (await askPage(home, { to: "/home", language, ...(as && { as }) })).page;

/** The figure over a label. */
const figure = (page: string, of: string) =>
  new RegExp(`<dt>${of}</dt><dd[^>]*><bdi[^>]*>([^<]*)`).exec(page)?.[1];

describe.each(languages)("the home page of an empty board in %s", (language) => {
  it("ERR-19 says that there are no jobs, categories and companies", async () => {
    const page = await homePage(language);
    const { browse, jobs } = messagesFor(language);
    for (const text of [jobs.none, browse.noCategories, browse.noCompanies]) {
      expect(page).toContain(text);
    }
  });

  it("HOME-01 HOME-02 has all its parts, and a search that asks five things of the list", async () => {
    const page = await homePage(language);
    const { home: texts } = messagesFor(language).browse;
    for (const part of [
      texts.headingNone,
      texts.governorates,
      texts.featured,
      texts.categories,
      texts.hiring,
      texts.banner,
    ]) {
      expect(page).toContain(part);
    }
    const search = /<form[^>]*action="\/jobs".*?<\/form>/s.exec(page)?.[0] ?? "";
    const names = [...search.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(["keyword", "location", "category", "jobType", "salaryRange"]);
    expect(search.match(/<option/g)).toHaveLength(15 + 11 + 5 + 6);
  });
});

it("ERR-19 the exact English strings", () => {
  const { browse, jobs } = messagesFor("en");
  expect([jobs.none, browse.noCategories, browse.noCompanies, browse.home.startHiring]).toEqual([
    "No jobs available",
    "No categories available",
    "No companies available",
    "Start Hiring",
  ]);
});

describe("the home page's figures", () => {
  it("HOME-03 counts active jobs, companies and seekers and shows 90% and 95%", async () => {
    const company = await makeCompany();
    await makeSeeker();
    await makeSeeker();
    await makeJob(company);
    await makeJob(company, { status: "draft" });
    const page = await homePage();
    expect(figure(page, "available job")).toBe("1");
    expect(figure(page, "company")).toBe("1");
    expect(figure(page, "job seekers")).toBe("2");
    expect(figure(page, "success rate")).toBe("90%");
    expect(figure(page, "hiring rate")).toBe("95%");
  });

  it("CONST-09 live figures hide the two rates and the rating, which cannot be counted", async () => {
    useSettings({ liveFigures: true });
    const page = await homePage();
    expect(figure(page, "available job")).toBe("1");
    expect(page).not.toMatch(/90%|95%|Rating/);
  });
});

describe("the governorates", () => {
  it("HOME-04 nine stand there at once and five behind 'All governorates'", async () => {
    const page = await homePage();
    const list = page.slice(page.indexOf('<ul class="govs"'));
    const folded = list.indexOf("<details");
    const to = (part: string) => linksOf(part).filter((link) => link.startsWith("/syria/"));
    expect(to(list.slice(0, folded)).map(decodeURIComponent)).toEqual(
      [
        "Damascus",
        "Rif Dimashq",
        "Aleppo",
        "Homs",
        "Latakia",
        "Hama",
        "Idlib",
        "Deir ez-Zor",
        "Tartus",
      ].map((name) => `/syria/${name}`),
    );
    expect(to(list.slice(folded))).toHaveLength(5);
  });

  it("HOME-05 a card has the governorate's jobs and its busiest cities, in both languages", async () => {
    const company = await makeCompany();
    const at = (placeId: string | null, location = "x") => makeJob(company, { placeId, location });
    await at("syria/homs/palmyra");
    await at("syria/homs/palmyra");
    await at(null, "ريف حمص الشمالي، حمص, Nowhere");
    await at(null, "ريف دمشق, Nowhere");
    await at(null, "Damascusville, Nowhere");
    const card = async (language: Language, name: string) =>
      new RegExp(`<li>(?:(?!<li>).)*?<bdi>${name}</bdi></a>.*?</li>`, "s")
        .exec(await homePage(language))?.[0]
        .replace(/<[^>]+>/g, " ") ?? "";
    expect(await card("en", "Homs")).toMatch(/Homs\s+3 .*Palmyra/);
    expect(await card("ar", "حمص")).toMatch(/حمص\s+3 .*تدمر/);
    expect(await card("en", "Rif Dimashq")).toMatch(/Rif Dimashq\s+1 /);
    expect(await card("en", "Damascus")).toMatch(/Damascus\s+0 /);
  });
});

describe("jobs, categories and companies", () => {
  it("HOME-07 HOME-08 shows the six latest jobs and the six fullest categories", async () => {
    const company = await makeCompany({ companyName: "Six & Co" });
    const ids = [];
    for (let day = 1; day <= 8; day++) {
      const category = day % 2 ? "Law" : "Design";
      ids.push(await makeJob(company, { category, createdAt: new Date(Date.UTC(2099, 0, day)) }));
    }
    const links = linksOf(await homePage());
    expect(links.filter((to) => /^\/jobs\/[0-9a-f-]{36}$/.test(to))).toEqual(
      ids
        .slice(2)
        .reverse()
        .map(({ id }) => `/jobs/${id}`),
    );
    const categories = links.filter((to) => to.startsWith("/jobs?category="));
    expect(categories[0]).toBe("/jobs?category=Accounting+%26+Finance");
    expect(categories.slice(1)).toEqual(["/jobs?category=Design", "/jobs?category=Law"]);
  });

  it("reading 64: a featured job has its facts and no description", async () => {
    const company = await makeCompany({ companyName: "Short & Co" });
    const pay = { currency: "USD", salaryMin: "701" };
    const createdAt = new Date(Date.UTC(2099, 1, 1));
    await makeJob(company, { ...pay, title: "Binder", description: "Unsaid here.", createdAt });
    const page = await homePage();
    const [card = ""] = /<article(?:(?!<article).)*Binder.*?<\/article>/s.exec(page) ?? [];
    for (const part of ["Short &amp; Co", "Aleppo", "Full-time", "701", "<time"])
      expect(card).toContain(part);
    expect(page).not.toContain("Unsaid here.");
  });

  it("HOME-09 COMP-03 shows the four busiest companies with their counts, also a nameless one", async () => {
    const nameless = await makeCompany({ companyName: null, firstName: "Lina", lastName: "Saad" });
    for (let n = 0; n < 20; n++) await makeJob(nameless);
    for (const name of ["B", "C", "D"]) await makeJob(await makeCompany({ companyName: name }));
    const page = await homePage();
    const links = linksOf(page);
    expect(links.filter((to) => to.startsWith("/jobs?company="))).toHaveLength(4);
    expect(links).toContain("/jobs?company=Lina+Saad");
    expect(page).toContain("20 jobs");
    expect(links).toContain("/jobs");
    expect(links).toContain("/companies");
  });
});

it("HOME-06 the employer banner leads on by who looks, and companies do not see it", async () => {
  const start = async (as: Parameters<typeof askPage>[1]["as"]) =>
    /href="([^"]*)"[^>]*>Start Hiring/.exec(await homePage("en", as))?.[1];
  expect(await start(visitor)).toBe("/register?type=company");
  expect(await start(await makeSeeker())).toBe("/my-account");
  expect(await start(await makeAdmin())).toBe("/my-account");
  expect(await start(await makeCompany())).toBeUndefined();
});

it("ERR-18 a board that cannot be read is logged and shown empty", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(db, "select").mockImplementation(() => {
    throw new Error("no database");
  });
  const page = await homePage();
  expect(page).toContain("No jobs available");
  expect(page).toContain("/syria/Aleppo");
  expect(page).not.toContain("available job");
  expect(written.mock.calls.filter(([line]) => String(line).includes('"fault"'))).toHaveLength(4);
});

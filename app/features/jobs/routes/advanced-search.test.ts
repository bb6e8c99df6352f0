import { describe, expect, it } from "vitest";
import { type Language, languages } from "#app/i18n/language.ts";
import { useTestDatabase } from "#test/database.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import * as route from "./advanced-search.tsx";

useTestDatabase();

const ask = async (search = "", language: Language = "en") =>
  (await askPage(route, { to: `/advanced-search${search}`, language })).page;

const control = (page: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`).exec(page)?.[0] ?? "";
const options = (page: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]* name="${name}".*?</select>`, "s").exec(page)?.[0] ?? "").matchAll(
      /<option value="([^"]*)"/g,
    ),
  ].map(([, value]) => value);

describe.each(languages)("the advanced search in %s", (language) => {
  it("SEARCH-01 has seventeen fields, and one for checked companies", async () => {
    const page = await ask("", language);
    const names = [...page.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.toSorted()).toEqual(
      [
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
        "checked",
        "industry",
      ].toSorted(),
    );
  });
});

describe("the advanced search", () => {
  it("SEARCH-03 asks the list of jobs, and Clear Filters leads to the empty form", async () => {
    const page = await ask("?keyword=nurse&salaryMin=500000&category=Law");
    expect(page).toMatch(/<form[^>]*action="\/jobs"/);
    expect(control(page, "keyword")).toContain('value="nurse"');
    expect(control(page, "salaryMin")).toContain('value="500000"');
    expect(page).toMatch(/<option value="Law" selected="">/);
    expect(linksOf(page)).toContain("/advanced-search");
    expect(await ask()).not.toMatch(/<option value="[^"]+" selected|<input[^>]* value="/);
  });

  it("groups with values are open and list them, the others list their questions", async () => {
    const groups = async (search: string) =>
      [
        ...(await ask(search)).matchAll(
          /<details([^>]*)><summary>.*?<b>([^<]*)<.*?>([^<]*)<\/span>/gs,
        ),
      ].map(([, attributes, title, line]) => [title, attributes?.includes("open"), line]);
    expect(await groups("")).toEqual([
      ["The job", false, "Title, category, type, experience"],
      ["Monthly salary", false, "From, up to, currency"],
      ["Exact place", false, "Country, governorate, city"],
      ["The company", false, "Name, size, industry"],
    ]);
    const filled =
      "?keyword=nurse&jobType=full-time&postedWithin=7&salaryMin=1500000&country=Syria&province=Raqqa";
    expect(await groups(filled)).toEqual([
      ["The job", true, "Full-time · Posted within 7 days"],
      ["Monthly salary", true, "From 1,500,000"],
      ["Exact place", true, "Syria · Raqqa"],
      ["The company", false, "Name, size, industry"],
    ]);
  });

  it("SEARCH-04 province waits for a country and city for a province", async () => {
    const empty = await ask();
    expect(control(empty, "province")).toContain("disabled");
    expect(control(empty, "city")).toContain("disabled");
    const country = await ask("?country=Egypt&keyword=nurse");
    expect(control(country, "province")).not.toContain("disabled");
    expect(options(country, "province")).toContain("Cairo");
    expect(control(country, "city")).toContain("disabled");
    expect(control(country, "keyword")).toContain('value="nurse"');
    const province = await ask("?country=Syria&province=Raqqa");
    expect(control(province, "city")).not.toContain("disabled");
    expect(options(province, "city").length).toBeGreaterThan(4);
  });

  it("SEARCH-04 without scripts a button asks for the next list and keeps the input", async () => {
    expect(await ask()).toMatch(/<button[^>]*formAction="\/advanced-search#places"/i);
  });

  it("CONST-03 CONST-04 CONST-05 offers the choices of the specification", async () => {
    const page = await ask();
    expect(options(page, "experienceLevel")).toEqual(["", "entry", "mid", "senior", "executive"]);
    expect(options(page, "postedWithin")).toEqual(["", "1", "3", "7", "14", "30"]);
    expect(options(page, "workArrangement")).toEqual(["", "office", "remote", "hybrid"]);
    expect(options(page, "companySize")).toHaveLength(6);
    expect(options(page, "currency")).toEqual(["", "USD", "EUR", "TRY", "SAR", "AED", "LBP"]);
    expect(options(page, "industry")).toHaveLength(23);
  });
});

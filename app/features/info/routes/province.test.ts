import { describe, expect, it } from "vitest";
import vignettes from "#app/features/places/data/vignettes.json" with { type: "json" };
import { countries, syria } from "#app/features/places/place.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import { useSettings } from "#test/settings.ts";
import * as countryRoute from "./country.tsx";
import * as provinceRoute from "./province.tsx";

useTestDatabase();

function ask(countryId: string, provinceId: string, language: Language = "en") {
  const to = `/${countryId}/${encodeURIComponent(provinceId)}`;
  return askPage(provinceRoute, { to, params: { countryId, provinceId }, language });
}

const askCountry = (countryId: string, language: Language = "en") =>
  askPage(countryRoute, { to: `/${countryId}`, params: { countryId }, language });

const figures = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*><bdi[^>]*>([^<]*)/g)].map(([, of, n]) => [of, n]),
  );

describe("which places have a page", () => {
  it("PROV-01 all fourteen governorates by English name or id, in any case", async () => {
    for (const { en, id } of syria.provinces) {
      const slug = id.slice("syria/".length);
      for (const text of [en, slug, en.toUpperCase()]) {
        expect([text, (await ask("syria", text)).status]).toEqual([text, 200]);
      }
    }
  });

  it.each(syria.provinces)("$en has a drawing of its own, and is filled on the map", async (at) => {
    const { page } = await ask("syria", at.en);
    const [drawing] = /(?<=<path d="M0 59h160)[^"]+/.exec(page) ?? [];
    expect(drawing).toBe((vignettes as Record<string, string>)[at.id.slice("syria/".length)]);
    const here = [...page.matchAll(/href="([^"]+)" tabindex="-1" class="s[1-4] here"/g)];
    expect(here.map(([, to = ""]) => decodeURIComponent(to))).toEqual([`/syria/${at.en}`]);
  });

  it("PROV-01 every country, and provinces of every country", async () => {
    for (const country of countries) {
      expect((await askCountry(country.id)).status).toBe(200);
      expect((await ask(country.id, country.provinces[0]?.en ?? "")).status).toBe(200);
    }
  });

  it("PROV-01 a country's page offers its provinces where cities stand", async () => {
    const { page } = await askCountry("egypt");
    expect(page).toContain("Jobs in Egypt");
    expect(page).toContain('action="/egypt/jobs"');
    expect(page).toMatch(/<option value="Cairo[^"]*">Cairo/);
    expect(linksOf(page)).toContain("/egypt/Cairo");
  });

  it.each(languages)(
    "PROV-02 an unknown province says so in %s and leads home",
    async (language) => {
      const { status, page } = await ask("syria", "nowhere", language);
      expect(status).toBe(404);
      expect(page).toContain(`<h1>${messagesFor(language).browse.place.missing}</h1>`);
      expect(linksOf(page)).toContain("/home");
    },
  );

  it("PROV-02 says 'Province not found' in English, and an unknown country is no page", async () => {
    expect(messagesFor("en").browse.place.missing).toBe("Province not found");
    expect(await askCountry("nowhere")).toMatchObject({ status: 404, page: "" });
    expect(await ask("nowhere", "Aleppo")).toMatchObject({ status: 404, page: "" });
  });
});

it("PROV-08 a province without jobs says so and leads to the advanced search", async () => {
  const { page } = await ask("syria", "Quneitra");
  expect(page).toContain("No jobs available");
  expect(page).toContain("No categories available");
  expect(linksOf(page)).toContain("/advanced-search");
});

describe("the jobs of a province", () => {
  it("PROV-04 PROV-05 counts them in either language: ريف دمشق is not دمشق", async () => {
    const company = await makeCompany();
    const at = (location: string, placeId: string | null = null) =>
      makeJob(company, { location, placeId });
    await at("دمشق, دمشق, سوريا", "syria/damascus/damascus");
    await at("المزة, دمشق, سوريا", "syria/damascus/mezzeh");
    await at("somewhere, DAMASCUS, elsewhere");
    await at("دوما, ريف دمشق, سوريا", "syria/rif-dimashq/douma");
    await at("bir, ريف دمشق, elsewhere");
    await makeJob(company, { placeId: "syria/damascus/mezzeh", status: "closed" });
    const count = async (province: string) =>
      figures((await ask("syria", province)).page)["active jobs"];
    expect(await count("Damascus")).toBe("3");
    expect(await count("Rif Dimashq")).toBe("2");
    expect(figures((await ask("syria", "Damascus")).page)).toEqual({
      "active jobs": "3",
      companies: "150+",
      "job seekers": "2,000+",
      categories: "12",
    });
  });

  it("CONST-09 live figures are counted in the province", async () => {
    useSettings({ liveFigures: true });
    await makeSeeker({ country: "Syria", province: "Damascus", city: "Mezzeh" });
    await makeSeeker({ country: "Syria", province: "Homs" });
    expect(figures((await ask("syria", "Damascus")).page)).toEqual({
      "active jobs": "3",
      company: "1",
      "job seeker": "1",
      category: "1",
    });
  });

  it("PROV-06 PROV-07 PROV-09 shows its fullest categories, six latest jobs and four cities", async () => {
    const company = await makeCompany();
    const ids = [];
    for (let day = 1; day <= 7; day++) {
      ids.push(
        await makeJob(company, {
          placeId: day % 2 ? "syria/aleppo/azaz" : "syria/aleppo/aleppo",
          category: day > 2 ? "Law" : "Design",
          createdAt: new Date(Date.UTC(2026, 0, day)),
        }),
      );
    }
    const links = linksOf((await ask("syria", "Aleppo")).page);
    expect(links.filter((to) => to.startsWith("/jobs/"))).toEqual(
      ids
        .slice(1)
        .reverse()
        .map(({ id }) => `/jobs/${id}`),
    );
    expect(links.filter((to) => to.startsWith("/category/"))).toEqual([
      "/category/Law",
      "/category/Design",
    ]);
    const lists = links.filter((to) => to.startsWith("/syria/jobs"));
    expect(lists).toHaveLength(5);
    expect(lists.slice(0, 2)).toEqual([
      "/syria/jobs?location=Azaz",
      "/syria/jobs?location=Aleppo%2C+Aleppo%2C+Syria",
    ]);
    expect(lists.at(-1)).toBe("/syria/jobs?location=Aleppo");
  });

  it("reading 64: a job of its list has its facts and no description", async () => {
    const company = await makeCompany({ companyName: "Short & Co" });
    const at = { placeId: "syria/tartus/tartus", location: "Tartus, Tartus, Syria" };
    const pay = { currency: "USD", salaryMin: "701" };
    await makeJob(company, { ...at, ...pay, title: "Binder", description: "Unsaid here." });
    const { page } = await ask("syria", "Tartus");
    const [card = ""] = /<article(?:(?!<article).)*Binder.*?<\/article>/s.exec(page) ?? [];
    for (const part of ["Short &amp; Co", "Tartus", "Full-time", "701", "<time"])
      expect(card).toContain(part);
    expect(page).not.toContain("Unsaid here.");
  });

  it.each(languages)(
    "PROV-03 the search in %s asks for a city or the whole province",
    async (language) => {
      const { page } = await ask("syria", "Aleppo", language);
      const form = /<form[^>]*action="\/syria\/jobs".*?<\/form>/s.exec(page)?.[0] ?? "";
      const { allCities } = messagesFor(language).browse.place;
      expect(form).toContain('name="keyword"');
      expect(form).toMatch(/<select[^>]*name="location"/);
      expect(form).toContain(`<option value="Aleppo">${allCities}</option>`);
      expect(form).toMatch(/<option value="Azaz">(Azaz|أعزاز)<\/option>/);
    },
  );
});

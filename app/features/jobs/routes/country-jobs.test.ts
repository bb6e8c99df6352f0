import { describe, expect, it } from "vitest";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import * as category from "./category.tsx";
import * as list from "./job-list.tsx";

useTestDatabase();

const ask = (countryId: string, search = "", language: Language = "en") =>
  askPage(list, { to: `/${countryId}/jobs${search}`, params: { countryId }, language });

const titles = (page: string) =>
  [...page.matchAll(/href="\/jobs\/[0-9a-f-]{36}"[^>]*><bdi>([^<]*)/g)].map(([, title]) => title);

describe("the list of a country", () => {
  it("JOBS-01 PROV-03 is the same screen for that country's jobs, and stays there when filtered", async () => {
    const company = await makeCompany();
    await makeJob(company, { title: "Weaver", placeId: "syria/aleppo/azaz" });
    await makeJob(company, { title: "Potter", placeId: "syria/homs/homs" });
    await makeJob(company, { title: "Ferryman", placeId: "egypt/cairo", location: "x" });
    const { page } = await ask("syria");
    expect(titles(page).toSorted()).toEqual(["Potter", "Weaver"]);
    expect(page).toContain("Jobs in Syria</bdi></h1>");
    expect(page.match(/<form[^>]* action="\/syria\/jobs"/g)).toHaveLength(3);
    expect(linksOf(page)).toContain("/syria/jobs?view=grid");
    expect(page).not.toMatch(/class="chip on"|type="hidden" name="country"/);
    expect(titles((await ask("syria", "?location=Azaz")).page)).toEqual(["Weaver"]);
    const cairo = (await ask("egypt", "?location=Cairo")).page;
    expect(titles(cairo)).toEqual(["Ferryman"]);
    expect(linksOf(cairo)).toContain("/egypt/jobs");
  });

  it.each(languages)("names its place in %s", async (language) => {
    const { page } = await ask("syria", "?location=Aleppo,+Aleppo,+Syria", language);
    expect(page).toContain(
      messagesFor(language).browse.place.heading({ place: language === "en" ? "Syria" : "سوريا" }),
    );
    expect(page).toContain(language === "en" ? "<bdi>Aleppo</bdi>" : "<bdi>حلب</bdi>");
  });

  it("PROV-02 there is none of an unknown country", async () => {
    expect((await ask("nowhere")).status).toBe(404);
  });

  it("leaves for another country or for all of them", async () => {
    expect((await ask("syria", "?country=Egypt")).location).toBe("/jobs?country=Egypt");
    expect((await ask("syria", "?country=&keyword=nurse")).location).toBe("/jobs?keyword=nurse");
  });
});

it("CAT-02 a category's list stays there when it is filtered, sorted or shown as a grid", async () => {
  await makeJob(await makeCompany(), { category: "Law", employmentType: "contract" });
  const { page } = await askPage(category, {
    to: "/category/Law?jobType=contract",
    params: { category: "Law" },
  });
  expect(page.match(/<form[^>]* action="\/category\/Law"/g)).toHaveLength(3);
  const links = linksOf(page);
  expect(links).toContain("/category/Law?jobType=contract&view=grid");
  expect(links).toContain("/category/Law");
  expect(page.match(/class="chip on"/g)).toHaveLength(1);
});

import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listCompanies } from "#app/features/companies/directory/company-directory.server.ts";
import { readCompanyQuery } from "#app/features/companies/directory/company-query.ts";
import { aroundCategory } from "#app/features/jobs/category/category-page.server.ts";
import { syria } from "#app/features/places/place.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeJob } from "#test/people.ts";
import { homeJobs } from "./home-jobs.server.ts";
import { landingJobs } from "./landing-jobs.server.ts";
import { placeJobs } from "./province-jobs.server.ts";

const database = useTestDatabase();

const directory = (query: string, skip = 0, limit = 12) =>
  listCompanies(readCompanyQuery(new URLSearchParams(query)), "en", { skip, limit });
const provinceOf = (id: string) => syria.provinces.find((province) => province.id === id);
const [aleppo, homs] = [provinceOf("syria/aleppo"), provinceOf("syria/homs")];

/** A hundred companies with 600 jobs, and 1,500 seekers. */
beforeAll(async () => {
  await db.execute(sql`
    insert into user_profiles (user_type, company_name, industry, created_at)
    select 'company', case when n % 2 = 0 then 'شركة ' else 'Mill ' end || n,
      case n % 4 when 0 then 'banking' end, now() - n * interval '1 hour'
    from generate_series(1, 100) n`);
  await db.execute(sql`insert into user_profiles (country, province)
    select 'Syria', case when n > 100 then 'Homs' else 'Aleppo' end from generate_series(1, 1500) n`);
  await db.execute(sql`
    insert into jobs (company_id, title, description, category, location, place_id, employment_type, experience_level)
    select id, 'Miller', 'Mills.', case n % 2 when 0 then 'Law' else 'Design' end, 'Aleppo, Syria',
      case when n > 1 then 'syria/aleppo' end, 'full-time', 'mid'
    from user_profiles, generate_series(1, 6) n where user_type = 'company'`);
  await db.execute(sql`analyze`);
});

describe("growth 1 and 9: the rows that a page reads stay the same on a board of any size", () => {
  const pages: [string, () => Promise<unknown>][] = [
    ["home", () => homeJobs("en")],
    ["landing", () => landingJobs("en")],
    ["a category", () => aroundCategory("Law", "en")],
    ["a province", () => placeJobs({ country: syria, province: aleppo }, "en", true)],
    ["a province without jobs", () => placeJobs({ country: syria, province: homs }, "en", true)],
    ["the directory", () => directory("")],
    ["the directory, by name", () => directory("name=شركة")],
    ["the directory, by industry", () => directory("industry=banking")],
  ];

  it.each(pages)("%s counts no jobs and no profiles", async (_, load) => {
    expect(await rowsReadBy(database.url(), "jobs", load)).toBeLessThan(100);
    expect(await rowsReadBy(database.url(), "user_profiles", load)).toBeLessThan(150);
  });

  it("and shows the same numbers as ever", async () => {
    expect((await homeJobs("en")).figures).toEqual({ jobs: 600, companies: 100, jobSeekers: 1500 });
    expect((await homeJobs("en")).categories).toEqual([
      { category: "Design", count: 300 },
      { category: "Law", count: 300 },
    ]);
    expect((await landingJobs("en")).activeJobs).toBe(600);
    const around = await aroundCategory("Law", "en");
    expect(around).toMatchObject({ total: 300, locations: [{ count: 300 }] });
    expect(around.companies.map(({ count }) => count)).toEqual(Array(8).fill(3));
    const province = await placeJobs({ country: syria, province: aleppo }, "en", true);
    expect(province.figures).toMatchObject({ jobs: 600, companies: 100, jobSeekers: 100 });
    expect(province.latest).toHaveLength(6);
  });

  it("the newest jobs of a province are those whose text alone names it, too", async () => {
    const [company] = await db.execute<{ id: string }>(
      sql`select id from user_profiles where user_type = 'company' limit 1`,
    );
    await makeJob(
      { id: company?.id ?? "" },
      { title: "Weaver", placeId: null, location: "حمص، سوريا" },
    );
    const { latest, figures } = await placeJobs({ country: syria, province: homs }, "en", true);
    expect(latest.map(({ title }) => title)).toEqual(["Weaver"]);
    expect(figures).toMatchObject({ jobs: 1, companies: 1 });
  });

  it("the directory finds by name and industry, and lists all", async () => {
    expect(await directory("")).toMatchObject({ total: 100 });
    expect(await directory("name=شركة")).toMatchObject({ total: 50 });
    expect(await directory("name=ل")).toMatchObject({ total: 0 });
    expect(await directory("name=MILL+9")).toMatchObject({ total: 6 });
    expect(await directory("name=%D8%B4&industry=banking", 24)).toMatchObject({
      total: 25,
      companies: [{ openJobs: 6, industry: "banking" }],
    });
  });

  it("the end of the directory is read from there, in the same order", async () => {
    const end = () => directory("", 96);
    // A hundred are counted.
    expect(await rowsReadBy(database.url(), "company_jobs", end)).toBeLessThan(115);
    const names = async (skip: number, limit: number) =>
      (await directory("", skip, limit)).companies.map(({ name }) => name);
    const all = await names(0, 100);
    expect(new Set(all).size).toBe(100);
    expect([...(await names(0, 50)), ...(await names(50, 45)), ...(await names(95, 12))]).toEqual(
      all,
    );
    expect(await names(100, 12)).toEqual([]);
  });

  it("a country counts its companies once, those of jobs that a text alone places too", async () => {
    const { figures } = await placeJobs({ country: syria }, "en", true);
    expect(figures.companies).toBe(100);
  });

  it("a company is in the directory from its name on, and no longer once it has none", async () => {
    const [company] = await db.execute<{ id: string }>(
      sql`insert into user_profiles (user_type) values ('company') returning id`,
    );
    const named = (name: string | null) =>
      db.execute(sql`update user_profiles set company_name = ${name} where id = ${company?.id}`);
    expect(await directory("")).toMatchObject({ total: 100 });
    await named("Nawras Press");
    expect(await directory("name=nawras")).toMatchObject({
      total: 1,
      companies: [{ name: "Nawras Press", openJobs: 0 }],
    });
    await named("Orontes Press");
    expect(await directory("name=nawras")).toMatchObject({ total: 0 });
    await named(" ");
    expect(await directory("")).toMatchObject({ total: 100 });
  });

  it("counts and lists a thousand companies of a frequent name, the busiest first", async () => {
    await db.execute(sql`insert into user_profiles (user_type, company_name)
      select 'company', 'Loom ' || n from generate_series(1, 1003) n`);
    const [last] = await db.execute<{ id: string }>(
      sql`select id from user_profiles where company_name = 'Loom 1003'`,
    );
    await makeJob({ id: last?.id ?? "" }, { title: "Weaver" });
    const first = await directory("name=loom");
    expect(first).toMatchObject({ total: 1000, isMore: true });
    expect(first.companies.slice(0, 3).map(({ name }) => name)).toEqual([
      "Loom 1003",
      "Loom 1",
      "Loom 10",
    ]);
    expect((await directory("name=loom", 996)).companies).toHaveLength(4);
    expect((await directory("name=loom", 1000)).companies).toEqual([]);
    expect(await directory("name=loom+100")).toMatchObject({ total: 5 });
  });
});

import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { FacetName } from "#app/features/job/filters/filter-index.ts";
import { readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { daysAgo, list } from "#test/search/list-jobs.ts";

useTestDatabase();

const read = (address: string) => readJobQuery(new URLSearchParams(address));
const countsOf = async (address: string) => {
  const { facets } = await list(address, { facets: true });
  if (!facets) throw new Error("No facets were counted.");
  return facets.counts;
};

const addressOf = (params: Record<string, string | string[]>) =>
  paths.jobs(params).replace(/^[^?]*/, "");

/** Values that no job has may stand there as 0 or not at all. */
const filled = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

describe("the counts beside the filters", () => {
  it("count each value of each filter among the jobs that the others leave", async () => {
    const small = await makeCompany({ companyName: "Counted small", companySize: "11-50" });
    const large = await makeCompany({ companyName: "Counted large", companySize: "501-1000" });
    const azaz = { placeId: "syria/aleppo/azaz" };
    await makeJob(small, { ...azaz, category: "Law", employmentType: "part-time" });
    await makeJob(small, { placeId: "syria/homs", category: "Law", workArrangement: "hybrid" });
    await makeJob(large, { ...azaz, category: "Design", employmentType: "remote" });
    await makeJob(large, { ...azaz, category: "Law", status: "closed" });
    const all = await countsOf("company=Counted");
    expect(filled(all.category)).toEqual({ Law: 2, Design: 1 });
    expect(filled(all.location)).toEqual({ "syria/aleppo": 2, "syria/homs": 1 });
    expect(filled(all.jobType)).toEqual({ "full-time": 1, "part-time": 1, remote: 1 });
    expect(filled(all.workArrangement)).toEqual({ office: 1, hybrid: 1, remote: 1 });
    expect(filled(all.companySize)).toEqual({ small: 2, large: 1 });
    const law = await countsOf("company=Counted&category=Law");
    expect(filled(law.category)).toEqual({ Law: 2, Design: 1 });
    expect(filled(law.companySize)).toEqual({ small: 2 });
    const two = await countsOf("company=Counted&category=Law&category=Design&jobType=remote");
    expect(filled(two.category)).toEqual({ Design: 1 });
    expect(filled(two.jobType)).toEqual({ "full-time": 1, "part-time": 1, remote: 1 });
  });

  it("count the cities of the one governorate, and the governorates for any chosen city", async () => {
    const company = await makeCompany({ companyName: "Cities" });
    const at = (placeId: string) => makeJob(company, { placeId });
    await at("syria/aleppo/azaz");
    await at("syria/aleppo/azaz");
    await at("syria/aleppo/manbij");
    await at("syria/aleppo");
    await at("syria/homs/homs");
    const { city, location } = await countsOf("company=Cities&location=Aleppo&city=Azaz");
    expect(filled(city)).toEqual({ "syria/aleppo/azaz": 2, "syria/aleppo/manbij": 1 });
    expect(filled(location)).toEqual({ "syria/aleppo": 4, "syria/homs": 1 });
    const chosen = await countsOf("company=Cities&country=Syria&province=Aleppo&city=Azaz");
    expect(filled(chosen.location)).toEqual({ "syria/aleppo": 2 });
  });

  it("count pay by its band and days up to each of the choices", async () => {
    const company = await makeCompany({ companyName: "Bands and days" });
    const make = (salaryMin: string | null, days: number, more = {}) =>
      makeJob(company, { salaryMin, createdAt: daysAgo(days), ...more });
    await make("499999.99", 0);
    await make("500000", 2);
    await make("9000000", 10);
    await make("9000000", 29, { currency: "USD" });
    await make(null, 40);
    const { salaryRange, postedWithin } = await countsOf("company=Bands+and+days");
    expect(filled(salaryRange)).toEqual({ "0-500000": 1, "500000-1000000": 1, "2000000+": 1 });
    expect(filled(postedWithin)).toEqual({ "1": 1, "3": 2, "7": 2, "14": 3, "30": 4 });
    const days = await countsOf("company=Bands+and+days&postedWithin=3&salaryRange=0-500000");
    expect(filled(days.postedWithin)).toEqual({ "1": 1, "3": 1, "7": 1, "14": 1, "30": 1 });
    expect(filled(days.salaryRange)).toEqual({ "0-500000": 1, "500000-1000000": 1 });
  });

  it("a count is the number of jobs that choosing this value alone would list", async () => {
    const company = await makeCompany({ companyName: "Same", companySize: "51-200" });
    const places = ["syria/aleppo/azaz", "syria/homs", "syria/damascus/damascus"];
    for (const [at, experienceLevel] of ["entry", "mid", "senior", "mid", "entry"].entries()) {
      await makeJob(company, {
        title: at % 2 ? "Beekeeper" : "Beekeepers wanted",
        experienceLevel,
        placeId: places[at % 3] ?? null,
        workArrangement: at % 2 ? "hybrid" : null,
      });
    }
    const query = read("company=Same&keyword=beekeeper&experienceLevel=mid&experienceLevel=entry");
    const counts = await countsOf(addressOf(toParams(query)));
    const params: [FacetName, string, string][] = [
      ["experienceLevel", "mid", "mid"],
      ["experienceLevel", "senior", "senior"],
      ["workArrangement", "hybrid", "hybrid"],
      ["companySize", "medium", "medium"],
      ["jobType", "full-time", "full-time"],
      ["location", "syria/aleppo", "Aleppo"],
      ["location", "syria/damascus", "Damascus"],
    ];
    for (const [name, value, written] of params) {
      const { total } = await list(addressOf({ ...toParams(query), [name]: written }));
      expect([name, value, counts[name][value] ?? 0]).toEqual([name, value, total]);
    }
  });

  it("are true beside a keyword that names a governorate, wherever the jobs name it", async () => {
    const company = await makeCompany({ companyName: "Placed" });
    const make = (
      where: { placeId?: string | null; location?: string; title?: string },
      employmentType: string,
      experienceLevel: string,
    ) => makeJob(company, { title: "Beekeeper", employmentType, experienceLevel, ...where });
    const homs = { placeId: "syria/homs/homs" };
    await make(homs, "part-time", "mid");
    await make(homs, "part-time", "senior");
    await make(homs, "full-time", "mid");
    await make(homs, "full-time", "senior");
    await make({ placeId: null, location: "Homs, Old Town" }, "part-time", "mid");
    await make({ placeId: null, location: "Homs, Old Town" }, "full-time", "senior");
    await make({ placeId: "syria/aleppo", title: "Beekeeper in Homs" }, "part-time", "mid");
    await make({ placeId: "syria/aleppo", title: "Beekeeper in Homs" }, "part-time", "entry");
    await make({ placeId: "syria/aleppo" }, "part-time", "mid");
    const query = { company: "Placed", keyword: "beekeeper homs" };
    const both = { ...query, jobType: ["part-time"], experienceLevel: ["mid"] };
    const totals: [Record<string, string | string[]>, number][] = [
      [query, 8],
      [{ ...query, jobType: ["part-time"] }, 5],
      [both, 3],
      [{ ...query, jobType: ["part-time", "full-time"], experienceLevel: ["senior"] }, 3],
      [{ ...both, location: ["Aleppo"] }, 1],
    ];
    for (const [params, jobs] of totals) {
      expect((await list(addressOf(params))).total).toBe(jobs);
    }
    const counts = await countsOf(addressOf(both));
    expect(filled(counts.jobType)).toEqual({ "part-time": 3, "full-time": 1 });
    expect(filled(counts.experienceLevel)).toEqual({ mid: 3, senior: 1, entry: 1 });
    expect(filled(counts.location)).toEqual({ "syria/homs": 1, "syria/aleppo": 1 });
  });

  it("JOBS-05 more than a thousand jobs of a keyword are counted, each of its values too", async () => {
    const company = await makeCompany({ companyName: "Very many" });
    await db.execute(sql`
      insert into jobs (company_id, title, description, category, location, place_id, employment_type, experience_level)
      select ${company.id}, case when nr <= 1300 then 'Plasterer' else 'Roofer' end, '-', 'Engineering',
        'Homs, Homs, Syria', 'syria/homs/homs', case when nr % 2 = 0 then 'contract' else 'full-time' end, 'entry'
      from generate_series(1, 1500) nr`);
    await indexOutdatedJobs();
    const { total, totalAtLeast } = await list("company=Very+many&keyword=plasterer");
    expect({ total, totalAtLeast }).toEqual({ total: 1300, totalAtLeast: false });
    const relaxed = await list("company=Very+many&keyword=welder+plasterer");
    expect(relaxed).toMatchObject({ total: 1300, totalAtLeast: false, keyword: { relaxed: true } });
    const sorted = await list("company=Very+many&keyword=plasterer&sort=title");
    expect(sorted.total).toBe(1300);
    const first = await page("company=Very+many&keyword=plasterer");
    expect(first.facets?.counts.jobType).toMatchObject({ contract: 650, "full-time": 650 });
    expect(first.facets?.atLeast).toBe(false);
  });
});

const page = (address: string) => list(address, { facets: true });

import { beforeAll, describe, expect, it } from "vitest";
import type { FilterName } from "#app/features/job/filters/job-filters.ts";
import { type JobQuery, readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { daysAgo } from "#test/search/list-jobs.ts";
import { countMatchingJobs } from "./job-list.server.ts";
import { type JobListPage, jobListPage } from "./job-list-page.server.ts";

useTestDatabase();

/** Jobs that differ in everything that is counted, and some that no list shows. */
beforeAll(async () => {
  const companies = [
    await makeCompany({ companyName: "Agree bakery", companySize: "11-50" }),
    await makeCompany({ companyName: "Agree hospital", companySize: "201-500", checked: 2 }),
  ];
  const titles = ["Nurse", "ممرضة عناية", "Accountant", "محاسب", "Driver", "Software developer C#"];
  const places = ["syria/aleppo/azaz", "syria/aleppo", "syria/homs/homs", "syria/damascus"];
  const types = ["full-time", "part-time", "remote", "contract"];
  const pays = [
    { salaryMin: "400000", salaryMax: "600000" },
    { salaryMin: "9000", salaryMax: "12000", pound: "new" as const },
    { salaryMin: "700", salaryMax: "900", currency: "USD" as const },
    { salaryMin: null, salaryMax: null },
  ];
  const levels = ["entry", "mid", "senior"];
  const hidden = [
    { status: "closed" },
    { status: "draft" },
    { status: "draft", closedReason: "held" as const },
  ];
  for (let n = 0; n < 36; n++) {
    const job = {
      title: titles[n % titles.length] ?? "",
      description: n % 5 === 0 ? "With night shifts and a bus." : "",
      placeId: places[(n * 7) % places.length] ?? null,
      employmentType: types[(n * 3) % types.length] ?? "",
      experienceLevel: levels[(n * 5) % levels.length] ?? "",
      category: ["Healthcare", "Accounting & Finance", "Logistics"][(n * 11) % 3] ?? "",
      createdAt: daysAgo([0, 2, 5, 12, 40][n % 5] ?? 0),
      ...pays[(n * 13) % pays.length],
    };
    const company = companies[n % 2];
    if (!company) continue;
    await makeJob(company, job);
    const kind = hidden[n % 3];
    if (n % 4 === 0 && kind) await makeJob(company, { ...job, ...kind });
  }
});

const page = (query: JobQuery) => jobListPage(query, null, "en");

/** Each value that a list's page offers, with the number beside it and the query that choosing it asks. */
function choices({ query, counts, locations, cities, cityIsOffered }: JobListPage) {
  const chosen = (name: FilterName, value: string, count: number | undefined) => {
    const several = name === "postedWithin" ? value : [value];
    const { city: _, ...withoutCity } = query;
    const rest = name === "location" ? withoutCity : query;
    const params = toParams({ ...rest, [name]: several } as JobQuery);
    const address = new URLSearchParams();
    for (const [each, values] of Object.entries(params)) {
      for (const one of [values].flat()) address.append(each, one);
    }
    return { name, value, count: count ?? 0, request: readJobQuery(address) };
  };
  return [
    ...Object.entries(counts ?? {}).flatMap(([name, values]) =>
      Object.entries(values).map(([value, count]) => chosen(name as FilterName, value, count)),
    ),
    ...locations.map(({ value, count }) => chosen("location", value, count)),
    ...(cityIsOffered ? cities.map(({ value, count }) => chosen("city", value, count)) : []),
  ];
}

describe("section 5: the number beside a value is the number of jobs that choosing it shows", () => {
  it.each([
    "",
    "category=Healthcare",
    "location=Aleppo&city=Azaz",
    "location=Aleppo&location=Homs&jobType=remote",
    "currency=USD",
    "salaryRange=0-500000&postedWithin=7",
    "salaryMin=500&currency=USD",
    "company=Agree bakery&experienceLevel=mid",
    "jobTitle=Nurse&workArrangement=remote",
    "checked=1",
    "checked=1&keyword=nurse&location=Aleppo",
    "keyword=nurse",
    "keyword=ممرضه حمص",
    "keyword=nurse&location=Aleppo",
    "keyword=accountant remote",
    "keyword=accountant senior aleppo",
    "keyword=nurse night shifts bus",
    "keyword=driver with a yacht licence",
    "keyword=محاسب براتب فوق 300 دولار",
    "keyword=usd",
    "keyword=not driver nurse",
    "keyword=accountent",
    "keyword=nurse&category=Logistics&postedWithin=3",
    "keyword=nurse homs&location=Damascus",
    "keyword=driver night shifts",
    "keyword=driver night shifts&jobType=contract",
    "keyword=driver night shifts&sort=newest",
    "keyword=nurse welder&category=Healthcare",
    "keyword=مهندس يخوت محاسب",
  ])("?%s", async (address) => {
    const shown = await page(readJobQuery(new URLSearchParams(address)));
    const offered = choices(shown);
    expect(offered.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const { name, value, count, request } of offered) {
      const { total } = await page(request);
      const { total: counted } = await countMatchingJobs(request);
      if (total !== count || counted !== total) {
        wrong.push(
          `${name}=${value}: ${count} beside it, ${total} shown, ${counted} on the button`,
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("a filter chooses among the jobs of one reading of the keyword", () => {
  const titled = async (address: string) => {
    const { total, dropped } = await page(readJobQuery(new URLSearchParams(address)));
    return [total, dropped?.replace(/:.*/, "")];
  };

  it("and the sentence about dropped parts is worded for the remaining filter", async () => {
    const company = await makeCompany({ companyName: "Reading" });
    const weaver = { title: "Weaver", description: "Of silk.", category: "Design" };
    await makeJob(company, { ...weaver, placeId: "syria/homs" });
    await makeJob(company, { ...weaver, placeId: "syria/hama" });
    await makeJob(company, { ...weaver, description: "", placeId: "syria/hama" });
    await makeJob(company, { ...weaver, description: "", placeId: "syria/tartus" });
    const silk = (more = "") => titled(`company=Reading&keyword=weaver silk${more}`);
    const first =
      "Jobs that match your whole search come first (2), then those that match it without";
    expect(await silk()).toEqual([4, first]);
    expect(await silk("&location=Hama")).toEqual([2, first.replace("(2)", "(1)")]);
    expect(await silk("&location=Homs")).toEqual([1, undefined]);
    expect(await silk("&location=Tartus")).toEqual([
      1,
      "No job matches your whole search. These match it without",
    ]);
    expect(await silk("&location=Aleppo")).toEqual([0, undefined]);
  });

  it("and where no job is of an occupation, those near it stand in for it", async () => {
    const company = await makeCompany({ companyName: "Near" });
    await makeJob(company, { title: "رئيس صالة", description: "" });
    await makeJob(company, { title: "Weaver", description: "" });
    expect(await titled("company=Near&keyword=waiter")).toEqual([
      1,
      "No job is open for “waiter”. These are near it.",
    ]);
  });

  it("and a search for any job, or one that tells of a person alone, leaves all jobs and says so", async () => {
    const company = await makeCompany({ companyName: "Any" });
    await makeJob(company, { title: "Weaver", description: "Ages 20 to 30." });
    await makeJob(company, { title: "Spinner", description: "" });
    const any = (keyword: string) => titled(`company=Any&keyword=${keyword}`);
    const all = "Your search names no occupation, place or condition, so these are all jobs.";
    expect(await any("بدي شغل")).toEqual([2, all]);
    expect(await any("عمري 25")).toEqual([
      2,
      "Your search rules out no job; those that fit “عمري 25” come first.",
    ]);
    expect(await any("males only")).toEqual([
      2,
      "No job matches your whole search. These match it without",
    ]);
  });
});

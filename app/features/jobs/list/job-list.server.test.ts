import { describe, expect, it } from "vitest";
import { loadJobs } from "#app/features/search/index/in-memory/board-jobs.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { daysAgo, list, titles } from "#test/search/list-jobs.ts";
import { countMatchingJobs } from "./job-list.server.ts";
import { jobListPage } from "./job-list-page.server.ts";

useTestDatabase();

describe("the public list", () => {
  it("JOBS-01 JOBS-05 shows and counts active jobs only, the newest first", async () => {
    const company = await makeCompany({ companyName: "Public Ltd" });
    await makeJob(company, { title: "Older", createdAt: daysAgo(2) });
    await makeJob(company, { title: "Newer", createdAt: daysAgo(1) });
    await makeJob(company, { title: "Closed", status: "closed" });
    await makeJob(company, { title: "Draft", status: "draft" });
    const { cards, total } = await list("company=Public+Ltd");
    expect(cards.map(({ title }) => title)).toEqual(["Newer", "Older"]);
    expect(total).toBe(2);
    expect((await countMatchingJobs({})).total).toBe(2);
  });

  it("JOBS-12 DATA-09 a card has the fields it shows alone, with the person's name where a company has none", async () => {
    const company = await makeCompany({ companyName: " ", firstName: "لينا", lastName: "الشيخ" });
    const job = await makeJob(company, {
      title: "Cook",
      description: `First\n\n- ${"word ".repeat(200)}`,
      salaryMin: "500000",
      currency: "USD",
    });
    const { cards } = await list(`company=${company.id}`);
    expect(cards[0]).toEqual({
      id: job.id,
      title: "Cook",
      company: "لينا الشيخ",
      companyKey: company.id.slice(0, 8),
      place: "Aleppo",
      employmentType: "full-time",
      pay: { min: 500_000, max: null, currency: "USD", period: "month" },
      postedAt: job.createdAt.toISOString(),
      isNew: true,
      isUrgent: false,
      postedDaysAgo: 0,
      closesInDays: null,
      excerpt: expect.stringMatching(/^word word/),
    });
    expect(cards[0]?.excerpt.length).toBeLessThanOrEqual(240);
  });
});

it("a page of the list has the same data after a change that does not concern it", async () => {
  const company = await makeCompany({ companyName: "Weavers of Hama" });
  await makeJob(company, { title: "Weaver", createdAt: daysAgo(3) });
  const page = () => jobListPage({ keyword: "weaver" }, null, "en", null);
  await loadJobs();
  const before = await page();
  expect(before.total).toBe(1);
  await makeJob(await makeCompany({ companyName: "Kilns" }), { title: "Potter" });
  expect(await page()).toEqual(before);
});

describe("choices", () => {
  it("JOBS-02 SEARCH-05 each filters alone and all together", async () => {
    const company = await makeCompany({ companyName: "Choice" });
    await makeJob(company, {
      title: "ant",
      category: "Law",
      employmentType: "contract",
      experienceLevel: "entry",
    });
    await makeJob(company, {
      title: "b",
      category: "Law",
      employmentType: "freelance",
      experienceLevel: "mid",
    });
    await makeJob(company, {
      title: "c",
      category: "Design",
      employmentType: "contract",
      experienceLevel: "mid",
    });
    const of = (address: string) => titles(`company=Choice&${address}`);
    expect(await of("category=Law")).toEqual(["ant", "b"]);
    expect(await of("jobType=contract")).toEqual(["ant", "c"]);
    expect(await of("experienceLevel=mid")).toEqual(["b", "c"]);
    expect(await of("category=Law&jobType=contract&experienceLevel=entry&keyword=ant")).toEqual([
      "ant",
    ]);
    expect(await of("category=Astrology")).toEqual([]);
    expect(await of("jobType=nonsense")).toEqual(["ant", "b", "c"]);
  });

  it("SEARCH-07 postedWithin counts back from now", async () => {
    const company = await makeCompany({ companyName: "Ages" });
    for (const age of [0, 2, 6, 13, 29, 31]) {
      await makeJob(company, { title: String(age).padStart(2, "0"), createdAt: daysAgo(age) });
    }
    const of = async (days: number) => (await titles(`company=Ages&postedWithin=${days}`)).length;
    expect([await of(1), await of(3), await of(7), await of(14), await of(30)]).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it("SEARCH-08 an arrangement that is not stated follows the type", async () => {
    const company = await makeCompany({ companyName: "Desks" });
    await makeJob(company, { title: "office" });
    await makeJob(company, { title: "remote", employmentType: "remote" });
    await makeJob(company, {
      title: "hybrid",
      employmentType: "remote",
      workArrangement: "hybrid",
    });
    for (const arrangement of ["office", "remote", "hybrid"]) {
      expect(await titles(`company=Desks&workArrangement=${arrangement}`)).toEqual([arrangement]);
    }
  });
});

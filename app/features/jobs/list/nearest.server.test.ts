import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { list } from "#test/search/list-jobs.ts";
import { jobListPage } from "./job-list-page.server.ts";
import type { Nearest } from "./nearest.server.ts";

useTestDatabase();

const page = (address: string, pinned: PinnedFilter | null = null) =>
  jobListPage(readJobQuery(new URLSearchParams(address)), null, "en", pinned);

/** Each offer as its address without the company of the test, and its number of jobs. */
async function offersOf(address: string, company: string) {
  const { total, nearest } = await page(`company=${company}&${address}`);
  expect(total).toBe(0);
  return nearest
    .filter(({ query }) => query.company === company)
    .map(({ query: { company: _, ...query }, total }) => [addressOf(query), total]);
}

const addressOf = (query: Nearest["query"]) =>
  decodeURIComponent(paths.jobs(toParams(query)).replace("/jobs?", "")).replaceAll("+", " ");

describe("where nothing is found", () => {
  // Searches beyond the first few are made within a time that a busy machine may use up.
  beforeEach(() => {
    vi.spyOn(process, "threadCpuUsage").mockReturnValue({ user: 0, system: 0 });
  });
  afterEach(() => vi.restoreAllMocks());

  it("the rest of the governorate, those next to it and all places are offered", async () => {
    const company = await makeCompany({ companyName: "Near" });
    await makeJob(company, { placeId: "syria/idlib", category: "Law" });
    await makeJob(company, { placeId: "syria/aleppo/manbij", category: "Law" });
    await makeJob(company, { placeId: "syria/damascus", category: "Law" });
    const azaz = await offersOf("category=Law&location=Aleppo&city=Azaz", "Near");
    expect(azaz).toEqual([
      ["location=Aleppo&category=Law", 1],
      ["location=Idlib&category=Law", 1],
      ["category=Law", 3],
    ]);
    expect(await offersOf("category=Law&location=Azaz", "Near")).toEqual(azaz);
    expect(await offersOf("category=Law&country=Syria&province=Raqqa", "Near")).toEqual([
      ["location=Aleppo&category=Law", 1],
      ["category=Law", 3],
    ]);
  });

  it("a place among the words typed gives way too", async () => {
    const company = await makeCompany({ companyName: "Typed" });
    await makeJob(company, { title: "Zymurgist", placeId: "syria/tartus" });
    expect(await offersOf("keyword=zymurgist+in+Latakia", "Typed")).toEqual([
      ["keyword=zymurgist&location=Tartus", 1],
      ["keyword=zymurgist", 1],
      ["/jobs", 1],
    ]);
  });

  it("of a place typed and another one chosen, the chosen one is offered alone", async () => {
    const company = await makeCompany({ companyName: "Two places" });
    await makeJob(company, { title: "Zymurgist", placeId: "syria/tartus" });
    await makeJob(company, { title: "Zymurgist", placeId: "syria/latakia" });
    expect(
      await offersOf("keyword=zymurgist+in+Latakia&location=Tartus", "Two places"),
    ).toContainEqual(["keyword=zymurgist&location=Tartus", 1]);
  });

  it("an unknown word is offered as a near known one", async () => {
    const company = await makeCompany({ companyName: "Mistyped" });
    await makeJob(company, { title: "Cook" });
    await makeJob(company, { title: "سباك" });
    expect(await offersOf("keyword=plxmbxr", "Mistyped")).toEqual([
      ["keyword=plumber", 1],
      ["/jobs", 2],
    ]);
  });

  it("without one of the filters, and without the words typed, with their numbers of jobs", async () => {
    const company = await makeCompany({ companyName: "One less" });
    const pay = { salaryMin: "700", salaryMax: "900", currency: "USD" };
    await makeJob(company, { title: "Cooper", ...pay });
    await makeJob(company, { title: "Wainwright", ...pay, employmentType: "contract" });
    const offers = await offersOf("keyword=cooper&jobType=contract", "One less");
    expect(offers).toEqual([
      ["keyword=cooper", 1],
      ["jobType=contract", 1],
    ]);
    expect(await offersOf("jobType=contract&salaryMin=1000&currency=USD", "One less")).toEqual([
      ["jobType=contract", 1],
    ]);
  });

  it("a quoted search is offered as any other search", async () => {
    const company = await makeCompany({ companyName: "Quoted" });
    await makeJob(company, { title: "شوفير" });
    expect(await offersOf("keyword=%22drivers%22", "Quoted")).toContainEqual([
      "keyword=drivers",
      1,
    ]);
  });

  it("each filter alone where no one less finds anything, the company's name last", async () => {
    const company = await makeCompany({ companyName: "Alone" });
    await makeJob(company, { title: "Glazier" });
    const { nearest } = await page("company=Alone&keyword=farrier&jobType=freelance");
    expect(nearest.map(({ kind, query, total }) => [kind, addressOf(query), total])).toEqual([
      ["alone", "company=Alone", 1],
    ]);
  });

  it("every number is that of the list which the offer leads to", async () => {
    const company = await makeCompany({ companyName: "Counted near" });
    for (const placeId of ["syria/hama", "syria/hama/salamiyah", "syria/tartus"]) {
      await makeJob(company, { title: "Wainwright", placeId });
    }
    const { nearest } = await page("company=Counted+near&keyword=wainwright&location=Homs");
    expect(nearest.length).toBeGreaterThan(2);
    for (const { query, total } of nearest) {
      expect(total).toBe((await list(paths.jobs(toParams(query)).replace("/jobs?", ""))).total);
    }
  });

  it("the list's own country or category stays, and an empty list of its own has no offers", async () => {
    const kuwait: PinnedFilter = { filter: "country", value: "Kuwait", path: "/kuwait/jobs" };
    expect((await page("country=Kuwait", kuwait)).nearest).toEqual([]);
    const company = await makeCompany({ companyName: "Rooted" });
    await makeJob(company, { placeId: "kuwait/hawalli", category: "Law" });
    const { nearest } = await page("country=Kuwait&location=Elsewhere&company=Rooted", kuwait);
    expect(nearest.map(({ kind, query }) => [kind, query.country])).toEqual([
      ["anywhere", "Kuwait"],
    ]);
  });

  it("JOBS-08 where nothing is near, the categories with the most jobs are offered", async () => {
    const company = await makeCompany();
    for (const category of ["Law", "Law", "Design"] as const) await makeJob(company, { category });
    const { nearest } = await page("keyword=zzqqxv");
    expect(nearest.length).toBeLessThanOrEqual(4);
    expect(nearest.every(({ kind }) => kind === "busiest")).toBe(true);
    const counts = nearest.map(({ total }) => total);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    for (const { query, total } of nearest) {
      expect(total).toBe((await list(paths.jobs(toParams(query)).replace("/jobs?", ""))).total);
    }
  });

  it("a search that is answered in part says so and offers nothing", async () => {
    const company = await makeCompany({ companyName: "Loose" });
    await makeJob(company, { title: "Nurse" });
    const first = await page("company=Loose&keyword=nurse+welder");
    expect(first).toMatchObject({ nearest: [], total: 1 });
    expect(first.dropped).toContain("welder");
    const second = await page("company=Loose&keyword=welder+nurse");
    expect(second).toMatchObject({ relaxed: true, nearest: [], total: 1 });
    expect((await page("company=Loose&keyword=nurse")).relaxed).toBeUndefined();
  });

  const unknown = Array.from({ length: 12 }, (_, i) => `qwzx${"klmnoprstuvw"[i]}qi`).join("+");
  const places = Array.from(
    { length: 20 },
    (_, i) => `location=qwz${i}&city=qwx${i}&category=qwy${i}`,
  ).join("&");
  const quoted = `driver+%22accountant%22+qwzxk+${"ا".repeat(200)}+%22senior%22`;

  // The page's own search alone is up to six counts: its keyword is relaxed step by step.
  it.each([
    ["many words and places", `keyword=${unknown}&${places}`, 30],
    ["a keyword in a title", `keyword=${quoted}&${places}&jobTitle=orbp&country=qwz`, 30],
    ["four parts in a title", "keyword=driver+accountant+qwzxk+senior&jobTitle=orbp", 34],
    [
      "four parts of a pay",
      "keyword=driver+accountant+nurse+remote&salaryMin=99000000&location=aleppo&city=azaz",
      45,
    ],
  ])(
    "S3 a page without an answer to %s makes a bounded number of searches, one after the other",
    async (_, address, limit) => {
      const statements = [vi.spyOn(db, "execute"), vi.spyOn(db, "select")];
      expect((await page(address)).total).toBe(0);
      const count = statements.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      vi.restoreAllMocks();
      expect(count).toBeLessThan(limit);
    },
  );

  it("S3 of a keyword of more than four parts no words are changed or left out in turn", async () => {
    const company = await makeCompany({ companyName: "Five parts" });
    await makeJob(company, { title: "Zymologist" });
    const { nearest } = await page("keyword=zymologist+qwzxk+qwzxl+qwzxm+qwzxn&company=Five+parts");
    expect(nearest.filter(({ kind }) => kind === "keyword")).toEqual([]);
  });
});

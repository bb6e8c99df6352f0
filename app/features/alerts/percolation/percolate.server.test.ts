import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { searchParams } from "#app/features/alerts/alert.ts";
import { alertMatches, alertSearches } from "#app/features/alerts/alerts.table.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { searchJobs } from "#app/features/search/read-index.server.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { percolateChangedJobs } from "./percolate.server.ts";
import { reparseSearches, storeSearches } from "./saved-searches.server.ts";

useTestDatabase();

const save = async (search: string) => {
  const params = searchParams(readJobQuery(new URLSearchParams(search)));
  const id = (await storeSearches([params])).get(params);
  if (id === undefined) throw new Error("The search was not stored.");
  return id;
};

const matchesOf = async (search: number) => {
  const rows = await db
    .select({ ids: alertMatches.jobIds })
    .from(alertMatches)
    .innerJoin(alertSearches, eq(alertSearches.queryId, alertMatches.queryId))
    .where(eq(alertSearches.id, search));
  return rows.flatMap(({ ids }) => ids).sort();
};

const listOf = async (search: string) => {
  const selected = await searchJobs(readJobQuery(new URLSearchParams(search)), { limit: 500 });
  if (isRefused(selected)) throw new Error("The list was refused.");
  return selected.keyword?.relaxed ? [] : selected.rows.map(({ id }) => id).sort();
};

describe("a job finds the saved searches that it answers", () => {
  const searches = [
    "",
    "keyword=accountant",
    "keyword=محاسب",
    "keyword=accountant+aleppo",
    "keyword=muhasib",
    "keyword=acountant",
    "keyword=nurse+homs",
    "keyword=remote+developer",
    "keyword=مبرمج+عن+بعد",
    'keyword="daily books"',
    "keyword=the",
    "category=Accounting+%26+Finance",
    "category=Healthcare&category=Education",
    "category=Nothing",
    "province=Aleppo&country=syria",
    "location=aleppo&jobType=full-time",
    "location=Homs&location=حلب",
    "location=nowhere",
    "jobType=part-time&category=Healthcare",
    "jobTitle=acc",
    "jobTitle=senior+acc",
    "company=Barada+Foods",
    "company=jasm",
    "salaryMin=1000000&currency=SYP",
    "salaryMax=500&currency=USD",
    "keyword=accountant&salaryMin=1500000",
    "postedWithin=1",
    "keyword=nurse&postedWithin=7",
    "experienceLevel=senior&keyword=accountant",
    "workArrangement=remote",
  ];
  const ids = new Map<string, number>();

  beforeAll(async () => {
    const barada = await makeCompany({ companyName: "Barada Foods" });
    const jasmine = await makeCompany({ companyName: "Jasmine House" });
    await makeJob(barada, { title: "Known before the searches" });
    for (const search of searches) ids.set(search, await save(search));
    await makeJob(barada, { title: "Accountant", salaryMin: "1200000", salaryMax: "1600000" });
    await makeJob(barada, { title: "Senior Accountant", experienceLevel: "senior" });
    await makeJob(jasmine, { title: "محاسب تكاليف", salaryMax: "400", currency: "USD" });
    await makeJob(jasmine, {
      title: "Nurse",
      category: "Healthcare",
      employmentType: "part-time",
      location: "Homs, Homs, Syria",
      placeId: "syria/homs/homs",
      createdAt: new Date(Date.now() - 3 * 24 * 60 * 60_000),
    });
    await makeJob(jasmine, {
      title: "مبرمج",
      description: "العمل عن بعد.",
      category: "Information Technology",
      workArrangement: "remote",
    });
    await makeJob(jasmine, { title: "Draft accountant", status: "draft" });
    await percolateChangedJobs();
  });

  it.each(searches)("as its list shows them: %s", async (search) => {
    const before = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(eq(jobs.title, "Known before the searches"));
    const known = new Set(before.map(({ id }) => id));
    const listed = (await listOf(search)).filter((id) => !known.has(id));
    expect(await matchesOf(ids.get(search) ?? 0)).toEqual(listed);
  });

  it("and most of these searches are answered", async () => {
    const counts = await Promise.all(
      [...ids.values()].map(async (id) => (await matchesOf(id)).length),
    );
    expect(counts.filter((n) => n > 0).length).toBeGreaterThan(18);
  });
});

it("a search saved in other words is compiled once", async () => {
  const [one, other] = [await save("keyword=محاسب"), await save("keyword=Accountants")];
  const rows = await db.select().from(alertSearches);
  const query = (id: number) => rows.find((row) => row.id === id)?.queryId;
  expect(one).not.toBe(other);
  expect(query(one)).toBe(query(other));
});

it("a changed job matches by its new text; a search it matched before gets no news", async () => {
  const company = await makeCompany({ companyName: "Palmyra Mill" });
  const job = await makeJob(company, { title: "Miller" });
  await percolateChangedJobs();
  const [carpenter, miller] = [await save("keyword=carpenter"), await save("keyword=miller")];
  await percolateChangedJobs();
  const old = await makeJob(company, { title: "Miller's second" });
  await percolateChangedJobs();
  expect(await matchesOf(miller)).toEqual([old.id]);
  await db.update(jobs).set({ title: "Carpenter" }).where(eq(jobs.id, job.id));
  await db.update(jobs).set({ description: "For mills." }).where(eq(jobs.id, old.id));
  await indexOutdatedJobs();
  await percolateChangedJobs();
  expect(await matchesOf(carpenter)).toEqual([job.id]);
  expect(await matchesOf(miller)).toEqual([old.id]);
  await db.update(jobs).set({ title: "Baker" }).where(eq(jobs.id, job.id));
  await indexOutdatedJobs();
  await percolateChangedJobs();
  expect(await matchesOf(carpenter)).toEqual([]);
});

it("a job that is opened again, or a draft that is published, is compared", async () => {
  const company = await makeCompany();
  const search = await save("keyword=glazier");
  const job = await makeJob(company, { title: "Glazier", status: "draft" });
  await percolateChangedJobs();
  expect(await matchesOf(search)).toEqual([]);
  await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, job.id));
  await indexOutdatedJobs();
  await percolateChangedJobs();
  expect(await matchesOf(search)).toEqual([job.id]);
});

it("a formerly unknown word is searched for as usual once a job has it", async () => {
  const company = await makeCompany({ companyName: "Zenobia" });
  const search = await save("keyword=acountent");
  await percolateChangedJobs();
  const job = await makeJob(company, { title: "Acountent of Zenobia", description: "As it says." });
  await percolateChangedJobs();
  expect(await matchesOf(search)).toEqual(
    await listOf("keyword=acountent").then((ids) => ids.filter((id) => id === job.id)),
  );
  // Known by now: the next job that has it has nothing parsed again.
  const unknown = await db.execute(
    sql`select from alert_unknown_words where search_id = ${search}`,
  );
  expect(unknown).toHaveLength(0);
});

it("an anchor is chosen again by rarity when its search is parsed again", async () => {
  const search = await save("keyword=cobbler&jobType=full-time");
  const keys = () =>
    db.execute(sql`
      select term, second from percolator_keys join alert_searches using (query_id)
      where alert_searches.id = ${search} order by 1, 2`);
  const before = [...(await keys())];
  await db.execute(sql`
    update percolator_keys key set second = 'w:office' from alert_searches search
    where search.id = ${search} and key.query_id = search.query_id`);
  await reparseSearches([search], db);
  expect([...(await keys())]).toEqual(before);
  const job = await makeJob(await makeCompany(), { title: "Cobbler", employmentType: "full-time" });
  await percolateChangedJobs();
  expect(await matchesOf(search)).toEqual([job.id]);
});

it("a search that is parsed into another query keeps its matches that were not sent yet", async () => {
  const company = await makeCompany();
  // The word is known by now.
  await makeJob(company, { title: "Saddler" });
  await percolateChangedJobs();
  const search = await save("keyword=saddler&category=Design");
  await db.execute(sql`
    with recipient as (
      insert into alert_recipients (email, language, feed_key) values ('s@people.example', 'en', 's')
      returning id)
    insert into alerts (recipient_id, search_id, name, frequency, hour, seen_batch)
    select id, ${search}, 's', 'daily', 8, 0 from recipient`);
  const both = await makeJob(company, { title: "Saddler", category: "Design" });
  const one = await makeJob(company, { title: "Painter", category: "Design" });
  // As if the word had not been known when the search was saved.
  const other = await save("category=Design");
  await db.execute(sql`
    update alert_searches set query_id = (select query_id from alert_searches where id = ${other})
    where id = ${search}`);
  await percolateChangedJobs();
  expect(await matchesOf(search)).toEqual([both.id, one.id].sort());
  await reparseSearches([search], db);
  expect(await matchesOf(search)).toEqual([both.id]);
  // Twice is once.
  await reparseSearches([search], db);
  expect(await matchesOf(search)).toEqual([both.id]);
  expect(await matchesOf(other)).toEqual([both.id, one.id].sort());
});

it("a deleted job leaves no match behind", async () => {
  const company = await makeCompany();
  const search = await save("keyword=tailor");
  const job = await makeJob(company, { title: "Tailor" });
  await percolateChangedJobs();
  expect(await matchesOf(search)).toEqual([job.id]);
  await db.delete(jobs).where(eq(jobs.id, job.id));
  expect(await matchesOf(search)).toEqual([]);
});

it("nothing is recorded on a board without saved searches", async () => {
  await db.execute(
    sql`delete from alerts; delete from alert_searches; delete from percolator_queries; delete from changed_jobs`,
  );
  await makeJob(await makeCompany());
  const [row] = await db.execute<{ n: number }>(sql`select count(*)::int as n from changed_jobs`);
  expect(row?.n).toBe(0);
});

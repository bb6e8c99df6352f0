import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { countMatches, listMatches } from "#app/features/search/index/answer-query.server.ts";
import { allTerms, indexQueries } from "#app/features/search/index/index-query.server.ts";
import type { IndexReader } from "#app/features/search/index/index-reader.ts";
import { countFacets } from "#app/features/search/index/job-facets.server.ts";
import { readCursor } from "#app/features/search/index/job-order.server.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useOtherConnections } from "#test/other-connections.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { daysAgo } from "#test/search/list-jobs.ts";
import { plainReader } from "#test/search/plain-reader.ts";
import { useSettings } from "#test/settings.ts";
import { boardJobs, bytesHeld, loadJobs } from "./board-jobs.server.ts";
import { answerFromMemory, readVersion } from "./memory-reader.server.ts";
import { readCards } from "./read-cards.server.ts";

const database = useTestDatabase();
/** A line of SQL from elsewhere, as another process has it. */
const elsewhere = useOtherConnections(database);

/** Readings of keywords are of one minute. */
function stayInOneMinute(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** The same, and the background work has seen it. */
function elsewhereIndexed() {
  const sql = elsewhere();
  return async (text: TemplateStringsArray, ...values: string[]): Promise<void> => {
    await sql(text, ...values);
    await indexOutdatedJobs();
  };
}

/** The table's file is another one then, as after a restore: everything is read again. */
const readAgain = () => db.execute(sql`truncate board_changes`);

const read = (address: string) => readJobQuery(new URLSearchParams(address));

function answer(address: string, after?: string, part = { limit: 5, facets: true }) {
  const query = read(address);
  const from = after === undefined ? undefined : readCursor(query.sort ?? "best", after);
  return (reader: IndexReader) => listMatches(reader, query, from, part);
}

const titles = [
  "Accountant",
  "محاسب",
  "Senior Accountant",
  "Nurse",
  "ممرضة ليلية",
  "Accounting Clerk",
];
const places = ["syria/aleppo/azaz", "syria/homs/homs", "syria/damascus"];
const types = ["full-time", "part-time", "remote"];

describe("answers from memory", () => {
  beforeAll(async () => {
    await db.execute(sql`delete from jobs`);
    const companies = [
      await makeCompany({ companyName: "Damascus Nurse House", companySize: "11-50" }),
      await makeCompany({ companyName: "شركة المحاسب الأول", companySize: "501-1000" }),
    ];
    for (let at = 0; at < 72; at++) {
      await makeJob(companies[at % 2] as { id: string }, {
        title: titles[at % titles.length],
        placeId: places[at % places.length],
        description:
          at % 4 === 0 ? "The nurse keeps books in Homs." : "Daily work, driving licence.",
        employmentType: types[at % 5 === 0 ? 2 : at % 2],
        category: at % 3 === 0 ? "Healthcare" : "Accounting & Finance",
        salaryMin: at % 3 === 0 ? String(100_000 * at) : null,
        // Some of one moment, so that only the id tells them apart.
        createdAt: daysAgo(at < 20 ? 1 : at),
      });
    }
  });

  it.each([
    ["JOBS-10 a word", "keyword=nurse"],
    ["JOBS-10 the other language", "keyword=محاسب"],
    ["JOBS-10 several words", "keyword=senior accountant"],
    ["JOBS-10 a mistake", "keyword=acountant"],
    ["JOBS-10 a place in the keyword", "keyword=nurse homs&jobType=full-time"],
    ["JOBS-10 a thing that is excluded", "keyword=accountant not senior"],
    ["JOBS-10 a word of texts alone", "keyword=licence"],
    ["JOBS-10 what is nowhere together", "keyword=nurse xylophone"],
    ["JOBS-10 nothing", "keyword=qqqqqqq"],
    ["JOBS-10 only what is excluded", "keyword=-accountant"],
    ["JOBS-10 a preferred pay", "keyword=accountant over 500000"],
    ["JOBS-08 the beginning of a title", "jobTitle=acc"],
    ["JOBS-08 the beginning of a company's name", "company=Nurse Hou"],
    ["JOBS-08 one filter", "category=Healthcare"],
    ["JOBS-08 several filters", "category=Healthcare&jobType=full-time&location=Homs"],
    ["JOBS-08 several values", "jobType=full-time&jobType=remote"],
    ["JOBS-08 days", "postedWithin=7&location=Aleppo"],
    ["JOBS-08 days alone", "postedWithin=30"],
    ["JOBS-08 a pay from, in new pounds", "salaryMin=30000"],
    ["JOBS-08 a pay up to, in old pounds", "salaryMax=2500000&jobType=full-time"],
    ["JOBS-08 a pay between, in another currency", "salaryMin=100&salaryMax=300&currency=USD"],
    ["JOBS-08 a pay with a keyword", "keyword=accountant&salaryMin=2000000"],
    ["JOBS-06 a pay by salary", "sort=salary&salaryMin=1000000"],
    ["JOBS-06 the oldest", "sort=oldest&category=Healthcare"],
    ["JOBS-06 a keyword by the newest", "sort=newest&keyword=accountant"],
    ["JOBS-06 by title", "sort=title&keyword=accountant"],
    ["JOBS-06 by company", "sort=company&location=Aleppo"],
    ["JOBS-06 all by title", "sort=title"],
    ["JOBS-06 all by salary", "sort=salary"],
    ["JOBS-06 the oldest of all", "sort=oldest"],
    ["JOBS-09 everything", ""],
  ])("%s: the same jobs, order, count and facets as one by one", async (_, address) => {
    let after: string | undefined;
    for (let part = 0; part < 4; part++) {
      const request = answer(address, after, { limit: 5, facets: part % 2 === 0 });
      const expected = await request(await plainReader());
      expect(await answerFromMemory(request)).toEqual(expected);
      after = expected.next ?? undefined;
      if (after === undefined) break;
    }
  });

  it("JOBS-10 know each change at once, also by another process or by hand", async () => {
    const total = async (address: string) => (await answerFromMemory(answer(address))).total;
    const company = await makeCompany({ companyName: "Quince Press" });
    expect(await total("keyword=lithographer")).toBe(0);
    const { id } = await makeJob(company, { title: "Lithographer", category: "Law" });
    expect(await total("keyword=lithographer")).toBe(1);
    expect(await total("category=Law")).toBe(1);
    const other = elsewhereIndexed();
    await other`update jobs set title = 'Papermaker', category = 'Design' where id = ${id}`;
    expect(await total("keyword=lithographer")).toBe(0);
    expect(await total("category=Law")).toBe(0);
    expect(await total("category=Design")).toBe(1);
    await other`update jobs set salary_min = 500, salary_max = 600, currency = 'USD' where id = ${id}`;
    expect(await total("salaryMin=550&currency=USD&category=Design")).toBe(1);
    expect(await total("salaryMin=700&currency=USD&category=Design")).toBe(0);
    await other`update jobs set salary_max = 800 where id = ${id}`;
    expect(await total("salaryMin=700&currency=USD&category=Design")).toBe(1);
    await other`update jobs set status = 'closed' where id = ${id}`;
    expect(await total("keyword=papermaker")).toBe(0);
    await other`update jobs set status = 'active' where id = ${id}`;
    expect(await total("keyword=papermaker")).toBe(1);
    await other`delete from jobs where id = ${id}`;
    expect(await total("category=Design")).toBe(0);
  });

  it("JOBS-10 show changes of jobs that were shown before, also by another process", async () => {
    const company = await makeCompany({ companyName: "Osier Baskets" });
    const { id } = await makeJob(company, { title: "Basketmaker", salaryMax: "700" });
    await makeJob(company, { title: "Basketmaker" });
    const shown = async () => {
      const { rows } = await answerFromMemory(answer("keyword=basketmaker"));
      return rows.find((row) => row.id === id);
    };
    expect(await shown()).toMatchObject({ company: "Osier Baskets", salaryMax: "700", logo: null });
    const other = elsewhereIndexed();
    await other`update jobs set salary_max = 900 where id = ${id}`;
    expect(await shown()).toMatchObject({ salaryMax: "900" });
    // These are not what jobs are found by.
    await other`update jobs set pay_basis = 'net' where id = ${id}`;
    expect(await shown()).toMatchObject({ payBasis: "net" });
    await other`update jobs set application_deadline = '2100-01-01' where id = ${id}`;
    expect(await shown()).toMatchObject({ deadline: "2100-01-01" });
    await other`update jobs set external_id = 'osier-1' where id = ${id}`;
    expect(await shown()).toMatchObject({ externalId: "osier-1" });
    await other`update user_profiles set company_name = 'Willow Baskets' where id = ${company.id}`;
    expect(await shown()).toMatchObject({ company: "Willow Baskets" });
    await other`update user_profiles set company_name = null, first_name = 'Sami', last_name = 'Issa'
      where id = ${company.id}`;
    expect(await shown()).toMatchObject({ company: "Sami Issa" });
    const [logo, next] = [randomUUID(), randomUUID()];
    await other`insert into company_logos (id, company_id, variants) values (${logo}, ${company.id}, '[]')`;
    expect(await shown()).toMatchObject({ logo });
    await other`update company_logos set id = ${next} where company_id = ${company.id}`;
    expect(await shown()).toMatchObject({ logo: next });
    await other`delete from company_logos where company_id = ${company.id}`;
    expect(await shown()).toMatchObject({ logo: null });
    await other`update jobs set status = 'closed' where id = ${id}`;
    expect(await shown()).toBeUndefined();
  });

  it.each([
    ["of a keyword", "keyword=nurse"],
    ["of all jobs", ""],
  ])(
    "%s ask nothing but the version of the board where all that is shown is held",
    async (_, address) => {
      const again = answer(address, undefined, { limit: 5, facets: false });
      const first = await answerFromMemory(again);
      const [execute, select] = [vi.spyOn(db, "execute"), vi.spyOn(db, "select")];
      expect(await answerFromMemory(again)).toEqual(first);
      expect(execute).toHaveBeenCalledOnce();
      expect(select).not.toHaveBeenCalled();
      for (const spy of [execute, select]) spy.mockRestore();
    },
  );

  it("JOBS-10 read a keyword once for its pages and filters, and anew after a change", async () => {
    stayInOneMinute();
    const titled = async (address: string) => {
      const { rows } = await answerFromMemory(answer(address));
      return rows.map(({ title }) => title);
    };
    const parsed = () => answerFromMemory(({ readings }) => readings.parsed.get("turner lathe"));
    const company = await makeCompany({ companyName: "Woodworkers" });
    await makeJob(company, { title: "Turner", employmentType: "contract" });
    expect(await titled("keyword=turner lathe")).toEqual(["Turner"]);
    const first = await parsed();
    expect(first?.rawWords).toEqual(["turner", "lathe"]);
    expect(await titled("keyword=turner lathe&jobType=contract")).toEqual(["Turner"]);
    expect(await titled("keyword=turner lathe&sort=newest&page=2")).toEqual(["Turner"]);
    expect(await parsed()).toBe(first);
    await makeJob(company, { title: "Turner at a lathe" });
    expect(await titled("keyword=turner lathe")).toEqual(["Turner at a lathe", "Turner"]);
  });

  it("JOBS-10 read by another keyword's spellings for one search alone", async () => {
    stayInOneMinute();
    await answerFromMemory(async (reader) => {
      const { parsed, relaxed } = reader.readings;
      const others = relaxed.count;
      const query = { keyword: "cooper" };
      await countMatches(reader, query, { spellings: new Map([["cooper", [["cooper"]]]]) });
      expect([parsed.get("cooper"), relaxed.count]).toEqual([undefined, others]);
      await countMatches(reader, query);
      expect([parsed.get("cooper")?.rawWords, relaxed.count]).toEqual([["cooper"], others + 1]);
    });
  });

  it("JOBS-06 begin with the newest of all jobs after each change", async () => {
    const newest = async () => {
      const { rows } = await answerFromMemory(answer(""));
      return rows.map(({ title }) => title).slice(0, 2);
    };
    const company = await makeCompany();
    const [at, before] = [60_000, 30_000].map((ms) => new Date(Date.now() + ms));
    const { id } = await makeJob(company, { title: "Saddler", createdAt: before });
    const last = await makeJob(company, { title: "Hatter", createdAt: at });
    expect(await newest()).toEqual(["Hatter", "Saddler"]);
    const other = elsewhereIndexed();
    await other`update jobs set title = 'Harness Maker' where id = ${id}`;
    expect(await newest()).toEqual(["Hatter", "Harness Maker"]);
    await other`delete from jobs where id = ${last.id}`;
    expect((await newest())[0]).toBe("Harness Maker");
    await other`delete from jobs where id = ${id}`;
    expect(await newest()).not.toContain("Harness Maker");
  });

  it("hold the data of other jobs when one changes, and of the newest from the beginning", async () => {
    const company = await makeCompany();
    const { id } = await makeJob(company, { title: "Fletcher" });
    const fletchers = answer("keyword=fletcher", undefined, { limit: 5, facets: false });
    await readAgain();
    await answerFromMemory(fletchers);
    const { cards, columns } = await boardJobs();
    // The newest are held beside the answers.
    const isHeld = (ordinal: number) => cards.get(ordinal) !== undefined;
    await expect.poll(() => columns.all().every(isHeld)).toBe(true);
    const add = vi.spyOn(cards, "add");
    expect((await answerFromMemory(fletchers)).rows).toMatchObject([{ id }]);
    await makeJob(company, { title: "Bowyer" });
    expect((await answerFromMemory(fletchers)).rows).toMatchObject([{ id }]);
    expect(add).not.toHaveBeenCalled();
    await db.execute(sql`update jobs set title = 'Master Fletcher' where id = ${id}`);
    await indexOutdatedJobs();
    expect((await answerFromMemory(fletchers)).rows).toMatchObject([{ title: "Master Fletcher" }]);
    expect(add).toHaveBeenCalledOnce();
    add.mockRestore();
  });

  it("hold nothing that was read while something changed", async () => {
    const board = await boardJobs();
    const [ordinal = 0] = board.columns.all().subarray(-1);
    const { companyId } = (await readCards(board, [ordinal])).byOrdinal.get(ordinal) ?? {};
    const { version } = board;
    board.cards.deleteOf([companyId ?? ""]);
    const reading = readCards(board, [ordinal]);
    board.version = "another";
    expect((await reading).version).toBe(version);
    expect(board.cards.get(ordinal)).toBeUndefined();
    board.version = version;
  });

  it("JOBS-10 are made again where all that is to be shown went after the version was asked for", async () => {
    const company = await makeCompany();
    const { id } = await makeJob(company, { title: "Chandler" });
    expect((await answerFromMemory(answer("keyword=chandler"))).total).toBe(1);
    (await boardJobs()).cards.deleteOf([company.id]);
    const { version } = await readVersion();
    await version;
    await db.execute(sql`delete from jobs where id = ${id}`);
    const answered = await answerFromMemory(answer("keyword=chandler"), version);
    expect([answered.total, answered.rows]).toEqual([0, []]);
  });

  it("JOBS-10 are made again where something changes while they are made", async () => {
    const company = await makeCompany();
    const { id } = await makeJob(company, { title: "Cooper" });
    const other = elsewhere();
    let tries = 0;
    const answered = await answerFromMemory(async (reader) => {
      const listed = await answer("keyword=cooper")(reader);
      if (tries++ === 0) {
        await other`update jobs set status = 'closed' where id = ${id}`;
      }
      return listed;
    });
    expect([tries, answered.total]).toEqual([2, 0]);
  });

  it("JOBS-10 know late commits, and nothing of open or undone transactions", async () => {
    const [slow, quick] = [elsewhere(), elsewhere()];
    const [ofSlow, ofQuick] = [await makeCompany(), await makeCompany()];
    const post = (sql: postgres.Sql, title: string) => sql`
      insert into jobs (company_id, title, description, category, location, employment_type, experience_level)
      values (${(sql === slow ? ofSlow : ofQuick).id}, ${title}, 'x', 'Education', ${sql === slow ? "Homs" : "Hama"}, 'full-time', 'entry')`;
    const total = async () => (await answerFromMemory(answer("category=Education"))).total;
    expect(await total()).toBe(0);
    await slow`begin`;
    await post(slow, "Thatcher");
    await post(quick, "Wheelwright");
    await indexOutdatedJobs();
    expect(await total()).toBe(1);
    await slow`commit`;
    await indexOutdatedJobs();
    expect(await total()).toBe(2);
    await slow`begin`;
    await slow`delete from jobs where category = 'Education'`;
    expect(await total()).toBe(2);
    await slow`rollback`;
    expect(await total()).toBe(2);
  });

  it("are read again in whole once the changes are no longer known", async () => {
    const board = await boardJobs();
    await readAgain();
    const company = await makeCompany();
    await makeJob(company, { title: "Glazier" });
    expect((await answerFromMemory(answer("keyword=glazier"))).total).toBe(1);
    expect(await boardJobs()).not.toBe(board);
  });

  it("JOBS-10 know changes made while they are read", async () => {
    const company = await makeCompany({ companyName: "Tin Works" });
    const post = (title: string) => makeJob(company, { title, createdAt: daysAgo(200) });
    const [moved, gone, renamed] = [
      await post("Tinker"),
      await post("Tinker"),
      await post("Tinker"),
    ];
    const other = elsewhere();
    const loading = loadJobs();
    await Promise.all([
      other`update jobs set created_at = now() where id = ${moved.id}`,
      other`delete from jobs where id = ${gone.id}`,
      other`update jobs set title = 'Farrier' where id = ${renamed.id}`,
      post("Farrier"),
    ]);
    await loading;
    await indexOutdatedJobs();
    for (const [keyword, jobs] of [
      ["tinker", 1],
      ["farrier", 2],
    ] as const) {
      expect((await answerFromMemory(answer(`keyword=${keyword}`))).total).toBe(jobs);
    }
  });

  it("take hundreds of changes at once in parts, without reading all again (growth, finding 12)", async () => {
    await loadJobs();
    const company = await makeCompany();
    const coopers = answer("keyword=cooper");
    const total = async () => (await answerFromMemory(coopers)).total;
    expect(await total()).toBe(0);
    const board = await boardJobs();
    await makeJobs(company, Array<object>(450).fill({ title: "Cooper" }));
    expect(await total()).toBe(450);
    await db.execute(sql`delete from jobs where company_id = ${company.id}`);
    expect(await total()).toBe(0);
    expect(await boardJobs()).toBe(board);
  });

  it("hold the newest on a board that takes more memory than allowed", async () => {
    const newest = await answerFromMemory((reader) => reader.newestIds(undefined, 20));
    useSettings({ searchBytes: 20 * bytesHeld });
    const { columns } = await loadJobs();
    expect(Array.from(columns.all(), (ordinal) => columns.idOf(ordinal)).sort()).toEqual(
      newest.sort(),
    );
    useSettings({ searchBytes: 128 * 2 ** 20 });
    await loadJobs();
  });

  it("of a very large set it is known without counting that they are more, unless some are gone", async () => {
    const query = await indexQueries(read("jobType=full-time"), 0)();
    const terms = allTerms(query);
    const count = (limit: number) =>
      answerFromMemory((reader) => reader.countJobs({ ...query, limit }, terms));
    const all = await count(1_000);
    expect(all).toBeGreaterThan(20);
    expect(await count(all)).toBe(all);
    expect(await count(1)).toBe(2);
    const setStatus = (status: string) =>
      db.execute(sql`update jobs set status = ${status} where employment_type = 'full-time'`);
    await setStatus("closed");
    expect(await count(1)).toBe(0);
    await setStatus("active");
    await indexOutdatedJobs();
    expect(await count(1)).toBe(2);
  });

  it("of a very large set some are counted, and it is said so", async () => {
    const query = await indexQueries(read("jobType=full-time&location=Homs"), 0)();
    const all = await countFacets(query, await plainReader());
    const limited = await answerFromMemory((reader) => countFacets({ ...query, limit: 5 }, reader));
    expect(all.total).toBeGreaterThan(5);
    expect(limited).toMatchObject({ atLeast: true, total: 5, totalAtLeast: true });
    for (const [type, jobs] of Object.entries(limited.counts.jobType)) {
      expect(jobs).toBeLessThanOrEqual(all.counts.jobType[type] ?? 0);
    }
  });
});

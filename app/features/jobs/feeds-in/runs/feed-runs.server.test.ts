import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  feedChanges,
  feedFiles,
  feedItems,
  feedRuns,
  feedSources,
} from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import type { FeedReason, MappedJob } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import {
  decideRun,
  pauseSource,
  removeSource,
  runSourceNow,
} from "#app/features/jobs/feeds-in/sources/change-source.server.ts";
import { decideCopies } from "#app/features/jobs/feeds-in/sources/decide-copy.server.ts";
import { jobExternalIds } from "#app/features/jobs/posting/external-ids.table.ts";
import { raiseSuspiciousJob } from "#app/features/moderation/signals/raise-signals.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import type { RunStep } from "./open-feed.server.ts";
import { readRun } from "./read-run.server.ts";
import { resumeRuns } from "./resume-runs.server.ts";
import { startRun } from "./start-runs.server.ts";
import { runFeedTask, writeRun } from "./write-run.server.ts";

useTestDatabase();

/** Each test has a site and texts of its own: one board is for all of them. */
let test = 0;
beforeEach(() => {
  test++;
});
const site = () => `mills-${test}.example`;
const itemId = (n: number) => `${test}-${n}`;
/** Forty words that no other number has. */
const textOf = (n: number) =>
  Array.from({ length: 40 }, (_, at) =>
    createHash("sha256")
      .update(`${test} ${n} ${at}`)
      .digest("hex")
      .slice(0, 8)
      .replace(/\d/g, (digit) => "klmnopqrst".charAt(Number(digit))),
  ).join(" ");

function entry(n: number, change: Partial<MappedJob["job"]> = {}): MappedJob {
  const job = {
    externalId: itemId(n),
    title: `Clerk ${textOf(n).slice(0, 17)}`,
    description: textOf(n),
    category: "Logistics",
    location: "Aleppo, Aleppo, Syria",
    placeId: "syria/aleppo/aleppo",
    salaryMin: null,
    salaryMax: null,
    currency: "SYP",
    payPeriod: null,
    payBasis: null,
    pound: null,
    employmentType: "full-time",
    experienceLevel: "mid",
    status: "active",
    createdAt: new Date(),
    companyName: `Orontes Mills ${test}`,
    applicationDeadline: null,
    ...change,
  };
  return {
    externalId: itemId(n),
    contentHash: createHash("sha256")
      .update(job.title + job.description)
      .digest("hex"),
    job,
    link: `https://${site()}/jobs/${n}`,
    applyLink: null,
    howToApply: null,
  };
}

const feedOf =
  (entries: readonly (MappedJob | { rejected: FeedReason })[], ended?: FeedReason) => async () => ({
    steps: (async function* (): AsyncGenerator<RunStep> {
      for (const [at, each] of entries.entries()) {
        if ("rejected" in each) yield { ...each, number: at + 1, excerpt: "" };
        else yield { mapped: each, number: at + 1, excerpt: each.job.title };
      }
      if (ended) yield { ended };
    })(),
    version: { etag: '"1"' },
    remove: async () => {},
  });

async function addTestSource(
  company: Person | null,
  more: Partial<typeof feedSources.$inferInsert> = {},
) {
  const [source] = await db
    .insert(feedSources)
    .values({
      companyId: company?.id ?? null,
      name: "Mills",
      url: `https://www.${site()}/feed.xml`,
      kind: "json",
      mapping: { paths: {} },
      appliesThere: true,
      everyHours: 1,
      state: "works",
      createdBy: company?.id ?? null,
      ...more,
    })
    .returning();
  if (!source) throw new Error("no source");
  return source;
}

type Feed = Parameters<typeof feedOf>[0];

async function runOf(sourceId: string, entries: Feed, ended?: FeedReason) {
  const id = await db.transaction((tx) => startRun(tx, sourceId));
  if (!id) throw new Error("a run is under way");
  await readRun(id, feedOf(entries, ended));
  await writeRun(id, longest);
  const [run] = await db.select().from(feedRuns).where(eq(feedRuns.id, id));
  if (!run) throw new Error("no run");
  return run;
}

/** A slow machine writes few in the seconds of one task. */
const longest = 60_000;
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => at + from);
const jobOf = async (n: number) => {
  const [row] = await db
    .select({ job: jobs, item: feedItems })
    .from(feedItems)
    .innerJoin(jobs, eq(jobs.id, feedItems.jobId))
    .where(eq(feedItems.externalId, itemId(n)));
  if (!row) throw new Error("no job");
  return row.job;
};
const writes = async () => {
  const rows = await db.execute<{ row: string }>(sql`
    select xmin::text || id::text as row from jobs union all
    select xmin::text || external_id from feed_items order by 1`);
  return rows.map(({ row }) => row);
};

it("posts the jobs of a feed once, for a profile without a login, and writes nothing for the same feed again", async () => {
  const source = await addTestSource(null);
  const entries = numbers(30).map((n) => entry(n));
  const first = await runOf(source.id, entries);
  expect(first).toMatchObject({ state: "done", added: 30, copies: 0, rejected: 0, rows: 30 });
  const job = await jobOf(3);
  expect(job).toMatchObject({
    status: "active",
    sourceSite: site(),
    applyUrl: `https://${site()}/jobs/3`,
    externalId: `${site()}:${itemId(3)}`,
  });
  const profiles = await db.select().from(userProfiles).where(eq(userProfiles.id, job.companyId));
  expect(profiles).toMatchObject([
    { companyName: `Orontes Mills ${test}`, userType: "company", checked: 0 },
  ]);
  const before = await writes();
  expect(await runOf(source.id, entries)).toMatchObject({
    state: "done",
    added: 0,
    changed: 0,
    total: 0,
  });
  expect(await writes()).toEqual(before);
});

it("changes changed jobs, closes those missing from two whole readings, and reopens returned ones", async () => {
  const source = await addTestSource(null);
  const entries = numbers(30).map((n) => entry(n));
  await runOf(source.id, entries);
  const changed = entries.with(4, entry(4, { title: "Head clerk" }));
  const fewer = changed.slice(0, 27);
  expect(await runOf(source.id, fewer)).toMatchObject({ state: "done", changed: 1, closed: 0 });
  expect(await jobOf(4)).toMatchObject({ title: "Head clerk", status: "active" });
  expect((await jobOf(28)).status).toBe("active");
  // Broken off: nothing is known of what comes after it.
  expect(await runOf(source.id, fewer.slice(0, 20), "truncated")).toMatchObject({
    state: "failed",
    code: "truncated",
  });
  expect((await jobOf(28)).status).toBe("active");
  expect(await runOf(source.id, fewer)).toMatchObject({ closed: 3 });
  expect(await jobOf(28)).toMatchObject({ status: "closed", closedReason: "source_ended" });
  expect(await runOf(source.id, changed)).toMatchObject({ changed: 3, added: 0 });
  expect(await jobOf(28)).toMatchObject({ status: "active", closedReason: null });
});

it("keeps an edit made here unless the feed is to win", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  await runOf(source.id, [entry(1)]);
  const { id } = await jobOf(1);
  await db
    .update(jobs)
    .set({ title: "Edited here", updatedAt: new Date(Date.now() + 5) })
    .where(eq(jobs.id, id));
  await runOf(source.id, [entry(1, { title: "Changed there" })]);
  expect((await jobOf(1)).title).toBe("Edited here");
  await db.update(feedSources).set({ feedWins: true }).where(eq(feedSources.id, source.id));
  await runOf(source.id, [entry(1, { title: "Changed again" })]);
  expect((await jobOf(1)).title).toBe("Changed again");
});

it("a job deleted here does not come again", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  await runOf(source.id, [entry(1), entry(2)]);
  await db.delete(jobs).where(eq(jobs.id, (await jobOf(1)).id));
  await runOf(source.id, [entry(1, { title: "Another" }), entry(2)]);
  expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBe(1);
});

it("holds a copy of a posted job until a person decides", async () => {
  const company = await makeCompany();
  const { title, description, placeId } = entry(1).job;
  const original = await makeJob(company, { title, description, placeId, category: "Logistics" });
  await db.transaction((tx) => raiseSuspiciousJob(tx, original.id));
  const other = await makeCompany();
  const source = await addTestSource(other);
  expect(await runOf(source.id, [entry(1), entry(2)])).toMatchObject({ copies: 1, added: 1 });
  const isOfSource = eq(feedItems.sourceId, source.id);
  const [copy] = await db
    .select()
    .from(feedItems)
    .where(and(isOfSource, eq(feedItems.state, "copy")));
  expect(copy).toMatchObject({ copyOf: original.id, externalId: itemId(1), jobId: null });
  const decision = { sourceId: source.id, externalIds: [itemId(1)], decision: "post" } as const;
  await expect(decideCopies(await makeSeeker(), "company", decision)).rejects.toMatchObject({
    status: 404,
  });
  await expect(decideCopies(company, "company", decision)).rejects.toMatchObject({ status: 404 });
  expect(await decideCopies(other, "company", decision)).toEqual({ id: source.id });
  expect((await jobOf(1)).companyId).toBe(other.id);
  expect(await decideCopies(other, "company", decision)).toEqual({ refused: "feeds.decided" });
});

it("copies are left out in one press, those that are listed and no other", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  const copies = [1, 2, 3].map((n) => ({
    sourceId: source.id,
    externalId: itemId(n),
    hash: "1",
    state: "copy" as const,
    data: { title: `Copy ${n}` } as NonNullable<typeof feedItems.$inferInsert.data>,
  }));
  await db.insert(feedItems).values(copies);
  const listed = {
    sourceId: source.id,
    externalIds: [itemId(1), itemId(2)],
    decision: "copy" as const,
  };
  const other = await makeCompany();
  await expect(decideCopies(other, "company", listed)).rejects.toMatchObject({ status: 404 });
  expect(await decideCopies(company, "company", listed)).toEqual({ id: source.id });
  expect(await decideCopies(company, "company", listed)).toEqual({ refused: "feeds.decided" });
  const states = await db
    .select({ state: feedItems.state })
    .from(feedItems)
    .where(eq(feedItems.sourceId, source.id))
    .orderBy(feedItems.externalId);
  expect(states.map(({ state }) => state)).toEqual(["dismissed", "dismissed", "copy"]);
});

it("goes on with a company's own job of the same id from its system", async () => {
  const company = await makeCompany();
  const own = await makeJob(company);
  await db
    .insert(jobExternalIds)
    .values({ companyId: company.id, externalId: itemId(1), jobId: own.id });
  const source = await addTestSource(company);
  expect(await runOf(source.id, [entry(1), entry(2)])).toMatchObject({ added: 1, copies: 0 });
  expect((await jobOf(1)).id).toBe(own.id);
  expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBe(2);
});

it("asks before it writes where more than 5% of the rows are rejected, and goes on when it is right", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  const broken = numbers(3).map(() => ({ rejected: "noTitle" as const }));
  const entries = [
    ...broken,
    ...numbers(7).map((n) => entry(n)),
    ...numbers(12).map((n) => entry(n)),
  ];
  const run = await runOf(source.id, entries);
  expect(run).toMatchObject({ state: "asking", code: "rows-rejected", rejected: 10 });
  expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBe(0);
  const go = { runId: run.id, decision: "go" } as const;
  await expect(decideRun(await makeCompany(), "company", source.id, go)).rejects.toMatchObject({
    status: 404,
  });
  expect(await decideRun(company, "company", source.id, go)).toEqual({ id: source.id });
  await writeRun(run.id, longest);
  expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBeGreaterThan(5);
  expect(await runOf(source.id, entries)).toMatchObject({ state: "done" });
});

it("accepts as many faulty rows as there were, not the expired ones; a paused source stays paused", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  const rejected = (reason: FeedReason, count: number) =>
    numbers(count).map(() => ({ rejected: reason }));
  const entries = [
    ...rejected("expired", 50),
    ...rejected("noTitle", 20),
    ...numbers(10).map((n) => entry(n)),
  ];
  await pauseSource(company, "company", source.id);
  const run = await runOf(source.id, entries);
  expect(run).toMatchObject({ state: "asking", rejected: 70 });
  await decideRun(company, "company", source.id, { runId: run.id, decision: "go" });
  const [decided] = await db.select().from(feedSources).where(eq(feedSources.id, source.id));
  expect(decided).toMatchObject({ state: "paused", acceptedShare: 0.25 });
});

it("asks before it closes more than 30% of a feed's jobs at once; a new run discards the question", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  const entries = numbers(10).map((n) => entry(n));
  await runOf(source.id, entries);
  const run = await runOf(source.id, entries.slice(0, 4));
  expect(run).toMatchObject({ state: "asking", code: "jobs-missing" });
  const [stopped] = await db.select().from(feedSources).where(eq(feedSources.id, source.id));
  expect(stopped).toMatchObject({ state: "stopped", stopCode: "jobs-missing", stopStep: "check" });
  expect(await runSourceNow(company, "company", source.id)).toEqual({ id: source.id });
  expect(await db.$count(feedChanges, eq(feedChanges.runId, run.id))).toBe(0);
});

it("posts no more of a company in a day than its quota, and the rest later", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  const run = await runOf(
    source.id,
    numbers(14).map((n) => entry(n)),
  );
  // A company of today that has not confirmed its address posts a fifth of 50.
  expect(run).toMatchObject({ added: 10, rejected: 4, reasons: { quota: 4 } });
  const [after] = await db.select().from(feedSources).where(eq(feedSources.id, source.id));
  expect(after?.etag).toBeNull();
});

it("stops after three failed readings, and there is one run at a time", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  const refuse = async () => ({ refused: "notFound" as const });
  for (const failures of [1, 2, 3]) {
    const id = await db.transaction((tx) => startRun(tx, source.id));
    expect(await db.transaction((tx) => startRun(tx, source.id))).toBeUndefined();
    await readRun(id ?? "", refuse);
    const [now] = await db.select().from(feedSources).where(eq(feedSources.id, source.id));
    expect(now).toMatchObject({
      failures,
      stopCode: "notFound",
      stopStep: "fetch",
      state: failures === 3 ? "stopped" : "works",
    });
  }
});

it("a worker that was taken over plans nothing more, and each change is written once", async () => {
  const source = await addTestSource(null);
  const id = (await db.transaction((tx) => startRun(tx, source.id))) ?? "";
  const entries = numbers(40).map((n) => entry(n));
  let resume = () => {};
  const paused = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const slow = async () => {
    const feed = await feedOf(entries)();
    const steps = (async function* () {
      await paused;
      yield* feed.steps;
    })();
    return { ...feed, steps };
  };
  const dead = readRun(id, slow);
  await expect.poll(() => db.$count(feedRuns, eq(feedRuns.state, "reading"))).toBe(1);
  await readRun(id, feedOf(entries));
  resume();
  await dead;
  await Promise.all([writeRun(id, longest), writeRun(id, longest), runFeedTask({ run: id })]);
  await writeRun(id, longest);
  expect(await db.$count(feedItems, eq(feedItems.sourceId, source.id))).toBe(40);
  expect(await db.$count(jobs, sql`${jobs.externalId} like ${`${site()}:%`}`)).toBe(40);
});

it("goes on with a run whose task was lost, and ends one whose task has no tries left", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  const id = await db.transaction((tx) => startRun(tx, source.id));
  const task = sql`name = 'feeds' and data ->> 'run' = ${id}`;
  const tasks = async () => {
    const [row] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from tasks.job where ${task}`,
    );
    return row?.n;
  };
  const stale = sql`now() - interval '11 minutes'`;
  await db
    .update(feedRuns)
    .set({ changedAt: stale, state: "writing" })
    .where(eq(feedRuns.id, id ?? ""));
  await resumeRuns();
  expect(await tasks(), "while one waits").toBe(1);
  await db.execute(sql`delete from tasks.job where ${task}`);
  await resumeRuns();
  expect(await tasks(), "once it is lost").toBe(1);
  await db.execute(sql`update tasks.job set state = 'failed' where ${task}`);
  await resumeRuns();
  const [run] = await db.select().from(feedRuns).where(eq(feedRuns.sourceId, source.id));
  expect(run).toMatchObject({ state: "failed", code: "unknown", step: "write" });
  const [after] = await db.select().from(feedSources).where(eq(feedSources.id, source.id));
  expect(after).toMatchObject({ state: "works", failures: 1, stopCode: "unknown" });
});

it("closes the open jobs of a source that is removed", async () => {
  const company = await makeCompany();
  const source = await addTestSource(company);
  await runOf(source.id, [entry(1), entry(2)]);
  const { id } = await jobOf(1);
  await expect(removeSource(await makeCompany(), "company", source.id)).rejects.toMatchObject({
    status: 404,
  });
  expect(await removeSource(company, "company", source.id)).toEqual({ id: source.id });
  await runFeedTask({ ending: source.id });
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  expect(job).toMatchObject({ status: "closed", closedReason: "source_ended" });
  expect(await db.$count(feedSources, eq(feedSources.id, source.id))).toBe(0);
  // Added again, it goes on with the same jobs.
  const again = await addTestSource(company, { id: randomUUID() });
  await runOf(again.id, [entry(1), entry(2)]);
  expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBe(2);
  expect((await jobOf(1)).status).toBe("active");
});

it("stores a rejected row whose title has an emoji where its excerpt is cut", async () => {
  const mapping = { paths: { id: ["id"], title: ["title"], description: ["text"] } };
  const company = await makeCompany();
  const source = await addTestSource(company, {
    url: null,
    kind: "csv",
    mapping: { ...mapping, defaults: { category: "Logistics" } },
    companyName: "Orontes Mills",
    appliesThere: false,
  });
  for (const length of [79, 159]) {
    const title = `${"Clerk ".repeat(40).slice(0, length)}🚚 of goods`;
    const row = `${itemId(length)},${title},${textOf(length)}`;
    const content = Buffer.from(["id,title,text", row, row].join("\n"));
    const file = { sourceId: source.id, name: "jobs.csv", content };
    await db
      .insert(feedFiles)
      .values(file)
      .onConflictDoUpdate({ target: feedFiles.sourceId, set: file });
    const id = await db.transaction((tx) => startRun(tx, source.id));
    await readRun(id ?? "");
    await writeRun(id ?? "", longest);
    const [run] = await db
      .select()
      .from(feedRuns)
      .where(eq(feedRuns.id, id ?? ""));
    expect(run).toMatchObject({ state: "done", reasons: { duplicate: 1 } });
    expect(run?.examples?.[0]?.excerpt).toContain("Clerk");
  }
});

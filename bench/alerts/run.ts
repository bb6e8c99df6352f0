import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { readJobQuery } from "#app/features/jobs/job-query.ts";
import { isRelaxed } from "#app/features/jobs/search/parsed-query.ts";
import { searchJobs } from "#app/features/jobs/search-index/read-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";
import { readNumber } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, mustBe, none, showFindings } from "#bench/harness/findings.ts";
import { currentDatabaseUrl, onBoard } from "#bench/search/board.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";
import { fillUpTo } from "./fill.ts";

/*
 * npm run bench -- alerts: new jobs find the saved searches that they answer. What a job costs by how many
 * there are; whether each search has what its list shows; and whether everybody is sent everything once
 * while the process that does it is killed again and again.
 */
const usage = `npm run bench -- alerts
  --searches 1000,100000   saved searches, one size after the other; up to 1000000
  --board 10000            jobs that are there before
  --jobs 5000              new jobs, while the process is killed
  --kills 20               how often
  --sample 2000            searches that are compared with their lists
  --measured 400           new jobs whose cost is measured, at each size
  --data-dir DIR           keep the database there, and go on with what it holds`;

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    ...{ searches: text, board: text, jobs: text, kills: text },
    ...{ sample: text, measured: text, "data-dir": text },
  },
});
const number = (value: string | undefined, usual: number) =>
  readNumber(value ?? String(usual), 0, usage);
const sizes = (values.searches ?? "1000,100000").split(",").map((each) => number(each, 0));
const jobs = number(values.jobs, 5_000);
const kills = number(values.kills, 20);
const sample = number(values.sample, 2_000);
const measured = number(values.measured, 400);
const now = new Date();
const findings: Finding[] = [];
const some = { toReach: "", reached: true };

await onBoard(
  {
    ...{ sizes: [], runs: 0, seconds: 0, parts: [], settings: "own" },
    dataDir: values["data-dir"],
  },
  measureAlerts,
);
showFindings(findings);

async function measureAlerts(): Promise<void> {
  openQueue(currentDatabaseUrl());
  try {
    await loadUpTo(number(values.board, 10_000), now);
    await settle();
    const costs: number[] = [];
    for (const size of sizes) costs.push(await measureCost(size));
    const [first = 1] = costs;
    const last = costs.at(-1) ?? first;
    findings.push(atMaximum("cost of a job, last size by first", last / first, 3, " times"));
    if (jobs === 0) return;
    await sendUnderFire();
    await judgeDelivery();
    await judgeMatches();
  } finally {
    await closeQueue();
  }
}

/** Milliseconds that a job costs; what it takes to import it is not part of them. */
async function measureCost(size: number): Promise<number> {
  const began = performance.now();
  const { searches, queries } = await fillUpTo(size);
  const filled = (performance.now() - began) / 1000;
  await addJobs(measured / 4);
  await percolateChangedJobs();
  await addJobs(measured);
  await db.execute(sql`vacuum analyze job_terms`);
  const before = await count(sql`alert_matches`);
  const candidates = (await countCandidates()) / measured;
  const start = performance.now();
  await percolateChangedJobs();
  const cost = (performance.now() - start) / measured;
  const matches = ((await count(sql`alert_matches`)) - before) / measured;
  findings.push({
    what: `${size} alerts: milliseconds a job`,
    value: `${cost.toFixed(2)} (${searches} different searches, ${queries} queries; a job has ${candidates.toFixed(0)} candidates and ${matches.toFixed(1)} matches; filled in ${filled.toFixed(0)} s)`,
    ...some,
  });
  console.log(findings.at(-1)?.what, findings.at(-1)?.value);
  return cost;
}

/** Queries that are compared as a whole with the jobs that wait; nothing is written. */
async function countCandidates(): Promise<number> {
  let candidates = 0;
  const undone = new Error("only counted");
  const counting = db.transaction(async (tx) => {
    const [row] = await tx.execute<{ candidates: number }>(sql`
      select candidates from percolate_jobs((select array_agg(id) from changed_jobs))`);
    candidates = row?.candidates ?? 0;
    throw undone;
  });
  await counting.catch((error) => {
    if (error !== undone) throw error;
  });
  return candidates;
}

async function addJobs(more: number): Promise<void> {
  await loadUpTo((await count(sql`jobs`)) + more, new Date());
}

/** Jobs arrive in parts, and the process that handles them is killed at any time. */
async function sendUnderFire(): Promise<void> {
  await db.execute(sql`delete from alert_sent_jobs`);
  await db.execute(sql`delete from alert_digests`);
  await db.execute(sql`delete from tasks.job where name = 'letters'`);
  await db.execute(
    sql`update alerts set seen_match = (select max(id) from alert_matches), next_at = null`,
  );
  let killed = 0;
  for (let kill = 0; kill < kills; kill++) {
    await addJobs(Math.floor(jobs / kills));
    await passTime("61 minutes");
    killed += (await work(50 + Math.random() * 2_500)) === "killed" ? 1 : 0;
  }
  findings.push({ what: "kills, of them while it worked", value: `${kills}, ${killed}`, ...some });
  await work();
  // The daily and weekly ones, too.
  await passTime("8 days");
  const largest = await work();
  await passTime("8 days");
  await work();
  if (largest !== "killed")
    findings.push(atMaximum("memory that the work takes", largest.megabytes, 300, " MB"));
}

async function passTime(time: string): Promise<void> {
  await db.execute(sql`
    update alert_recipients set last_sent_at = last_sent_at - ${time}::interval where last_sent_at is not null`);
  await db.execute(sql`
    update alerts set next_at = next_at - ${time}::interval where next_at is not null`);
}

type Work = { jobs: number; digests: number; megabytes: number };

/** One minute's work in a process of its own, killed after so many milliseconds of it. */
async function work(killAfter?: number): Promise<Work | "killed"> {
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", "./server/patch-driver.ts", "bench/alerts/worker.ts"],
    {
      env: { ...process.env, BENCH_DATABASE: currentDatabaseUrl() },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let output = "";
  const begun = new Promise<void>((resolve) => {
    child.stdout.on("data", (data) => {
      output += data;
      resolve();
    });
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  await Promise.race([begun, ended]);
  if (killAfter !== undefined) {
    await Promise.race([ended, pause(killAfter)]);
    child.kill("SIGKILL");
  }
  const code = await ended;
  if (code === null) return "killed";
  if (code !== 0) throw new Error("The worker failed.");
  const work = JSON.parse(output.split("\n")[1] ?? "{}") as Work;
  console.log("worked", work);
  return work;
}

/** Everybody has each open job that answers one of their alerts, once, and each digest is queued once. */
async function judgeDelivery(): Promise<void> {
  const [row] = await db.execute<
    Record<"expected" | "lost" | "unexpected" | "digests" | "queued" | "twice" | "empty", number>
  >(sql`
    with expected as materialized (
      select distinct alerts.recipient_id, match.job_id
      from alerts join alert_searches search on search.id = alerts.search_id
        join alert_matches match on match.query_id = search.query_id
        join jobs on jobs.id = match.job_id and jobs.status = 'active'
      where match.id > ${await firstMatch()}
    )
    select (select count(*)::int from expected) as expected,
      (select count(*)::int from expected left join alert_sent_jobs sent using (recipient_id, job_id)
        where sent.job_id is null) as lost,
      (select count(*)::int from alert_sent_jobs sent left join expected using (recipient_id, job_id)
        where expected.job_id is null) as unexpected,
      (select count(*)::int from alert_digests) as digests,
      (select count(distinct data -> 'data' ->> 'digest')::int from tasks.job where name = 'letters') as queued,
      (select count(*)::int from tasks.job where name = 'letters')
        - (select count(distinct data -> 'data' ->> 'digest')::int from tasks.job where name = 'letters') as twice,
      (select count(*)::int from alert_digests where not exists (
        select from alert_sent_jobs where digest_id = alert_digests.id)) as empty`);
  if (!row) throw new Error("Nothing was counted.");
  findings.push(
    { what: "jobs to be sent, of all people together", value: String(row.expected), ...some },
    atMaximum("lost", row.lost, 0),
    atMaximum("sent that answer no alert", row.unexpected, 0),
    { what: "emails", value: String(row.digests), ...some },
    mustBe("each email is queued", row.queued === row.digests),
    atMaximum("queued twice", row.twice, 0),
    atMaximum("empty emails", row.empty, 0),
  );
}

/** The last match before the measurement, as alerts saw it. */
async function firstMatch(): Promise<number> {
  const [row] = await db.execute<{ id: number }>(
    sql`select coalesce(min(id), 1) - 1 as id from alert_matches where job_id in (select job_id from alert_sent_jobs)`,
  );
  return Number(row?.id ?? 0);
}

/** Each search of a sample by itself, as its list shows it, against what its matches say. */
async function judgeMatches(): Promise<void> {
  const searches = await db.execute<{ params: string; query: string }>(sql`
    select params, query_id::text as query from alert_searches order by md5(params) limit ${sample}`);
  const compared = await db.execute<{ id: string }>(sql`
    select distinct job_id::text as id from alert_sent_jobs
    union select job_id::text from alert_matches where id > ${await firstMatch()}`);
  const newest = new Set([...compared].map(({ id }) => id));
  const wrong: string[] = [];
  let relaxed = 0;
  let pairs = 0;
  for (const { params, query } of searches) {
    const rows = await db.execute<{ id: string }>(sql`
      select job_id::text as id from alert_matches match join jobs on jobs.id = match.job_id and status = 'active'
      where query_id = ${query}::bigint and match.id > ${await firstMatch()}`);
    const matched = new Set([...rows].map(({ id }) => id));
    const { ids, isRelaxed } = await listOf(params);
    if (isRelaxed) relaxed++;
    const listed = new Set(ids.filter((id) => newest.has(id)));
    pairs += listed.size;
    const missing = [...listed].filter((id) => !matched.has(id));
    const extra = [...matched].filter((id) => !listed.has(id));
    if (missing.length + extra.length > 0)
      wrong.push(`${params}: ${missing.length} missing, ${extra.length} too many`);
  }
  findings.push(none("searches that differ from their lists", wrong, searches.length), {
    what: "answers compared; relaxed lists",
    value: `${pairs}; ${relaxed}`,
    ...some,
  });
}

/** All jobs of a list, the newest first; none of a relaxed one, which shows what was not searched for. */
async function listOf(params: string): Promise<{ ids: string[]; isRelaxed: boolean }> {
  const query = { ...readJobQuery(new URLSearchParams(params)), sort: "newest" as const };
  const selected = await searchJobs(query, { limit: 20_000 });
  if (isRefused(selected)) throw new Error(selected.refused);
  if (selected.keyword && isRelaxed(selected.keyword)) return { ids: [], isRelaxed: true };
  return { ids: selected.rows.map(({ id }) => id), isRelaxed: false };
}

async function count(table: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${table}`);
  return row?.n ?? 0;
}

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { scheduleDueAlerts } from "#app/features/alerts/due-alerts.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";
import { readNumber } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, showFindings } from "#bench/harness/findings.ts";
import { currentDatabaseUrl, onBoard } from "#bench/search/board.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";
import { fillUpTo } from "./fill.ts";
import { judgeDelivery, judgeMatches } from "./judge.ts";

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
  --measured 1000          new jobs whose cost is measured, at each size
  --data-dir DIR           keep the database there, and go on with what it holds`;

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    searches: text,
    board: text,
    jobs: text,
    kills: text,
    sample: text,
    measured: text,
    "data-dir": text,
  },
});
const number = (value: string | undefined, usual: number) =>
  readNumber(value ?? String(usual), 0, usage);
const sizes = (values.searches ?? "1000,100000").split(",").map((each) => number(each, 0));
const jobs = number(values.jobs, 5_000);
const kills = number(values.kills, 20);
const sample = number(values.sample, 2_000);
const measured = number(values.measured, 1_000);
const now = new Date();
const findings: Finding[] = [];
const some = { toReach: "", reached: true };
const rounds = 5;

await onBoard(
  { sizes: [], runs: 0, seconds: 0, parts: [], settings: "own", dataDir: values["data-dir"] },
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
    const before = await sendUnderFire();
    findings.push(...(await judgeDelivery(before)), ...(await judgeMatches(before, sample)));
  } finally {
    await closeQueue();
  }
}

/**
 * Milliseconds of the processors that a job costs, the database's work too, in the best of some rounds:
 * others may use the machine. What it takes to import the job is not part of them.
 */
async function measureCost(size: number): Promise<number> {
  const began = performance.now();
  const { searches, queries } = await fillUpTo(size);
  const filled = (performance.now() - began) / 1000;
  await addJobs(measured / 4);
  await percolateChangedJobs();
  const before = await lastBatch();
  const [costs, times]: [number[], number[]] = [[], []];
  let candidates = 0;
  for (let round = 0; round < rounds; round++) {
    await addJobs(measured / rounds);
    await db.execute(sql`vacuum analyze job_terms`);
    candidates += (await countCandidates()) / measured;
    const [start, used] = [performance.now(), await processorTime()];
    await percolateChangedJobs();
    times.push((performance.now() - start) / (measured / rounds));
    costs.push(((await processorTime()) - used) / (measured / rounds));
  }
  const cost = Math.min(...costs);
  const [row] = await db.execute<{ matches: number; rows: number }>(sql`
    select coalesce(sum(cardinality(job_ids)), 0)::int as matches, count(*)::int as rows
    from alert_matches where batch > ${before}`);
  const [matches, rows] = [(row?.matches ?? 0) / measured, (row?.rows ?? 0) / measured];
  findings.push({
    what: `${size} alerts: milliseconds a job`,
    value: `${cost.toFixed(2)} of a processor, ${Math.min(...times).toFixed(2)} by the clock (${searches} different searches, ${queries} queries; a job has ${candidates.toFixed(0)} candidates and ${matches.toFixed(1)} matches in ${rows.toFixed(1)} rows; filled in ${filled.toFixed(0)} s)`,
    ...some,
  });
  console.log(findings.at(-1)?.what, findings.at(-1)?.value);
  await measureDue(size);
  return cost;
}

/** What it takes to find the alerts that are due: at once after these jobs, and with a full hour. */
async function measureDue(size: number): Promise<void> {
  const parts = [
    ["sent at once", sql`scheduled_hour`],
    ["of a day's hours", sql`date_trunc('hour', now(), 'Asia/Damascus') - interval '1 day'`],
  ] as const;
  for (const [which, scheduledHour] of parts) {
    await db.execute(sql`delete from alert_due`);
    await db.execute(sql`update alert_progress set scheduled_hour = ${scheduledHour}`);
    const start = performance.now();
    await scheduleDueAlerts();
    const milliseconds = performance.now() - start;
    const due = await count(sql`alert_due`);
    findings.push({
      what: `${size} alerts: milliseconds to find those due, ${which}`,
      value: `${milliseconds.toFixed(0)} (${due} alerts, ${((1000 * milliseconds) / Math.max(1, due)).toFixed(1)} µs each)`,
      ...some,
    });
    console.log(findings.at(-1)?.what, findings.at(-1)?.value);
  }
  await db.execute(sql`delete from alert_due`);
}

/** Milliseconds that this process and those of the database's connections have worked so far. */
async function processorTime(): Promise<number> {
  const rows = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const { user, system } = process.cpuUsage();
  let milliseconds = (user + system) / 1000;
  for (const { pid } of rows) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // In hundredths of a second.
    const [, , , , , , , , , , , inUser = 0, inSystem = 0] = stat.split(") ")[1]?.split(" ") ?? [];
    milliseconds += 10 * (Number(inUser) + Number(inSystem));
  }
  return milliseconds;
}

async function lastBatch(): Promise<number> {
  const [row] = await db.execute<{ id: string }>(
    sql`select coalesce(max(id), 0)::text as id from alert_batches`,
  );
  return Number(row?.id);
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

/** Jobs arrive in parts, and the process that handles them is killed at any time. Returns the batch before. */
async function sendUnderFire(): Promise<number> {
  const before = await lastBatch();
  await db.execute(sql`delete from alert_sent_jobs`);
  await db.execute(sql`delete from alert_digests`);
  await db.execute(sql`delete from tasks.job where name = 'digests'`);
  await db.execute(sql`update alerts set seen_batch = ${before}`);
  await db.execute(sql`delete from alert_due`);
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
    findings.push(atMaximum("memory that the work takes", largest.megabytes, 300, " MB"), {
      what: "milliseconds a digest",
      value: largest.msPerDigest.toFixed(2),
      ...some,
    });
  return before;
}

async function passTime(time: string): Promise<void> {
  await db.execute(sql`
    update alert_recipients set last_sent_at = last_sent_at - ${time}::interval where last_sent_at is not null`);
  await db.execute(sql`
    update alert_due set at = at - ${time}::interval`);
  await db.execute(sql`
    update alert_progress
    set scheduled_hour = date_trunc('hour', scheduled_hour - ${time}::interval, 'Asia/Damascus')`);
}

type Work = { jobs: number; digests: number; megabytes: number; msPerDigest: number };

/** One minute's work in a process of its own, killed after so many milliseconds of it. */
async function work(killAfter?: number): Promise<Work | "killed"> {
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", "./bench/imports.mjs", "bench/alerts/worker.ts"],
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

async function count(table: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${table}`);
  return row?.n ?? 0;
}

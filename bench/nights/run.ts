import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { copyBoard, findBoards } from "#bench/growth/board/boards.ts";
import { unschedule } from "#bench/growth/measure/unschedule.ts";
import { readOptions } from "#bench/growth/options.ts";
import { atMaximum, type Finding, mustBe, showFindings } from "#bench/harness/findings.ts";
import { cpuOf, familyOf, untilIdle, watchMemory } from "#bench/harness/processes.ts";
import { boardProgram, launch } from "#bench/harness/server.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { freePort } from "#test/servers/free-port.ts";
import { until } from "#test/servers/until.ts";

/**
 * npm run bench -- nights [--tenth | --hundredth] [--boards FOLDER]: two nights and the hourly cleanup of the
 * large board of the benchmark `growth`. The first night has all that nobody has done before; for the second
 * one the two weeks of a hundred-and-fortieth of the ended jobs are over: as many as end in five days there.
 */
const options = readOptions(
  process.argv.slice(2),
  "npm run bench -- nights [--tenth | --hundredth] [--boards FOLDER]",
);
const maxMinutes = 30;
const maxMegabytes = 300;
const slowest = 12;

await ensureBuilt(console.log);
const { large } = await findBoards(options);
const folder = await mkdtemp(join(options.folder, "nights-"));
try {
  copyBoard(large, join(folder, "board"));
  showFindings(await measureNights(join(folder, "board")));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureNights(dataDir: string): Promise<Finding[]> {
  const settings = { shared_preload_libraries: "pg_stat_statements" };
  const database = await startEmbeddedDatabase({ dataDir, settings });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const env = { DATA_DIR: dataDir, DEMO: "1", PAGE_CACHE_MB: "0" };
  const server = launch(boardProgram, { port: await freePort(), env });
  try {
    await server.untilReady(600);
    await unschedule(sql);
    const worker = familyOf(server.child.pid ?? 0).filter(worksInBackground);
    const postmaster = Number(
      readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n", 1)[0],
    );
    const processes = { worker, database: () => familyOf(postmaster) };
    await untilIdle([...worker, ...processes.database()]);
    const findings = await measure(sql, processes, "nightly", "first night");
    await sql`update job_endings set notified_at = notified_at - interval '15 days'
      where abs(hashtext(job_id::text)) % 140 = 0`;
    findings.push(...(await measure(sql, processes, "nightly", "second night")));
    findings.push(...(await measure(sql, processes, "tidy", "hourly cleanup")));
    return findings;
  } finally {
    await server.end("SIGTERM");
    await sql.end();
    await database.stop();
  }
}

function worksInBackground(pid: number): boolean {
  return readFileSync(`/proc/${pid}/environ`, "utf8").includes("BACKGROUND_WORK=only");
}

type Processes = { worker: readonly number[]; database(): readonly number[] };

/** Gives the queue a task of the clock, and watches until it is done. */
async function measure(
  sql: postgres.Sql,
  { worker, database }: Processes,
  task: "nightly" | "tidy",
  what: string,
): Promise<Finding[]> {
  await sql`select pg_stat_statements_reset()`;
  const [row] = await sql<{ id: string }[]>`
    insert into tasks.job (name, data) values (${task}, '{}') returning id`;
  const state = async () => {
    const [job] = await sql<{ state: string }[]>`
      select state::text from tasks.job where id = ${row?.id ?? ""}`;
    // The queue keeps no task that succeeded.
    return job?.state ?? "done";
  };
  await until(async () => (await state()) !== "created", { within: 120_000, every: 50 });
  const began = performance.now();
  const memory = watchMemory(worker[0] ?? 0);
  const cpuBefore = [cpuOf(worker), cpuOf(database())];
  await until(async () => (await state()) !== "active", { within: 4 * 3_600_000, every: 100 });
  const minutes = (performance.now() - began) / 60_000;
  const [ofWorker, ofDatabase] = [cpuOf(worker), cpuOf(database())].map((cpu, at) =>
    Math.round((cpu - (cpuBefore[at] ?? 0)) / 1000),
  );
  const { peak } = memory.stop();
  await printStatements(sql, what);
  return [
    atMaximum(`${what}, minutes`, minutes, maxMinutes),
    atMaximum(`${what}, most memory of its process`, Math.round(peak), maxMegabytes, " MB"),
    {
      what: `${what}, processor time of its process and of the database`,
      value: `${ofWorker} s, ${ofDatabase} s`,
      toReach: "",
      reached: true,
    },
    mustBe(`${what}, all of it done`, (await state()) === "done"),
  ];
}

/** The statements that took longest. */
async function printStatements(sql: postgres.Sql, what: string): Promise<void> {
  const rows = await sql<Record<string, string>[]>`
    select round(total_exec_time / 1000) as s, calls, rows,
      shared_blks_hit + shared_blks_read as blocks,
      left(regexp_replace(query, '[[:space:]]+', ' ', 'g'), 110) as statement
    from pg_stat_statements where query !~ 'pg_stat_statements'
    order by total_exec_time desc limit ${slowest}`;
  console.log(`\nThe ${what}: its longest statements`);
  console.table(rows.map((row) => ({ ...row })));
}

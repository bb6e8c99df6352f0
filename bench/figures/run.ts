import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import postgres from "postgres";
import { damascusDay } from "#app/i18n/format.ts";
import { cookiesOf, makeJobs, password } from "#bench/harness/accounts.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, mustBe, none, showFindings } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { familyOf, untilIdle } from "#bench/harness/processes.ts";
import { boardProgram, launch, type Server } from "#bench/harness/server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { readArchive } from "#server/backup/archive.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { freePort } from "#test/servers/free-port.ts";
import { makePeople, marksOf, tracesIn, type Visit, visitsOfDay } from "./people.ts";

/**
 * npm run bench -- figures [OPENS] [PEOPLE]: a week replayed through three processes of the board, whose clock is
 * set ahead day by day; two of them are killed at work. Views and searches are compared with the truth,
 * and whatever the board has stored is searched for the people.
 */
const [opens = 100_000, peopleCount = 8000] = readNumbers(
  "npm run bench -- figures [OPENS] [PEOPLE]",
  { usual: 100_000, least: 700 },
  { usual: 8000, least: 50 },
);
const days = 7;
const dayMs = 24 * 60 * 60_000;
const atOnce = 16;
/** A killed process loses the last second: no more than a busy board has in one. */
const maxPerSecond = 300;
const people = makePeople(peopleCount);
const truth = { view: new Set<string>(), search: new Set<string>(), empty: new Set<string>() };

await ensureBuilt(console.log);
showFindings(await withFolder("figures", replay));

async function replay(folder: string): Promise<Finding[]> {
  const clock = join(folder, "clock");
  const dataDir = join(folder, "data");
  const setDay = async (day: number) => {
    const noon = Date.parse(`${damascusDay(new Date())}T12:00:00+03:00`);
    await writeFile(clock, String(noon - Date.now() + day * dayMs));
    // The processes read it ten times a second.
    await pause(500);
  };
  await writeFile(clock, "0");
  const shift = pathToFileURL(join(import.meta.dirname, "../faults/shifted-clock.ts")).href;
  const settings = { DATA_DIR: dataDir, DEMO: "1", ADMIN_SECOND_FACTOR: "0" };
  const board = launch(["--import", shift, ...boardProgram], {
    port: await freePort(),
    env: { ...settings, SHIFTED_CLOCK: clock, WORKERS: "3", TRUST_PROXY: "1" },
  });
  await board.untilReady();
  const sql = postgres(databaseOf(board), { max: 2, onnotice: () => {} });
  const jobs = await makeJobs(sql, 60);
  const ask = createAsker(board.origin);
  const killed = new Set([2, 4]);
  for (let day = 0; day < days; day++) {
    await setDay(day);
    const visits = [
      ...visitsOfDay({ day, visits: Math.ceil(opens / days), people, jobs }, board.origin),
    ];
    if (killed.has(day)) void killWorkerAmid(board);
    await sendAll(visits, ask);
    // Sessions end while the clock moves on.
    const own = await ownReaders(board.origin, sql, jobs[0] ?? "");
    for (const cookie of own) for (const job of jobs.slice(0, 8)) await openOwn(board, job, cookie);
    await untilIdle(workersOf(board));
    console.log(`Day ${day + 1}: ${truth.view.size} views so far`);
  }
  const sums = await storedSums(sql, jobs);
  const rows = await rowsOf(sql);
  const archive = join(folder, "backup.tar.zst");
  await promisify(execFile)(process.execPath, ["bin/backup.ts", archive], {
    env: { ...process.env, ...settings, DATABASE_URL: databaseOf(board) },
  });
  await sql.end();
  await board.end("SIGTERM");
  return [
    offBy("views", sums.views, truth.view.size),
    offBy("searches", sums.searches, truth.search.size + truth.empty.size),
    offBy("searches without results", sums.emptySearches, truth.empty.size),
    mustBe("words of twelve searches shown", sums.words === 12, String(sums.words)),
    ...(await searchFor(marksOf(people), { rows, archive, dataDir, log: board.output() })),
  ];
}

function offBy(what: string, counted: number, real: number): Finding {
  console.log(`${what}: ${counted} counted of ${real}`);
  return atMaximum(`${what} off the truth`, (100 * Math.abs(counted - real)) / real, 1, " %");
}

/** The processes that serve. */
function workersOf({ child }: Server): number[] {
  const main = child.pid ?? 0;
  return familyOf(main).filter((pid) => pid !== main && "NODE_UNIQUE_ID" in environmentOf(pid));
}

/** The board's own database, as its workers were told. */
function databaseOf(board: Server): string {
  return environmentOf(workersOf(board)[0] ?? 0).DATABASE_URL ?? "";
}

function environmentOf(pid: number): Record<string, string> {
  try {
    const lines = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
    return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
  } catch {
    return {};
  }
}

/** Kills one once a third of the day's visits are under way; another takes its place. */
async function killWorkerAmid(board: Server): Promise<void> {
  const before = truth.view.size;
  while (truth.view.size < before + opens / days / 5) await pause(20);
  const [pid = 0] = workersOf(board);
  process.kill(pid, "SIGKILL");
  console.log(`Killed ${pid}`);
}

/** Sessions of the company whose jobs they are, of a moderator and of an admin. */
async function ownReaders(origin: string, sql: postgres.Sql, job: string): Promise<string[]> {
  const [company] = await sql<{ email: string }[]>`
    select email from auth_users u join jobs j on j.company_id = u.id where j.id = ${job}`;
  const accounts = [
    { email: company?.email ?? "", password },
    { email: "moderator@demo.furas.test", password: demoPassword },
    { email: "admin@demo.furas.test", password: demoPassword },
  ];
  return Promise.all(
    accounts.map(async (account) => {
      const body = new URLSearchParams(account);
      const headers = { origin, "x-forwarded-for": "192.0.2.77" };
      const answer = await fetch(`${origin}/login`, {
        method: "POST",
        body,
        headers,
        redirect: "manual",
      });
      if (answer.status !== 303) throw new Error(`${account.email}: ${answer.status}`);
      return cookiesOf(answer.headers);
    }),
  );
}

async function openOwn({ origin }: Server, job: string, cookie: string): Promise<void> {
  const agent = people[0]?.agent ?? "";
  const headers = { cookie, "user-agent": agent, "x-forwarded-for": "192.0.2.77" };
  const answer = await fetch(`${origin}/jobs/${job}`, { headers });
  if (!answer.ok) throw new Error(`own page: ${answer.status}`);
  await answer.arrayBuffer();
}

type Ask = (path: string, visit: Visit, more?: Record<string, string>) => Promise<void>;

/** Requests over connections that stay open; one that a killed process leaves unanswered is sent again. */
function createAsker(origin: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const tags = new Map<string, string>();
  const once = (path: string, headers: Record<string, string>) =>
    new Promise<void>((resolve, reject) => {
      get(origin + path, { agent, headers }, (response) => {
        const { statusCode = 0, headers } = response;
        tags.set(path, headers.etag ?? "");
        response.on("error", reject);
        response.on("end", () =>
          statusCode === 200 || statusCode === 304 ? resolve() : reject(new Error(`${statusCode}`)),
        );
        response.resume();
      }).on("error", reject);
    });
  return async (path, { reader, isRevalidated }, more = {}) => {
    const tag = isRevalidated ? tags.get(path) : undefined;
    const headers = {
      "user-agent": reader.agent,
      "accept-language": reader.language,
      "accept-encoding": "gzip",
      "x-forwarded-for": reader.address,
      ...(tag && { "if-none-match": tag }),
      ...more,
    };
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(path, headers);
      } catch (error) {
        if (attempt === 20) throw error;
        await pause(100);
      }
    }
  };
}

async function sendAll(visits: readonly Visit[], ask: Ask): Promise<void> {
  const rest = visits.entries();
  const began = performance.now();
  const send = async () => {
    for (const [at, visit] of rest) {
      await pause(Math.max(0, began + (1000 * at) / maxPerSecond - performance.now()));
      const { path, headers, afterwards, truth: of } = visit;
      await ask(path, visit, headers);
      if (afterwards) await ask(afterwards.path, visit, afterwards.headers);
      if (of) truth[of.what].add(of.key);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
}

/** The sums, once those of the last five seconds are written. */
async function storedSums(sql: postgres.Sql, jobs: readonly string[]) {
  for (let last = -1; ; await pause(6000)) {
    const [sums] = await sql<
      { views: number; searches: number; emptySearches: number; words: number }[]
    >`
      select (select sum(views) from job_views where job_id = any(${jobs}::uuid[]))::int as views,
        (select sum(count) from day_counts where kind = 'searches')::int as searches,
        (select sum(count) from day_counts where kind = 'emptySearches')::int as "emptySearches",
        (select count(distinct words) from searched_words)::int as words`;
    if (sums && sums.views === last) return sums;
    last = sums?.views ?? -1;
  }
}

/** Every row of every table, as a text. */
async function rowsOf(sql: postgres.Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

type Stored = { rows: string; archive: string; dataDir: string; log: string };

async function searchFor(marks: Set<string>, { rows, archive, dataDir, log }: Stored) {
  const inArchive: string[] = [];
  for await (const { bytes } of readArchive(archive)) {
    inArchive.push(...tracesIn(bytes.toString("latin1"), marks));
  }
  const inFiles: string[] = [];
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name));
    inFiles.push(...tracesIn(bytes.toString("latin1"), marks));
  }
  const [one = ""] = marks;
  return [
    mustBe("a trace would be seen", tracesIn(`x ${one} y`, marks).length === 1),
    none("traces in the rows of all tables", tracesIn(rows, marks), marks.size),
    none("traces in files: database, its log, all else", inFiles, marks.size),
    none("traces in the board's log", tracesIn(log, marks), marks.size),
    none("traces in a backup", inArchive, marks.size),
  ];
}

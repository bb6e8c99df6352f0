import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readNumber } from "#bench/harness/arguments.ts";
import { asker } from "#bench/harness/ask.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { cpuOf, familyOf, statOf } from "#bench/harness/processes.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { currentDatabaseUrl, onBoard } from "#bench/search/board.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";
import { keywordWithPlace, oneFilter } from "#bench/search/queries.ts";
import { printTable, shown } from "#bench/search/report.ts";
import { answerOf } from "./answer.ts";
import type { BarePage } from "./bare.ts";
import { type TappedQuery, tapDatabase } from "./query-tap.ts";
import { type Served, serveBare, serveBoard } from "./served.ts";

const usage = `npm run bench -- server fresh
  --jobs 10000      generated jobs on the board
  --data-dir DIR    keep the database there, and go on with what it holds
  --rounds 5        how often each kind of page is measured`;

/** So many different addresses of each kind, where there are as many. */
const addresses = 100;
const warmUps = 3;

type Kind = { name: string; paths: string[] };

/**
 * CPU milliseconds of the app and the database for pages that are rendered for one request, by one
 * client, beside node:http with the same queries and bytes.
 */
export async function measureFreshPages(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { jobs: text, "data-dir": text, rounds: text } });
  const jobs = readNumber(values.jobs ?? "10000", 1, usage);
  const rounds = readNumber(values.rounds ?? "5", 1, usage);
  const options = { dataDir: values["data-dir"], settings: "own" as const };
  const unused = { sizes: [jobs], runs: 0, seconds: 0, parts: [] };
  await onBoard({ ...options, ...unused }, async () => {
    const { loaded } = await loadUpTo(jobs, new Date());
    if (loaded > 0) await settle();
    await withFolder("bench-fresh", (folder) => measureOn(folder, rounds));
  });
}

async function measureOn(folder: string, rounds: number): Promise<void> {
  const settings = { DEMO: "0", PAGE_CACHE_MB: "0", FILES_KEY: "f0".repeat(32) };
  const boardOn = (url: string, name: string) =>
    serveBoard({ ...settings, DATABASE_URL: url, DATA_DIR: join(folder, name) });
  const board = await boardOn(currentDatabaseUrl(), "board");
  const kinds = await kindsOf(board);
  const tap = await tapDatabase(currentDatabaseUrl());
  const tapped = await boardOn(tap.url, "tapped");
  const pages: Record<string, BarePage> = {};
  for (const path of kinds.flatMap((kind) => kind.paths)) {
    await ask(tapped, path);
    const queries: TappedQuery[][] = [];
    for (let time = 0; time < 3; time++) {
      tap.take();
      await ask(tapped, path);
      queries.push(tap.take());
    }
    // More are what was due at that time for pages to come, and the queue's own.
    const [own = []] = queries.toSorted((a, b) => a.length - b.length);
    pages[path] = { ...(await answerOf(tapped.origin + path)), queries: own };
  }
  await tapped.stop();
  tap.close();
  const bare = await serveBare({ databaseUrl: currentDatabaseUrl(), pages });
  const postmaster = await findPostmaster();
  const rows: string[][] = [];
  for (const kind of kinds)
    rows.push(await measured(kind, { board, bare, postmaster, pages }, rounds));
  console.log(
    "\nA fresh page, CPU milliseconds of one request, beside node:http with its queries\n",
  );
  printTable(["", "KB", "queries", "app", "database", "node:http", "app to it"], rows);
  await board.stop();
  await bare.stop();
}

async function kindsOf(board: Served): Promise<Kind[]> {
  const html = await ask(board, paths.jobs({ page: "5" }));
  const ids = new Set(html.match(/(?<=\/jobs\/)[0-9a-f-]{36}/g));
  const lists = (set: Record<string, string>[]) =>
    set.slice(0, addresses).map((params) => paths.jobs(params));
  const jobPaths = [...ids].slice(0, addresses).map((id) => paths.job(id));
  return [
    // With a query, a page is rendered each time; without, only if its data differ.
    { name: "list", paths: [first(paths.jobs())] },
    { name: "list, its data as before", paths: [paths.jobs()] },
    { name: "list, one filter", paths: lists(oneFilter()) },
    { name: "list, keyword and filters", paths: lists(keywordWithPlace(addresses)) },
    { name: "job", paths: jobPaths.map(first) },
    { name: "job, its data as before", paths: jobPaths },
    { name: "home", paths: [first(paths.home())] },
    { name: "home, its data as before", paths: [paths.home()] },
  ];
}

const first = (path: string) => `${path}?lang=ar`;

type Beside = { board: Served; bare: Served; postmaster: number; pages: Record<string, BarePage> };

/** Medians of several rounds, in which the board and the bare server take turns. */
async function measured({ name, paths }: Kind, beside: Beside, rounds: number): Promise<string[]> {
  const { board, bare, postmaster, pages } = beside;
  const round = Array.from({ length: addresses }, (_, at) => paths[at % paths.length] ?? "");
  const app: number[] = [];
  const data: number[] = [];
  const other: number[] = [];
  for (let at = -warmUps; at < rounds; at++) {
    const used = () => [board.pids(), familyOf(postmaster), bare.pids()].map(cpuOf);
    const before = used();
    for (const path of round) await ask(board, path);
    const between = used();
    for (const path of round) await ask(bare, path);
    const after = used();
    if (at < 0) continue;
    const spent = (part: number, from: number[], to: number[]) =>
      ((to[part] ?? 0) - (from[part] ?? 0)) / round.length;
    app.push(spent(0, before, between));
    data.push(spent(1, before, between));
    other.push(spent(2, between, after));
  }
  const mean = (of: (page: BarePage) => number) =>
    round.reduce((sum, path) => sum + of(pages[path] as BarePage), 0) / round.length;
  const [ours, theirs] = [quantile(app, 0.5), quantile(other, 0.5)];
  return [
    name,
    mean(({ base64 }) => (base64.length * 0.75) / 1000).toFixed(1),
    mean(({ queries }) => queries.length).toFixed(1),
    shown.ms(ours),
    shown.ms(quantile(data, 0.5)),
    shown.ms(theirs),
    shown.ratio(ours / theirs),
  ];
}

const askFor = asker(1);

function ask({ origin }: Served, path: string): Promise<string> {
  return askFor(origin + path);
}

async function findPostmaster(): Promise<number> {
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return Number(statOf(row?.pid ?? 0)[3]);
}

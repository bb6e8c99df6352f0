import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { megabytesOf } from "#bench/harness/processes.ts";
import { answerOf } from "./answer.ts";
import { compare, drive } from "./drive.ts";
import { type TappedQuery, tapDatabase } from "./query-tap.ts";
import { type Served, serveBare, serveBoard } from "./served.ts";

const list = "/jobs";
const pages = [
  list,
  "/",
  "/home",
  "/companies",
  "/category/Engineering",
  "/syria",
  "/syria/aleppo",
];

let folder: string;
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>;
const running = new Set<Served>();

/** The built board beside bare node:http servers; prints ratios. */
export async function measureServer(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "furas-bench-server-"));
  database = await startEmbeddedDatabase({ dataDir: join(folder, "database") });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void clear().then(() => process.exit(1)));
  }
  try {
    await measure();
  } finally {
    await clear();
  }
}

/** Leaves nothing behind, however the benchmark ends. */
async function clear(): Promise<void> {
  await Promise.all([...running].map((served) => served.stop()));
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const seen = await look();
  console.log("\nQueries that a page makes when it is made fresh");
  for (const [path, queries] of seen) console.log(`  ${path.padEnd(24)} ${queries.length}`);

  const board = await start(serveBoard(settings("kept")));
  const fresh = await start(serveBoard(settings("fresh", { PAGE_CACHE_MB: "0" })));
  const bare = await start(serveBare(await orderOf(board, "br")));
  const bareFresh = await start(serveBare(await orderOf(fresh, "identity", seen.get(list))));

  console.log("\nAnonymous list page, kept, brotli, against node:http with the same bytes");
  await share(board, bare, 10);
  await share(board, bare, 64);

  console.log("\nList page made fresh, against node:http with the list's SQL and bytes");
  await multiple(fresh, bareFresh);

  console.log("\nMemory of the app process, MB");
  await memory(board);
  for (const served of [board, bare, bareFresh]) await end(served);

  console.log("\nTwo worker processes against one (64 clients, all on this machine)");
  await workers(fresh);

  console.log("\nStart");
  await secondStart();
}

/** The queries of each page, as the database saw them once the page had been made a few times. */
async function look(): Promise<Map<string, TappedQuery[]>> {
  const tap = await tapDatabase(database.url);
  const board = await start(
    serveBoard({ ...settings("looked-at", { PAGE_CACHE_MB: "0" }), DATABASE_URL: tap.url }),
  );
  const seen = new Map<string, TappedQuery[]>();
  const job = /\/jobs\/[0-9a-f-]{36}/.exec(await textOf(board, list))?.[0] ?? list;
  for (const path of [...pages, job]) {
    for (let time = 0; time < 4; time++) await textOf(board, path);
    tap.take();
    await textOf(board, path);
    seen.set(path === job ? "/jobs/ID" : path, tap.take());
  }
  await end(board);
  tap.close();
  return seen;
}

async function share(board: Served, bare: Served, connections: number): Promise<void> {
  const load = { paths: [list], seconds: 2, encoding: "br", connections };
  const [ours, theirs] = await compare([board, load], [bare, load], 5);
  row(`requests/s, ${connections} clients`, ours.perSecond / theirs.perSecond, "≥ 0.7");
  row(`by CPU time a request, ${connections} clients`, theirs.cpu / ours.cpu, "");
}

async function multiple(fresh: Served, bare: Served): Promise<void> {
  const length = { seconds: 3, connections: 8 };
  await drive(fresh, { paths: [list], amount: 2000 }); // until the compiler has done its work
  const [rendered, base] = await compare(
    [fresh, { paths: [list], ...length }],
    [bare, { paths: [list], ...length }],
    5,
  );
  row("CPU time a request", rendered.cpu / base.cpu, "≤ 7");
  note(`${rendered.cpu.toFixed(2)} ms against ${base.cpu.toFixed(2)} ms`);
  const withBrotli = await drive(fresh, { paths: [list], ...length, encoding: "br" });
  row("the same, compressed for each request", withBrotli.cpu / base.cpu, "");
  const busy = await drive(fresh, { paths: [list], seconds: 10, connections: 64 });
  row("p99 as a multiple of p50, 64 clients", busy.p99 / busy.p50, "≤ 3");
  note(`p50 ${busy.p50} ms, p99 ${busy.p99} ms`);
}

/** A hundred thousand requests: most for cached pages, every twentieth for one that has to be rendered. */
async function memory(board: Served): Promise<void> {
  const searches = (round: number) =>
    Array.from({ length: 1250 }, (_, i) => `${list}?keyword=word${round * 1250 + i}`);
  for (let round = 1; round <= 4; round++) {
    await drive(board, { paths: pages, amount: 23_750, encoding: "br" });
    await drive(board, { paths: searches(round), amount: 1250, encoding: "gzip" });
    row(`after ${round * 25},000 requests`, megabytesOf(...board.pids()), "≤ 250, flat", 0);
  }
}

async function workers(one: Served): Promise<void> {
  const two = await start(serveBoard(settings("two", { PAGE_CACHE_MB: "0", WORKERS: "2" })));
  const load = { paths: [list], seconds: 4, connections: 64 };
  const [ofTwo, ofOne] = await compare([two, load], [one, load], 3);
  row("fresh list page, requests/s", ofTwo.perSecond / ofOne.perSecond, "");
  row("fresh list page, p99", ofTwo.p99 / ofOne.p99, "");
  await end(two);
  await end(one);
}

async function secondStart(): Promise<void> {
  const own = { DATA_DIR: join(folder, "own") };
  await end(await start(serveBoard(own, ["server/start.mjs"])));
  const again = await start(serveBoard(own, ["server/start.mjs"]));
  row("second start, seconds until ready", again.readyAfter, "< 3");
  await end(again);
}

function settings(name: string, more: Record<string, string> = {}): Record<string, string> {
  // Boards that share a database share the key of its files.
  const shared = { DATABASE_URL: database.url, FILES_KEY: "f0".repeat(32) };
  return { DATA_DIR: join(folder, name), ...shared, ...more };
}

/** What the bare server needs to send the very bytes and headers that the board sends. */
async function orderOf(board: Served, encoding: string, queries: TappedQuery[] = []) {
  const page = { ...(await answerOf(board.origin + list, encoding)), queries };
  return { databaseUrl: database.url, pages: { [list]: page } };
}

async function textOf({ origin }: Served, path: string): Promise<string> {
  return await (await fetch(origin + path)).text();
}

async function start(starting: Promise<Served>): Promise<Served> {
  const served = await starting;
  running.add(served);
  return served;
}

async function end(served: Served): Promise<void> {
  running.delete(served);
  await served.stop();
}

function row(what: string, figure: number, aim: string, digits = 2): void {
  console.log(`  ${what.padEnd(44)} ${figure.toFixed(digits).padStart(8)}   ${aim}`);
}

function note(text: string): void {
  console.log(`  ${"".padEnd(44)} (${text})`);
}

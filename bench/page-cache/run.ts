import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { paths } from "#app/paths.ts";
import { readOnAndOn } from "#bench/cluster/readers.ts";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { newAddress } from "#bench/harness/address.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, showFindings } from "#bench/harness/findings.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { freePort } from "#test/servers/free-port.ts";

/**
 * npm run bench -- page-cache [SECONDS [VISITORS]]: a crowd of visitors reads the demo board while it changes
 * ten times a second. How many of their pages come from the cache, and how old is the oldest? Each page has
 * been read once before, as on a board that runs for some minutes.
 */
const [seconds = 20, visitors = 48] = readNumbers(
  "npm run bench -- page-cache [SECONDS [VISITORS]]",
  { usual: 20, least: 5 },
  { usual: 48, least: 1 },
);
/** Beside the five a second of the job that is read. */
const otherChangesEveryMs = 200;

await ensureBuilt(console.log);
const metricsPort = await freePort();
const settings = { DEMO: "1", METRICS_PORT: String(metricsPort) };
showFindings(await onBoard({ settings }, measure));

async function measure(board: Board): Promise<Finding[]> {
  const sql = board.sql();
  const pages = await pagesByInterest(sql);
  for (const path of pages) await (await fetch(board.origin + path)).arrayBuffer();
  const changed = await readOnAndOn(board.databaseUrl(), board.origin, "");
  let isOver = false;
  const changing = changeOnAndOn(sql, () => isOver);
  let read = 0;
  let failed = 0;
  const crowd = Array.from({ length: visitors }, async () => {
    const address = newAddress();
    while (!isOver) {
      const path = pages[Math.floor(pages.length ** Math.random()) - 1] ?? "/";
      const headers = { "x-forwarded-for": address };
      const isRead = await fetch(board.origin + path, { headers })
        .then(async (answer) => answer.ok && (await answer.text()) !== "")
        .catch(() => false);
      if (isRead) read += 1;
      else failed += 1;
    }
  });
  await pause(3000);
  const [before, readBefore] = [await cacheRequests(), read];
  await pause(seconds * 1000);
  const [after, readAfter] = [await cacheRequests(), read];
  isOver = true;
  await Promise.all([...crowd, changing]);
  await changed.stop();
  const hits = after.hits - before.hits;
  const rate = (100 * hits) / (hits + after.misses - before.misses);
  return [
    {
      what: "pages from the cache, of a hundred",
      value: rate.toFixed(1),
      toReach: "> 80",
      reached: rate > 80,
    },
    ...[...changed.oldest].map(([page, age]) =>
      atMaximum(`${page}, the oldest shown`, age, 1000, " ms"),
    ),
    {
      what: "pages a second",
      value: ((readAfter - readBefore) / seconds).toFixed(0),
      toReach: "",
      reached: true,
    },
    atMaximum("pages without an answer", failed, 0),
  ];
}

/** The most read first: by Zipf's law the n-th is read one n-th as often as the first. */
async function pagesByInterest(sql: postgres.Sql): Promise<string[]> {
  const jobs = await sql<{ id: string }[]>`
    select id from jobs where status = 'active' order by created_at desc`;
  const searches = ["محاسب", "nurse", "سائق", "accountant", "مهندس", "teacher"];
  const lists = [
    paths.jobs(),
    paths.home(),
    "/",
    ...searches.map((keyword) => paths.jobs({ keyword })),
    paths.jobs({ page: "2" }),
    paths.companies(),
  ];
  // A list, then two jobs, and so on; the rest of the jobs behind.
  return jobs.flatMap(({ id }, n) => {
    const list = n % 2 === 0 ? lists[n / 2] : undefined;
    return list ? [list, paths.job(id)] : [paths.job(id)];
  });
}

async function changeOnAndOn(sql: postgres.Sql, isOver: () => boolean): Promise<void> {
  for (let due = performance.now(); !isOver(); due += otherChangesEveryMs) {
    await sql`update jobs set description = description || '.' where id = (
      select id from jobs where status = 'active' order by random() limit 1)`;
    await pause(Math.max(0, due + otherChangesEveryMs - performance.now()));
  }
}

async function cacheRequests(): Promise<{ hits: number; misses: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]);
  return {
    hits: read("furas_page_cache_hits_total"),
    misses: read("furas_page_cache_misses_total"),
  };
}

import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createViewCounter } from "#app/features/job/views/view-counter.server.ts";
import { createSearchCounter } from "#app/features/jobs/searched/search-counter.server.ts";
import { paths } from "#app/paths.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, showFindings } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { drive } from "#bench/server/drive.ts";
import { serveBoard } from "#bench/server/served.ts";
import type { CountedEvent } from "#server/lifecycle/shared-views.ts";
import { countViews } from "#server/pages/counted-views.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";

/**
 * npm run bench -- views [REQUESTS]: what counting a view costs, beside what a cached page of a job costs the
 * server. Once each reader is new and once each has been counted before; the same of a cached search; and the
 * memory of a day's readers.
 */
const [requests = 20_000] = readNumbers("npm run bench -- views [REQUESTS]", {
  usual: 20_000,
  least: 1000,
});
const rounds = 5;
const maxShare = 5;
const words = ["nurse", "accountant", "driver", "baker", "engineer", "teacher", "designer", "cook"];
const agent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

await ensureBuilt(console.log);
showFindings(await withFolder("views", measure));

async function measure(dataDir: string): Promise<Finding[]> {
  const board = await serveBoard({ DATA_DIR: dataDir, DEMO: "1" });
  const list = await (await fetch(`${board.origin}/api/v1/jobs?limit=20`)).json();
  const jobs = (list as { data: { id: string }[] }).data.map(({ id }) => paths.job(id));
  const costOf = async (paths: string[]) => {
    const costs: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const { cpu } = await drive(board, { paths, amount: requests, encoding: "gzip" });
      if (round > 0) costs.push(cpu * 1000);
    }
    return quantile(costs, 0.5);
  };
  const searches = words.map((keyword) => paths.jobs({ keyword }));
  const [page, search] = [await costOf(jobs), await costOf(searches)];
  await board.stop();
  const { first, again, bytes } = measureCounting(jobs);
  const searched = measureCounting(searches);
  return [
    shown("a cached page", page),
    shown("counting a reader who is known", again),
    atMaximum("of the page", (100 * again) / page, maxShare, " %"),
    shown("counting a new reader", first),
    atMaximum("of the page, new reader", (100 * first) / page, maxShare, " %"),
    shown("a cached search", search),
    shown("counting a searcher who is known", searched.again),
    shown("counting a new searcher", searched.first),
    atMaximum("of the search, new searcher", (100 * searched.first) / search, maxShare, " %"),
    atMaximum("memory of 300,000 readers", bytes / 2 ** 20, 64, " MB"),
  ];
}

function shown(what: string, cost: number): Finding {
  return { what, value: `${cost.toFixed(1)} µs`, toReach: "", reached: true };
}

/** Microseconds for each request, with everything that the server does for it but answering. */
function measureCounting(jobs: readonly string[]) {
  const before = usedBytes();
  const counter = createViewCounter();
  let network = "";
  const searches = createSearchCounter();
  const count = (event: CountedEvent) =>
    event.kind === "search" ? searches.count(event) : counter.count(event);
  const parts = { networkOf: () => network, baseUrl: "http://127.0.0.1", count };
  const counted = countViews(parts, (_, outgoing) => outgoing.emit("finish"));
  const bare = (_: IncomingMessage, outgoing: ServerResponse) => outgoing.emit("finish");
  const run = (listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void) => {
    const began = process.cpuUsage();
    for (let at = 0; at < 200_000; at++) {
      network = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
      const url = jobs[at % jobs.length] ?? "/";
      listener(requestOf(url), responseOf());
    }
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 200_000;
  };
  run(bare);
  const nothing = run(bare);
  const first = run(counted) - nothing;
  const again = run(counted) - nothing;
  const bytes = 1.5 * (usedBytes() - before);
  // Held until the memory is measured.
  counter.count({ kind: "hint", job: "", network: "", browser: "", source: "direct" });
  return { first, again, bytes };
}

function requestOf(url: string): IncomingMessage {
  const headers = { host: "127.0.0.1", "user-agent": agent, "accept-language": "ar-SY,ar;q=0.9" };
  return { url, method: "GET", headers } as unknown as IncomingMessage;
}

function responseOf(): ServerResponse {
  return Object.assign(new EventEmitter(), { statusCode: 200 }) as unknown as ServerResponse;
}

function usedBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

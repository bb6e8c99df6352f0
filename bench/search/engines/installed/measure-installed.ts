import { mkdir } from "node:fs/promises";
import { withFolder } from "#bench/harness/folder.ts";
import { cpuOf, untilIdle } from "#bench/harness/processes.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";
import type { Options } from "#bench/search/options.ts";
import { heading, printTable, shown } from "#bench/search/report.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import {
  type BoardClient,
  type BoardServer,
  boardFunctions,
  boardMegabytes,
  databasePids,
  ownMegabytes,
  serveBoard,
} from "./board-clients.ts";
import { engineJobs } from "./engine-jobs.ts";
import { groonga } from "./groonga.ts";
import type { EngineClient, InstalledEngine, RunningEngine } from "./installed-engine.ts";
import { type Manner, type Request, type RequestKind, requestKinds } from "./query-sets.ts";
import { sphinx } from "./sphinx.ts";
import { xapian } from "./xapian.ts";

const installed: readonly InstalledEngine[] = [sphinx, groonga, xapian];
const cards = 12;
const suggestions = 8;
/** As many of each kind as a board that runs for some minutes has answered: its code is compiled by then. */
const warmUps = 300;
/** Milliseconds of warming up with one kind after which a slow engine is warm. */
const longestWarmUp = 15_000;
const clients = 8;
const freshPages = 120;

/** One that answers requests; how many are found. */
type Contestant = {
  name: string;
  ask: (manner: Manner, request: Request) => Promise<number>;
  /** The processes that answer, in the parts that are told apart. */
  processes: () => Promise<number[][]>;
  /** Another client of it. */
  another: () => Promise<Connected>;
  close: Connected["close"];
};

type Connected = { ask: Contestant["ask"]; close: () => Promise<void> | void };

/** The engines that are installed here, of those asked for; one that is not is named. */
export function presentEngines(names: readonly string[] = []): InstalledEngine[] {
  const wanted = installed.filter(
    ({ name }) => names.length === 0 || names.some((each) => name.toLowerCase().startsWith(each)),
  );
  return wanted.filter(({ name, missing }) => {
    const what = missing();
    if (what) console.log(`${name} is not installed: ${what}`);
    return what === undefined;
  });
}

/** How fast the board and the engines of Debian answer the same requests on the same jobs. */
export async function measureInstalled({
  sizes,
  runs,
  seconds,
  engines: names,
}: Options): Promise<void> {
  const engines = presentEngines(names);
  await ensureBuilt(console.log);
  const now = new Date();
  for (const size of sizes) {
    const load = await loadUpTo(size, now);
    await settle();
    await withEngines(engines, async (running) => {
      heading(`== ${shown.count(size)} jobs`);
      const board = await serveBoard();
      try {
        const idle = await boardMegabytes(board);
        const client = await board.connect();
        for (const { search } of [client, boardFunctions]) await search({ keyword: "x" }, 1);
        client.close();
        // Both read the active jobs into memory now.
        const filling = performance.now();
        await untilIdle([board.pid, process.pid]);
        const filled = (performance.now() - filling) / 1000;
        const loaded = await boardMegabytes(board);
        const own = await boardContestants(board);
        const all = [...own, ...(await contestants(running))];
        await measureTimes(all, size, runs);
        await measureAtOnce(all.slice(1), size, seconds);
        await measureFreshPages(all.slice(1), size, runs + warmUps);
        // A server that is told to stop waits for its clients.
        for (const { close } of all) await close();
        printResources({ ...load, idle, filled }, running, {
          loaded,
          used: await boardMegabytes(board),
        });
      } finally {
        await board.stop();
      }
    });
  }
}

/** Loads the board's jobs into each engine; stops and removes them at the end. */
export async function withEngines(
  engines: readonly InstalledEngine[],
  work: (running: Map<InstalledEngine, RunningEngine>) => Promise<void>,
): Promise<void> {
  await withFolder("bench-installed", async (folder) => {
    const running = new Map<InstalledEngine, RunningEngine>();
    try {
      for (const [at, engine] of engines.entries()) {
        const place = await ownFolder(folder, at);
        running.set(engine, await engine.start(place, engineJobs));
      }
      await work(running);
    } finally {
      for (const each of running.values()) await each.stop();
    }
  });
}

async function ownFolder(folder: string, at: number): Promise<string> {
  const place = `${folder}/${at}`;
  await mkdir(place);
  return place;
}

async function boardContestants(board: BoardServer): Promise<Contestant[]> {
  const functions = { ask: askOfBoard(boardFunctions), close: () => {} };
  const connect = async () => {
    const client = await board.connect();
    return { ask: askOfBoard(client), close: client.close };
  };
  return [
    {
      name: "Furas, function",
      ...functions,
      another: async () => functions,
      processes: async () => [[process.pid], await databasePids()],
    },
    {
      name: "Furas, HTTP",
      ...(await connect()),
      another: connect,
      processes: async () => [[board.pid], await databasePids()],
    },
  ];
}

function askOfBoard(client: BoardClient): Contestant["ask"] {
  return (manner, { params }) =>
    manner === "suggest" ? client.suggest(params.keyword ?? "") : client[manner](params, cards);
}

async function contestants(running: Map<InstalledEngine, RunningEngine>): Promise<Contestant[]> {
  const all: Contestant[] = [];
  for (const [{ name }, engine] of running) {
    const connect = async () => {
      const client = await engine.connect();
      return { ask: askOf(client), close: client.close };
    };
    const processes = async () => [engine.pids()];
    all.push({ name, ...(await connect()), processes, another: connect });
  }
  return all;
}

function askOf(client: EngineClient): Contestant["ask"] {
  return async (manner, { query }) =>
    manner === "suggest"
      ? client.suggest(query.keyword ?? "", suggestions)
      : (await client[manner](query, cards)).total;
}

/** Each request is put to one after the other, so that what else the machine does meets all alike. */
async function measureTimes(all: readonly Contestant[], size: number, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const kind of requestKinds) {
    const taken = all.map((): number[] => []);
    const answers = all.map((): number[] => []);
    const warming = all.map(() => 0);
    for (const [at, request] of kind.requests(runs + warmUps, size).entries()) {
      for (const [number, { ask }] of all.entries()) {
        if (at < warmUps && (warming[number] ?? 0) > longestWarmUp) continue;
        const began = performance.now();
        const count = await ask(kind.manner, request);
        const passed = performance.now() - began;
        if (at < warmUps) warming[number] = (warming[number] ?? 0) + passed;
        else {
          taken[number]?.push(passed);
          answers[number]?.push(count);
        }
      }
    }
    rows.push(rowOf(kind, all, taken, answers));
  }
  console.log("p50 in milliseconds, and how many of a hundred were answered\n");
  printTable(["kind", ...all.map(({ name }) => name), "to the faster of Sphinx, Groonga"], rows);
}

function rowOf(
  { name }: RequestKind,
  all: readonly Contestant[],
  taken: readonly number[][],
  answers: readonly number[][],
): string[] {
  const medians = taken.map((each) => quantile(each, 0.5));
  const cells = medians.map((median, at) => {
    const counts = answers[at] ?? [];
    const some = counts.filter((count) => count > 0).length / Math.max(1, counts.length);
    return `${shown.ms(median)} (${Math.round(100 * some)})`;
  });
  const servers = medians.filter((_, at) => /Sphinx|Groonga/.test(all[at]?.name ?? ""));
  return [name, ...cells, shown.ratio((medians[1] ?? 0) / Math.min(...servers))];
}

async function measureAtOnce(
  all: readonly Contestant[],
  size: number,
  seconds: number,
): Promise<void> {
  const kind = requestKinds.find(({ name }) => name === "common word");
  const requests = kind?.requests(400, size) ?? [];
  const counts = all.map(() => 0);
  for (let round = 0; round < 2; round++) {
    for (const [number, contestant] of all.entries()) {
      counts[number] = (counts[number] ?? 0) + (await answersIn(contestant, requests, seconds / 2));
    }
  }
  console.log(`\n${clients} clients on a common word, answers a second\n`);
  printTable(
    all.map(({ name }) => name),
    [counts.map((count) => shown.count(Math.round(count / seconds)))],
  );
}

async function answersIn(
  contestant: Contestant,
  requests: readonly Request[],
  seconds: number,
): Promise<number> {
  const connected = await Promise.all(Array.from({ length: clients }, contestant.another));
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const work = async ({ ask }: (typeof connected)[number], number: number) => {
    for (let at = number * 7; performance.now() < end; at++) {
      await ask("search", requests[at % requests.length] as Request);
      answers += 1;
    }
  };
  await Promise.all(connected.map(work));
  for (const { close } of connected) await close();
  return answers;
}

/** What a keyword's page costs that nobody has asked for before, all processes together. */
async function measureFreshPages(
  all: readonly Contestant[],
  size: number,
  /** So many of the page's requests were asked before. */
  offset: number,
): Promise<void> {
  const kind = requestKinds.find(({ manner }) => manner === "page");
  const requests = kind?.requests(offset + 2 * freshPages, size).slice(offset) ?? [];
  const [first, second] = [requests.slice(0, freshPages), requests.slice(freshPages)];
  const rows: string[][] = [];
  for (const { name, another, processes } of all) {
    // The board closes a connection that waited while the others were asked.
    const { ask, close } = await another();
    for (const request of first) await ask("page", request);
    const parts = await processes();
    const before = parts.map(cpuOf);
    for (const request of second) await ask("page", request);
    const spent = parts.map((part, at) => (cpuOf(part) - (before[at] ?? 0)) / second.length);
    rows.push([name, sumOf(spent)]);
    await close();
  }
  console.log(
    "\nA fresh page of a keyword with facets, CPU milliseconds (of Furas app + database)\n",
  );
  printTable(["", "CPU"], rows);
}

function printResources(
  own: { loaded: number; seconds: number; idle: number[]; filled: number },
  running: Map<InstalledEngine, RunningEngine>,
  { loaded, used }: Record<"loaded" | "used", number[]>,
): void {
  console.log("\nLoading, and the memory of all processes in MB (shared memory once)\n");
  const rate = own.loaded > 0 ? shown.count(Math.round(own.loaded / own.seconds)) : "";
  const rows = [...running].map(([{ name }, { seconds, pids }]) => [
    name,
    shown.seconds(seconds),
    "",
    ownMegabytes(pids()).toFixed(0),
  ]);
  printTable(
    ["", "loading", "jobs a second", "memory"],
    [
      ["Furas, just started", shown.seconds(own.seconds), rate, sumOf(own.idle)],
      ["with its memory of jobs (app + database)", shown.seconds(own.filled), "", sumOf(loaded)],
      ["after all of the above", "", "", sumOf(used)],
      ...rows,
    ],
  );
}

/** With its parts, where there are several. */
function sumOf(parts: readonly number[]): string {
  const sum = parts.reduce((added, each) => added + each, 0);
  return parts.length > 1 ? `${shown.ms(sum)} = ${parts.map(shown.ms).join(" + ")}` : shown.ms(sum);
}

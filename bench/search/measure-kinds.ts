import { furtherKinds, type Kind, kinds, primaryKey } from "./kinds.ts";
import { heading, printTable, shown } from "./report.ts";
import { type Ask, type Times, timeEach, withWarmUps } from "./timing.ts";

/** Of a kind, and of one row by primary key asked right before it. */
type Timed = { times: Times; key: Times };
/** The times of each kind by its name on a board of one size. */
export type Measured = { size: number; kinds: Map<string, Timed> };

const bound = 100;
const keyRuns = 100;
const growthBound = 3;

/** Asks every kind of request `runs` times, each for something else, and prints what they took. */
export async function measureKinds(size: number, runs: number): Promise<Measured> {
  const keys = await primaryKey.requests(
    withWarmUps(keyRuns) * (kinds.length + furtherKinds.length),
    size,
  );
  const timed = await timeKinds(kinds, keys, size, runs);
  const further = await timeKinds(furtherKinds, keys, size, runs);
  heading(
    `Requests at ${shown.count(size)} jobs, milliseconds; key is one row by primary key, asked right before`,
  );
  printTable(
    ["kind", "runs", "found", "p50", "p95", "key p50", "p50 to key", "p95 to key p50"],
    [
      ...kinds.map(({ name }) => rowOf(name, timed.get(name))),
      ...furtherKinds.map(({ name }) => rowOf(`(${name})`, further.get(name))),
    ],
  );
  const over = [...timed].filter(([, { times, key }]) => times.p95 > bound * key.p50);
  console.log(
    `\n${over.length} of ${timed.size} kinds have a p95 over ${bound} times the key's p50`,
  );
  return { size, kinds: timed };
}

/** Prints how much longer the whole set takes on the largest board than on the smallest. */
export function printGrowth(all: readonly Measured[]): void {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return;
  heading(`Growth from ${shown.count(first.size)} to ${shown.count(last.size)} jobs, milliseconds`);
  const of = (measured: Measured, name: string, part: "p50" | "p95") =>
    measured.kinds.get(name)?.times[part] ?? 0;
  const row = (title: string, name: string, part: "p50" | "p95") => [
    title,
    ...all.map((each) => shown.ms(of(each, name, part))),
    shown.ratio(of(last, name, part) / of(first, name, part)),
  ];
  const sumOf = (part: "p50" | "p95") => {
    const sums = all.map((each) => kinds.reduce((sum, { name }) => sum + of(each, name, part), 0));
    const growth = (sums.at(-1) ?? 0) / (sums[0] ?? 1);
    return [`sum of all ${part}`, ...sums.map(shown.ms), shown.bounded(growth, growthBound)];
  };
  printTable(
    ["kind", ...all.map(({ size }) => shown.count(size)), "growth"],
    [...kinds.map(({ name }) => row(`${name}, p50`, name, "p50")), sumOf("p50"), sumOf("p95")],
  );
}

async function timeKinds(which: readonly Kind[], keys: Ask[], size: number, runs: number) {
  const timed = new Map<string, Timed>();
  for (const { name, requests } of which) {
    const prepared = await requests(withWarmUps(runs), size);
    // Other rows for every kind, on a small board the same ones again.
    const some = keys.splice(0, withWarmUps(keyRuns));
    keys.push(...some);
    const key = await timeEach(some);
    timed.set(name, { key, times: await timeEach(prepared) });
  }
  return timed;
}

function rowOf(name: string, timed: Timed | undefined): string[] {
  if (!timed) return [name];
  const { times, key } = timed;
  return [
    name,
    String(times.runs),
    shown.count(times.results),
    ...[times.p50, times.p95, key.p50].map(shown.ms),
    shown.ratio(times.p50 / key.p50),
    shown.bounded(times.p95 / key.p50, bound),
  ];
}

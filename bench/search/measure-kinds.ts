import { furtherKinds, type Kind, kinds, primaryKey } from "./kinds.ts";
import { heading, printTable, shown } from "./report.ts";
import { type Times, timeEach, withWarmUps } from "./timing.ts";

/** Of one size of board: the times of each kind by its name. */
export type Measured = { size: number; key: Times; times: Map<string, Times> };

const bound = 100;
const growthBound = 3;

/** Asks every kind of request `runs` times, one after the other, and prints what each took. */
export async function measureKinds(size: number, runs: number): Promise<Measured> {
  const key = await timeEach(await primaryKey.asks(withWarmUps(Math.max(runs, 200)), size));
  heading(
    `Requests at ${shown.count(size)} jobs, milliseconds and as often one row by primary key`,
  );
  const times = await timesOfKinds(kinds, size, runs);
  const further = await timesOfKinds(furtherKinds, size, runs);
  printTable(
    ["kind", "runs", "found", "p50", "p95", "p50 to key", "p95 to key"],
    [
      rowOf(primaryKey.name, key, key),
      ...kinds.map(({ name }) => rowOf(name, times.get(name), key)),
      ...furtherKinds.map(({ name }) => rowOf(`(${name})`, further.get(name), key)),
    ],
  );
  return { size, key, times };
}

/** Prints how much longer the whole set takes on the largest board than on the smallest. */
export function printGrowth(all: readonly Measured[]): void {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return;
  heading(`Growth from ${shown.count(first.size)} to ${shown.count(last.size)} jobs`);
  const sum = (of: Measured, part: "p50" | "p95") =>
    [...of.times.values()].reduce((total, times) => total + times[part], 0);
  const row = (part: "p50" | "p95") => [
    `sum of all ${part}`,
    ...all.map((each) => shown.ms(sum(each, part))),
    shown.bounded(sum(last, part) / sum(first, part), growthBound),
  ];
  const growthOf = (name: string) => {
    const [from, to] = [first.times.get(name), last.times.get(name)];
    return from && to ? shown.ratio(to.p50 / from.p50) : "";
  };
  const rows = kinds.map(({ name }) => [
    name,
    ...all.map((each) => shown.ms(each.times.get(name)?.p50 ?? 0)),
    growthOf(name),
  ]);
  const sizes = all.map(({ size }) => shown.count(size));
  printTable(["p50 in milliseconds", ...sizes, "growth"], [...rows, row("p50"), row("p95")]);
}

async function timesOfKinds(which: readonly Kind[], size: number, runs: number) {
  const times = new Map<string, Times>();
  for (const { name, asks } of which) {
    const made = await asks(withWarmUps(runs), size);
    if (made.length > 0) times.set(name, await timeEach(made));
  }
  return times;
}

function rowOf(name: string, times: Times | undefined, key: Times): string[] {
  if (!times) return [name, "0", "", "not there"];
  return [
    name,
    String(times.runs),
    shown.count(times.found),
    shown.ms(times.p50),
    shown.ms(times.p95),
    shown.ratio(times.p50 / key.p50),
    shown.bounded(times.p95 / key.p50, bound),
  ];
}

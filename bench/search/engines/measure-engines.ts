import { primaryKey } from "#bench/search/kinds.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";
import type { Options } from "#bench/search/options.ts";
import * as queries from "#bench/search/queries.ts";
import { heading, printTable, shown } from "#bench/search/report.ts";
import { type Ask, timeEach, withWarmUps } from "#bench/search/timing.ts";
import type { Engine, EngineQuery } from "./engine.ts";
import { simpleText, substring, trigrams } from "./in-sql.ts";
import { inMemory } from "./mini-search.ts";
import { product } from "./product.ts";
import { measureQuality } from "./quality.ts";

const engines: readonly Engine[] = [product, substring, simpleText, trigrams, inMemory];

const sets: Record<string, (count: number, size: number) => queries.QuerySet> = {
  "common word": queries.commonWords,
  "rare word": queries.rareWords,
  "Arabic with clitics": queries.withClitics,
  typo: queries.typos,
  "cross-language": queries.acrossLanguages,
  "keyword, place, filters": queries.keywordWithPlace,
};
const firstCards = 12;
/** Some of them take seconds for one answer. */
const sampling = { longest: 10_000, fewest: 5 };

/** npm run bench -- search engines: other ways to search the same jobs, how good and how fast. */
export async function measureEngines({ sizes, runs }: Options): Promise<void> {
  await measureQuality(engines);
  const now = new Date();
  for (const size of sizes) {
    await loadUpTo(size, now);
    await settle();
    const keys = await primaryKey.requests(withWarmUps(100), size);
    const rows: string[][] = [];
    for (const engine of engines.filter(({ maxJobs }) => size <= maxJobs)) {
      rows.push(await rowOf(engine, size, runs, keys));
    }
    heading(
      `${shown.count(size)} jobs: p50 / p95 as often one row by primary key asked right before, and found`,
    );
    printTable(["engine", "built in", "bytes", ...Object.keys(sets)], rows);
  }
}

async function rowOf(
  engine: Engine,
  size: number,
  runs: number,
  keys: readonly Ask[],
): Promise<string[]> {
  const began = performance.now();
  const bytes = await engine.build();
  const built = (performance.now() - began) / 1000;
  const cells: string[] = [];
  for (const make of Object.values(sets)) {
    const queries = make(withWarmUps(runs), size).slice(0, withWarmUps(runs)) as EngineQuery[];
    const requests = queries.map(
      (query) => async () => (await engine.search(query, firstCards)).total,
    );
    const key = await timeEach(keys);
    const times = await timeEach(requests, sampling);
    const [p50, p95] = [times.p50 / key.p50, times.p95 / key.p50].map(shown.ratio);
    cells.push(`${p50} / ${p95}  ${shown.count(times.results)}`);
  }
  await engine.drop();
  const isOwn = engine === product;
  return [
    engine.name,
    isOwn ? "" : shown.seconds(built),
    isOwn ? "" : shown.megabytes(bytes),
    ...cells,
  ];
}

import { inArray, like } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { importJobs } from "#app/features/jobs/import/import-jobs.server.ts";
import { readImportLine } from "#app/features/jobs/import/import-line.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settle } from "#bench/search/load.ts";
import { heading, printTable } from "#bench/search/report.ts";
import type { Engine } from "./engine.ts";
import { type QualityQuery, qualityJobs, qualityQueries } from "./quality-set.ts";

const first = 10;

/** Prints in how many of our own queries one of the jobs meant is among the first ten. */
export async function measureQuality(engines: readonly Engine[]): Promise<void> {
  await loadQualityJobs();
  const kinds = [...new Set(qualityQueries.map(({ kind }) => kind))];
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const engine of engines) {
    await engine.build();
    const met = new Map<QualityQuery, boolean>();
    for (const query of qualityQueries) met.set(query, await isMet(engine, query));
    await engine.drop();
    const share = (queries: readonly QualityQuery[]) =>
      `${queries.filter((query) => met.get(query)).length}/${queries.length}`;
    rows.push([
      engine.name,
      share(qualityQueries),
      ...kinds.map((kind) => share(qualityQueries.filter((query) => query.kind === kind))),
    ]);
    const not = qualityQueries.filter((query) => !met.get(query)).map(({ keyword }) => keyword);
    if (engine === engines[0] && not.length > 0) missed.push(`${engine.name}: ${not.join(" · ")}`);
  }
  heading(`A job that was meant is among the first ${first}, of ${qualityJobs.length} jobs`);
  printTable(["engine", "all", ...kinds], rows);
  for (const line of missed) console.log(`not met by ${line}`);
  await db.delete(jobs).where(like(jobs.externalId, "quality-%"));
}

async function loadQualityJobs(): Promise<void> {
  const now = new Date();
  const read = qualityJobs.map((job) => readImportLine(JSON.stringify(job), now));
  await importJobs(
    read.map((each) => {
      if ("problem" in each) throw new Error(each.problem);
      return each.job;
    }),
  );
  await settle();
}

async function isMet(engine: Engine, { keyword, titles }: QualityQuery): Promise<boolean> {
  const { ids } = await engine.search({ keyword }, first);
  if (ids.length === 0) return false;
  const rows = await db.select({ title: jobs.title }).from(jobs).where(inArray(jobs.id, ids));
  return rows.some(({ title }) => titles.includes(title));
}

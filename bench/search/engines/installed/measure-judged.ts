import { like } from "drizzle-orm";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { importBatch, importJobs } from "#app/features/jobs/import/import-jobs.server.ts";
import { readImportLine } from "#app/features/jobs/import/import-line.ts";
import { listJobRecords } from "#app/features/jobs/list/job-list.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settle } from "#bench/search/load.ts";
import { heading, printTable } from "#bench/search/report.ts";
import { engineJobIds } from "./engine-jobs.ts";
import {
  foldedText,
  type JudgedJob,
  type JudgedQuery,
  ndcg,
  readCorpus,
  readQueries,
} from "./judged-queries.ts";
import { compareFacets } from "./measure-facets.ts";
import { presentEngines, withEngines } from "./measure-installed.ts";

/** The external ids of what is found first. */
type Finder = (query: JudgedQuery) => Promise<string[]>;

/** How good the first ten answers are to judged queries (--judged CORPUS,QUERIES,...), by their classes. */
export async function measureJudged([corpusFile = "", ...files]: readonly string[]): Promise<void> {
  const corpus = readCorpus(corpusFile);
  await loadCorpus(corpus);
  const external = await externalIds();
  const numbers = await engineJobIds();
  await withEngines(presentEngines(), async (running) => {
    const finders = new Map<string, Finder>([["Furas", findOnBoard]]);
    const clients = [];
    for (const [{ name }, engine] of running) {
      const client = await engine.connect();
      clients.push(client);
      finders.set(name, async (query) => {
        const { numbers: first } = await client.search({ keyword: foldedText(query) }, 10);
        return first.map((number) => external.get(numbers.get(number) ?? "") ?? "");
      });
    }
    for (const file of files) {
      const queries = readQueries(file, corpus);
      await printQuality(queries, finders);
      const { compared, different } = await compareFacets(queries);
      console.log(
        `${different.length} of ${compared} numbers beside filters differ from their lists`,
      );
      for (const each of different) console.log(`  ${each}`);
    }
    for (const client of clients) await client.close();
  });
  await db.delete(jobs).where(like(jobs.externalId, "%"));
}

async function loadCorpus(corpus: readonly JudgedJob[]): Promise<void> {
  const now = new Date();
  for (let at = 0; at < corpus.length; at += importBatch) {
    const read = corpus.slice(at, at + importBatch).map((job) => {
      const line = readImportLine(JSON.stringify(job), now);
      if ("problem" in line) throw new Error(line.problem);
      return line.job;
    });
    await importJobs(read);
  }
  await settle();
}

async function externalIds(): Promise<Map<string, string>> {
  const rows = await db.select({ id: jobs.id, externalId: jobs.externalId }).from(jobs);
  return new Map(rows.map(({ id, externalId }) => [id, externalId ?? ""]));
}

const findOnBoard: Finder = async ({ text }) => {
  const query = readJobQuery(new URLSearchParams({ keyword: text }));
  const listed = await listJobRecords(query, { limit: 10 });
  if (isRefused(listed)) throw new Error(listed.refused);
  return listed.records.map(({ externalId }) => externalId ?? "");
};

async function printQuality(
  queries: readonly JudgedQuery[],
  finders: ReadonlyMap<string, Finder>,
): Promise<void> {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const rows: string[][] = [];
  for (const [name, find] of finders) {
    const scores = new Map<JudgedQuery, number>();
    for (const query of queries) scores.set(query, ndcg(await find(query), query));
    const mean = (some: readonly JudgedQuery[]) =>
      some.reduce((sum, query) => sum + (scores.get(query) ?? 0), 0) / Math.max(1, some.length);
    const ofKind = (kind: string) => mean(queries.filter((query) => query.kind === kind));
    rows.push([name, mean(queries).toFixed(3), ...kinds.map((kind) => ofKind(kind).toFixed(2))]);
  }
  heading(`nDCG@10 of ${queries.length} judged queries`);
  printTable(["", "all", ...kinds], rows);
}

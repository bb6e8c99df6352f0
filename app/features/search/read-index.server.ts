import { type JobQuery, sortOf } from "#app/features/job/job-query.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import {
  countMatches,
  type JobTotal,
  type ListedPart,
  listMatches,
  type SearchBeside,
  type SelectedJobs,
} from "./index/answer-query.server.ts";
import { readDatabase } from "./index/in-database/database-reader.server.ts";
import type { ListedRow } from "./index/in-database/read-rows.server.ts";
import { answerFromMemory, readVersion } from "./index/in-memory/memory-reader.server.ts";
import type { IndexReader } from "./index/index-reader.ts";
import type { Facets } from "./index/job-facets.server.ts";
import { readCursor } from "./index/job-order.server.ts";

/*
 * The reading entry of the search index: searchJobs, countJobs, suggestNames, findCandidateJobs for
 * fits and compilePercolatorQuery for saved searches. With write-index.server.ts it is all that
 * other features may import.
 */

export {
  type CandidateQuery,
  type CandidateRow,
  findCandidateJobs,
} from "./index/in-database/candidate-jobs.server.ts";
export { compilePercolatorQuery, type PercolatorQuery } from "./index/percolator-query.server.ts";
export { type NamedRow, suggestNames } from "./index/suggest-names.server.ts";
export type { Facets, JobTotal, ListedRow, SearchBeside, SelectedJobs };

/** Which part of a list, after a cursor where one is given. */
export type ListPart = ListedPart & { after?: string | undefined };

/**
 * A part of the list of active jobs that answer a query, and the version of the board that it is of, where
 * that is known. Refusals: jobs.badCursor.
 */
export async function searchJobs(
  query: JobQuery,
  { after, ...part }: ListPart,
): Promise<Outcome<SelectedJobs & { version: string | undefined }>> {
  const cursor = after === undefined ? undefined : readCursor(sortOf(query), after);
  if (after !== undefined && !cursor) return refused("jobs.badCursor");
  return answerFrom(async (reader) => {
    const listed = await listMatches(reader, query, cursor, part);
    return { ...listed, version: reader.version };
  });
}

/** How many active jobs answer a query. */
export async function countJobs(query: JobQuery, beside?: SearchBeside): Promise<JobTotal> {
  return answerFrom((reader) => countMatches(reader, query, beside));
}

/** From memory where that can be, otherwise from the database. */
async function answerFrom<T>(answer: (reader: IndexReader) => Promise<T>): Promise<T> {
  const { version } = await readVersion();
  return (await answerFromMemory(answer, version)) ?? (await answer(readDatabase()));
}

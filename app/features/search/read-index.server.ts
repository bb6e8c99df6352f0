import { type JobQuery, sortOf } from "#app/features/job/job-query.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import {
  countMatches,
  type JobTotal,
  type ListedPart,
  listMatches,
  type SearchBeside,
  type SelectedJobs,
} from "./index/answer-query.server.ts";
import { boardJobs, storeBoard } from "./index/in-memory/board-jobs.server.ts";
import type { ListedRow } from "./index/in-memory/held-cards.ts";
import { answerFromMemory, readVersion } from "./index/in-memory/memory-reader.server.ts";
import type { IndexReader } from "./index/index-reader.ts";
import type { Facets } from "./index/job-facets.server.ts";
import { readCursor } from "./index/job-order.server.ts";

/*
 * The reading entry of the search index: loadIndex, searchJobs, countJobs, suggestFromBoard,
 * findCandidateJobs for fits and compilePercolatorQuery for saved searches. With write-index.server.ts it is all that
 * other features may import.
 */

export {
  type CandidateQuery,
  type CandidateRow,
  findCandidateJobs,
} from "./index/candidate-jobs.server.ts";
export {
  boardUse as indexUse,
  isBoardFull as isIndexFull,
  isBoardRead as isIndexRead,
} from "./index/in-memory/board-jobs.server.ts";
export { compilePercolatorQuery, type PercolatorQuery } from "./index/percolator-query.server.ts";
export {
  type BoardToSuggest,
  type NamedRow,
  suggestFromBoard,
} from "./index/suggest-names.server.ts";
export type { Facets, JobTotal, ListedRow, SearchBeside, SelectedJobs };

/** Reads the index, which every answer waits for; joins a reading in progress. */
export async function loadIndex(): Promise<void> {
  await boardJobs();
}

/** Stores the index now and then for the next start. Returns the function that ends this and stores it once more. */
export function storeIndexRegularly(): () => Promise<void> {
  const store = () => storeBoard().catch((error) => void logError(error));
  // Not all workers at once.
  const timer = setInterval(store, storedEveryMs * (1 + Math.random())).unref();
  return () => {
    clearInterval(timer);
    return store();
  };
}

const storedEveryMs = 600_000;

/** Which part of a list, after a cursor where one is given. */
export type ListPart = ListedPart & { after?: string | undefined };

/**
 * A part of the list of active jobs that answer a query, and the version of the board that it is of.
 * Refusals: search.badCursor.
 */
export async function searchJobs(
  query: JobQuery,
  { after, ...part }: ListPart,
): Promise<Outcome<SelectedJobs & { version: string }>> {
  const cursor = after === undefined ? undefined : readCursor(sortOf(query), after);
  if (after !== undefined && !cursor) return refused("search.badCursor");
  return answerFrom(async (reader) => {
    const listed = await listMatches(reader, query, cursor, part);
    return { ...listed, version: reader.version };
  });
}

/** How many active jobs answer a query. */
export async function countJobs(query: JobQuery, beside?: SearchBeside): Promise<JobTotal> {
  return answerFrom((reader) => countMatches(reader, query, beside));
}

/** The board's version is asked for while the answer is computed. */
async function answerFrom<T>(answer: (reader: IndexReader) => Promise<T>): Promise<T> {
  const { version } = await readVersion();
  return answerFromMemory(answer, version);
}

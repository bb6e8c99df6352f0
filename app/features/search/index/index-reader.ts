import type { SQL } from "drizzle-orm";
import type { CodeCount } from "#app/features/job/job-codes.ts";
import type { JobSort } from "#app/features/job/job-query.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import type { TermQuery } from "#app/features/search/terms/term-query.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import type { ListedRow } from "./in-database/read-rows.server.ts";
import type { IndexQuery } from "./index-query.server.ts";
import type { Place } from "./job-order.server.ts";

/** Ranking and sorting look at so few by their ids; to fetch more takes longer than to find them again. */
export const maxByIds = 1_000;

/** Of a set that is not very large all; otherwise some, more than the query's limit. */
export type JobCount = { jobs: number; ids: string[] | undefined };
export type CodeCounts = { counts: CodeCount[]; ids: string[] | undefined };

/** Part of a list by the time of posting: after a place, or after the first `skip`. */
export type TimePart = { from: Place | undefined; skip: number; limit: number };

/** Sort orders besides time and rank. */
export type TextOrder = Extract<JobSort, "title" | "company" | "salary">;

/** Whether they are few, and all of their ids where these are known. */
export type TextMatches = { few: boolean; candidateIds: readonly string[] | undefined };

/** Jobs that meet the terms come together, but those that an earlier tier, `within`, has. */
export type Tier = { terms: TermQuery | undefined; within: TermQuery | undefined };

export type CountOptions = Pick<
  IndexQuery,
  "days" | "payMin" | "payMax" | "board" | "ranked" | "limit"
>;

/**
 * A reader of the index: the database, or this process's memory. The database returns ids if a
 * keyword is ranked and there are `maxByIds` at most; memory ranks without them.
 */
export type IndexReader = {
  /** The version of the board that all answers are of; undefined where each is of its own moment. */
  version: string | undefined;
  words: JobWords;
  /** Throws where it cannot answer a query, whatever its keyword: before that is parsed. */
  assertAnswers: (query: IndexQuery) => void;
  countJobs: (query: CountOptions, terms: TermQuery | undefined) => Promise<JobCount>;
  countCodes: (query: IndexQuery, terms: TermQuery | undefined) => Promise<CodeCounts>;
  /** All active jobs by code. */
  countAll: () => Promise<CodeCount[]>;
  /** The newest or oldest jobs of a query. */
  readByTime: (
    order: "newest" | "oldest",
    query: IndexQuery,
    part: TimePart,
  ) => Promise<ListedRow[]>;
  /** The newest of each tier, one tier after the other; `first` of a place is its number. */
  readByTier: (query: IndexQuery, tiers: readonly Tier[], part: TimePart) => Promise<ListedRow[]>;
  /** The best of these jobs, all that meet a keyword's query; see rankBy. */
  readByRank: (
    query: IndexQuery,
    keyword: KeywordQuery,
    candidateIds: readonly string[] | undefined,
    part: TimePart,
  ) => Promise<ListedRow[]>;
  /** The jobs of a query by title, company's name or salary. */
  readByText: (
    order: TextOrder,
    query: IndexQuery,
    matches: TextMatches,
    part: TimePart,
  ) => Promise<ListedRow[]>;
  /** The jobs of a statement that selects job_id, posted_at and first, in its order. */
  readRows: (select: SQL) => Promise<ListedRow[]>;
};

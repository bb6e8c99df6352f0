import type { CodeCount } from "#app/features/job/job-codes.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import type { TermQuery } from "#app/features/search/terms/term-query.ts";
import type { KeywordQuery, ParsedQuery } from "#app/features/search/words/parsed-query.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import type { ListedRow } from "./in-memory/held-cards.ts";
import type { IndexQuery } from "./index-query.server.ts";
import type { Place, TextSort } from "./job-order.server.ts";
import type { RequestedPay } from "./requested-pay.server.ts";

/** Part of a list by the time of posting: after a place, or after the first `skip`. */
export type TimePart = { from: Place | undefined; skip: number; limit: number };

/** Jobs that meet the terms come together, but those that an earlier tier, `within`, has. */
export type Tier = {
  terms: TermQuery | undefined;
  within: TermQuery | undefined;
  /** Only those that pay it. */
  pay?: RequestedPay;
  /** Only those whose whole pay is so. */
  isWhollyPaid?: true;
};

export type CountOptions = Pick<IndexQuery, "days" | "payMin" | "payMax" | "ranked" | "limit">;

/** A keyword as a search was relaxed or widened to, and as it was parsed. */
export type RelaxedKeyword = { keyword: KeywordQuery; whole: KeywordQuery };

/** How keywords were read: alone, by their text, and beside the filters of a query. */
export type KeywordReadings = {
  parsed: LruMap<string, ParsedQuery>;
  relaxed: LruMap<string, RelaxedKeyword>;
};

export function noReadings(): KeywordReadings {
  return { parsed: ofTexts(), relaxed: ofTexts() };
}

/** A reading takes up to 5 KB, one of a long text 16: all together some megabytes. */
function ofTexts<Value>(): LruMap<string, Value> {
  return new LruMap({ max: 100_000, sizeOf: ({ length }) => 100 + length });
}

/** Reads the active jobs as they were at one version of the board. */
export type IndexReader = {
  version: string;
  /** How many active jobs there are. */
  jobs: number;
  words: JobWords;
  /** Of this version and minute: a page of a list, its facets and its other languages read a keyword once. */
  readings: KeywordReadings;
  /** The share of the jobs that have a term, from 0 to 1; some of them may have ended since. */
  shareOf: (term: string) => number;
  /** How many answer; of a very large set some more than the query's limit. */
  countJobs: (query: CountOptions, terms: TermQuery | undefined) => number;
  /** The same by code: of a very large set the newest. */
  countCodes: (query: IndexQuery, terms: TermQuery | undefined) => CodeCount[];
  /** All active jobs by code. */
  countAll: () => CodeCount[];
  /** The ids of the newest jobs that meet the terms. */
  newestIds: (terms: TermQuery | undefined, limit: number) => string[];
  /** The newest or oldest jobs of a query. */
  readByTime: (
    order: "newest" | "oldest",
    query: IndexQuery,
    part: TimePart,
  ) => Promise<ListedRow[]>;
  /** The newest of each tier, one tier after the other; `first` of a place is its number. */
  readByTier: (query: IndexQuery, tiers: readonly Tier[], part: TimePart) => Promise<ListedRow[]>;
  /** The best of all jobs that meet a keyword's query; see rankBy. */
  readByRank: (query: IndexQuery, keyword: KeywordQuery, part: TimePart) => Promise<ListedRow[]>;
  /** The jobs of a query by title, company's name or salary. */
  readByText: (order: TextSort, query: IndexQuery, part: TimePart) => Promise<ListedRow[]>;
};

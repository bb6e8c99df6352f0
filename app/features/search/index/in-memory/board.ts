import type { CodeCount } from "#app/features/job/job-codes.ts";
import type { KeywordReadings } from "#app/features/search/index/index-reader.ts";
import type { HeldCards } from "./held-cards.ts";
import type { JobColumns } from "./job-columns.ts";
import type { PostingLists } from "./ordinals.ts";
import type { TermIndex } from "./term-index.ts";

/** The active jobs in the memory of this process, and the posting lists of their terms. */
export type BoardJobs = {
  columns: JobColumns;
  index: TermIndex;
  /** Posting lists of earlier searches. */
  postings: PostingLists;
  /** Cards of the newest jobs and of those shown. */
  cards: HeldCards;
  /** Another one after any change of a job or company; see board_version in SQL. */
  version: string;
  /** The database's snapshot at the reading. */
  snapshot: string;
  /** Its time at the reading. */
  readAt: string;
  /** Of the database, see database_lineage in SQL; of another one all is read again. */
  lineage: string;
  /** There are older jobs, which the memory limit leaves out. */
  isFull: boolean;
  /** All jobs by code as they were in this minute, once they were counted. */
  whole?: { version: string; minute: number; counts: CodeCount[] };
  /** The newest of all jobs, newest first, once they were asked for. */
  newest?: { version: string; ordinals: readonly number[] };
  /** Of one minute: jobs end, and rates of currencies change. */
  readings?: { version: string; minute: number; of: KeywordReadings };
};

import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { textSelect } from "#app/features/search/index/in-database/by-text.server.ts";
import { byTime } from "#app/features/search/index/in-database/database-reader.server.ts";
import { selectRanked } from "#app/features/search/index/in-database/ranked-jobs.server.ts";
import {
  type ListedRow,
  type RowsAt,
  readRowsAt,
} from "#app/features/search/index/in-database/read-rows.server.ts";
import {
  allTerms,
  type IndexQuery,
  termsWithout,
} from "#app/features/search/index/index-query.server.ts";
import {
  type CountOptions,
  type IndexReader,
  maxByIds,
  type TextOrder,
  type Tier,
  type TimePart,
} from "#app/features/search/index/index-reader.ts";
import { jobWordsFrom } from "#app/features/search/index/job-words.server.ts";
import {
  type BoardNames,
  currentNames,
  namesInMemory,
} from "#app/features/search/index/names/board-names.server.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { rankBy } from "#app/features/search/terms/relevance-tiers.ts";
import { butNot, isSame, type TermQuery } from "#app/features/search/terms/term-query.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shareQuery } from "#app/platform/database/per-database.server.ts";
import { onPrimary } from "#app/platform/database/replica.server.ts";
import type { BoardJobs } from "./board.ts";
import { jobsInMemory, refreshJobs } from "./board-jobs.server.ts";
import { canEvaluate, evaluate, lowerBound, rankMatches } from "./evaluate.ts";
import { firstByText } from "./first-by-text.server.ts";
import { firstJobs, firstRanked } from "./first-jobs.ts";
import { type AnyTerm, firstNotBelow, type Ordinals } from "./ordinals.ts";
import { readCards } from "./read-cards.server.ts";

const boardVersion = shareQuery(async () => {
  const [row] = await db.execute<{ version: string }>(sql`select board_version() as version`);
  return row?.version;
});

/** A query that memory cannot answer goes to the database. */
class NotInMemoryError extends Error {}

const tries = 2;
/** This many of the newest jobs are checked for each one counted, before all are. */
const newestFor = 50;

/** Most readers stop before; jobs further down are read by the database. */
const maxNewest = 500;

type VersionToCome = string | undefined | Promise<string | undefined>;

/**
 * Asks for the board's version, for answerFromMemory; resolves once the question is on its way. So an
 * answer is made while the database answers, of which none but this is asked where all is held.
 */
export async function readVersion(): Promise<{ version: VersionToCome }> {
  if (!jobsInMemory()) return { version: undefined };
  const version = boardVersion.run();
  // The caller may not await it: avoid an unhandled rejection.
  version.catch(() => {});
  // The driver gets the query in the first turn and sends it in the next.
  await setImmediate();
  await setImmediate();
  return { version };
}

/**
 * Answers from memory if possible, undefined otherwise. Each answer reads the board's version: an
 * answer of another version is discarded and made again from the changes, so that no answer is
 * older than its call. Memory follows the primary, and so does all that an answer reads beside it.
 */
export function answerFromMemory<T>(
  answer: (reader: IndexReader) => Promise<T>,
  version?: VersionToCome,
): Promise<T | undefined> {
  return onPrimary(() => tryAnswers(answer, version));
}

async function tryAnswers<T>(
  answer: (reader: IndexReader) => Promise<T>,
  version: VersionToCome,
): Promise<T | undefined> {
  let current = version;
  for (let tried = 0; tried < tries; tried++) {
    const board = jobsInMemory();
    if (!board) return undefined;
    const reader = new MemoryReader(board, current);
    try {
      const answered = await answer(reader);
      if (await reader.isCurrent()) return answered;
    } catch (error) {
      if (error instanceof NotInMemoryError) return undefined;
      // A change during the query may have caused the error: retry once.
      if (await reader.isCurrent()) throw error;
    }
    await refreshJobs();
    // It has just been read.
    current = board.version;
  }
  return undefined;
}

const microsecondsOfDay = 24 * 3_600_000_000;

type TermOptions = Pick<IndexQuery, "days" | "payMin" | "payMax">;

function isEverything(
  { days, payMin, payMax }: TermOptions,
  terms: TermQuery | undefined,
): boolean {
  return [terms, days, payMin, payMax].every((each) => each === undefined);
}

function assertLists(terms: TermQuery): void {
  if (!canEvaluate(terms)) throw new NotInMemoryError("No posting lists answer this.");
}

class MemoryReader implements IndexReader {
  private readonly board: BoardJobs;
  readonly version: string;
  private current: VersionToCome;
  /** The version of the rows that were read; undefined for none. */
  private seen: string | undefined;
  private names: BoardNames | undefined;

  constructor(board: BoardJobs, current: VersionToCome) {
    this.current = current;
    this.board = board;
    this.version = board.version;
  }

  readonly words: JobWords = jobWordsFrom({
    names: async () => {
      this.names ??= namesInMemory();
      if (this.names?.version !== this.version) this.names = await currentNames();
      this.namesVersion = this.names?.version;
      return this.names;
    },
    countTexts: async (stems, limit) => {
      const { columns } = this.board;
      const uses = (stem: string) => columns.alive(this.listOf([stem])).length;
      return new Map(stems.map((stem) => [stem, Math.min(limit, uses(stem))]));
    },
  });
  private namesVersion: string | undefined;

  /** Whether all that was asked for is of one version. */
  async isCurrent(): Promise<boolean> {
    const current = await (this.current ?? this.seen ?? boardVersion.run());
    const versions = [
      this.board.version,
      current,
      this.seen ?? current,
      this.namesVersion ?? current,
    ];
    return versions.every((version) => version === this.version);
  }

  assertAnswers(query: IndexQuery): void {
    const terms = termsWithout(query);
    if (terms !== undefined) assertLists(terms);
  }

  async countJobs(query: CountOptions, terms: TermQuery | undefined) {
    if (isEverything(query, terms)) return { jobs: this.board.columns.jobs, ids: undefined };
    if (this.isMore(query, terms)) return { jobs: query.limit + 1, ids: undefined };
    return { jobs: this.matches(query, terms).length, ids: undefined };
  }

  /**
   * Whether more than the query's limit answer, as the lengths of posting lists tell, or the newest jobs
   * where nothing is ranked next.
   */
  private isMore({ limit, ranked, ...query }: CountOptions, terms: TermQuery | undefined): boolean {
    if (terms === undefined || !isEverything(query, undefined)) return false;
    const { index, columns } = this.board;
    const gone = columns.size - columns.jobs;
    if (lowerBound(terms, (term) => index.countOf(term)) - gone > limit) return true;
    const from = columns.size - newestFor * limit;
    if (ranked || from < columns.size / 2 || !canEvaluate(terms)) return false;
    const newest = (list: Ordinals) => list.subarray(firstNotBelow(list, from));
    return columns.alive(evaluate(terms, (each) => newest(this.listOf(each)))).length > limit;
  }

  async countCodes(query: IndexQuery, terms: TermQuery | undefined) {
    if (isEverything(query, terms)) return { counts: await this.countAll(), ids: undefined };
    // Of a very large set the newest are counted, as in the database.
    const ordinals = this.matches(query, terms).subarray(-(query.limit + 1));
    return { counts: this.board.columns.countCodes(ordinals), ids: undefined };
  }

  async countAll() {
    const { board } = this;
    const minute = Math.floor(Date.now() / 60_000);
    const { version } = board;
    if (board.whole?.version !== version || board.whole.minute !== minute) {
      const counts = board.columns.countCodes(board.columns.all());
      board.whole = { version, minute, counts };
    }
    return board.whole.counts;
  }

  async readByTime(order: "newest" | "oldest", query: IndexQuery, part: TimePart) {
    const terms = allTerms(query);
    const { from, skip, limit } = part;
    if (terms === undefined) {
      const isFirst = order === "newest" && !from && skip + limit <= maxNewest;
      // Others stand in their order in an index of the database.
      if (!isFirst || !isEverything(query, terms)) {
        return this.readRows(byTime(order, query, terms, part));
      }
      return this.readCards(
        this.newest()
          .slice(skip, skip + limit)
          .map((ordinal) => ({ ordinal })),
      );
    }
    const ordinals = this.matches(query, terms);
    const first = firstJobs(this.board.columns, ordinals, { order, from, limit: skip + limit });
    return this.readCards(first.slice(skip).map((ordinal) => ({ ordinal })));
  }

  /** Of all jobs, which are gone through once for each version of the board. */
  private newest(): readonly number[] {
    const { board } = this;
    if (board.newest?.version !== board.version) {
      const part = { order: "newest", from: undefined, limit: maxNewest } as const;
      const ordinals = firstJobs(board.columns, board.columns.all(), part);
      board.newest = { version: board.version, ordinals };
    }
    return board.newest.ordinals;
  }

  async readByTier(query: IndexQuery, tiers: readonly Tier[], part: TimePart) {
    const chosen = new Map<number, { ordinal: number; first: string }>();
    const wanted = part.skip + part.limit;
    const start = Number(part.from?.first ?? 0);
    for (const [number, { terms, within }] of tiers.entries()) {
      const limit = wanted - chosen.size;
      if (number < start || limit === 0) continue;
      const matches = this.matches(query, part.from ? butNot(terms, within) : terms);
      const first = firstJobs(this.board.columns, matches, {
        order: "newest",
        limit,
        without: chosen,
        from: number === start ? part.from : undefined,
      });
      for (const ordinal of first) chosen.set(ordinal, { ordinal, first: String(number) });
    }
    return this.readCards([...chosen.values()].slice(part.skip));
  }

  async readByRank(
    query: IndexQuery,
    keyword: KeywordQuery,
    candidateIds: readonly string[] | undefined,
    part: TimePart,
  ) {
    if (keyword.parsed.parts.some(({ kind }) => kind === "pay")) {
      return this.readRows(await selectRanked(query, keyword, candidateIds, part));
    }
    const matches = this.matches(query, allTerms(query));
    // After a place in the order any of them may be the next.
    const wanted = part.from ? Number.POSITIVE_INFINITY : part.skip + part.limit;
    const ranked = rankMatches(matches, rankBy(keyword.parsed), wanted, this.listOf);
    const first = firstRanked(this.board.columns, ranked, part);
    return this.readCards(first.map(({ ordinal, rank }) => ({ ordinal, first: String(rank) })));
  }

  async readByText(order: TextOrder, query: IndexQuery, _: unknown, part: TimePart) {
    const matches = this.matches(query, allTerms(query));
    const { columns } = this.board;
    const few = matches.length <= maxByIds;
    const first = few ? matches : await firstByText(columns, matches, order, part);
    const ids = Array.from(first, (ordinal) => columns.idOf(ordinal));
    // Where they were gone through in this order, none stands before the place.
    const rest = few ? part : { ...part, from: undefined };
    return this.readRows(textSelect(order, sql`job_id = any(${sql.param(ids)}::uuid[])`, rest));
  }

  async readRows(select: SQL): Promise<ListedRow[]> {
    const { rows, version } = await readRowsAt(select);
    this.note(version);
    return rows;
  }

  private async readCards(
    chosen: readonly { ordinal: number; first?: string }[],
  ): Promise<ListedRow[]> {
    const { byOrdinal, version } = await readCards(
      this.board,
      chosen.map(({ ordinal }) => ordinal),
    );
    if (version !== undefined || byOrdinal.size < chosen.length) this.note(version);
    return chosen.flatMap(({ ordinal, first }) => {
      const card = byOrdinal.get(ordinal);
      if (!card) return [];
      return first === undefined ? card : { ...card, place: { ...card.place, first } };
    });
  }

  private note(version: RowsAt["version"]): void {
    // None came, which something that has changed meanwhile may be the reason of.
    if (version === undefined) this.current = undefined;
    // Of two versions neither would do.
    const isOther = this.seen !== undefined && this.seen !== version;
    if (version !== undefined) this.seen = isOther ? "" : version;
  }

  private matches(query: TermOptions, terms: TermQuery | undefined): Ordinals {
    const { days, payMin, payMax } = query;
    const { columns } = this.board;
    const matches = terms === undefined ? columns.all() : this.meeting(terms);
    const since = days === undefined ? undefined : Date.now() * 1000 - days * microsecondsOfDay;
    const alive = columns.alive(matches, since);
    return (payMin ?? payMax) === undefined ? alive : columns.paid(alive, payMin, payMax);
  }

  /** Counted matches are mostly ranked next. */
  private meeting(terms: TermQuery): Ordinals {
    const known = this.met.find((each) => isSame(each.terms, terms));
    if (known) return known.ordinals;
    const ordinals = this.find(terms);
    this.met.push({ terms, ordinals });
    return ordinals;
  }

  private readonly met: { terms: TermQuery; ordinals: Ordinals }[] = [];

  private find(terms: TermQuery): Ordinals {
    assertLists(terms);
    return evaluate(terms, this.listOf);
  }

  /** The jobs that have any of the terms; lists that had to be joined are kept. */
  private readonly listOf = (terms: AnyTerm): Ordinals => {
    const { index, postings } = this.board;
    const held = postings.get(terms);
    if (held) return held;
    const ordinals = index.ordinalsOf(terms);
    postings.set(terms, ordinals);
    return ordinals;
  };
}

import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { allTerms, type IndexQuery } from "#app/features/search/index/index-query.server.ts";
import {
  type CountOptions,
  type IndexReader,
  type KeywordReadings,
  noReadings,
  type Tier,
  type TimePart,
} from "#app/features/search/index/index-reader.ts";
import type { TextSort } from "#app/features/search/index/job-order.server.ts";
import { jobWordsFrom } from "#app/features/search/index/job-words.server.ts";
import {
  type BoardNames,
  currentNames,
  namesInMemory,
} from "#app/features/search/index/names/board-names.server.ts";
import {
  preferredPay,
  type RequestedPay,
  statesPay,
} from "#app/features/search/index/requested-pay.server.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { rankBy } from "#app/features/search/terms/relevance-tiers.ts";
import { butNot, isSame, type TermQuery } from "#app/features/search/terms/term-query.ts";
import { titleFit } from "#app/features/search/terms/title-fit.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shareQuery } from "#app/platform/database/per-database.server.ts";
import { onPrimary } from "#app/platform/database/replica.server.ts";
import type { BoardJobs } from "./board.ts";
import { boardJobs, isBoardRead, refreshJobs } from "./board-jobs.server.ts";
import { evaluate, type Lists, lowerBound, membership, rankMatches } from "./evaluate.ts";
import { firstByText, firstJobs, firstRanked } from "./first-jobs.ts";
import type { ListedRow } from "./held-cards.ts";
import { type AnyTerm, firstNotBelow, type Ordinals } from "./ordinals.ts";
import { readCards } from "./read-cards.server.ts";

const boardVersion = shareQuery(async () => {
  const [row] = await db.execute<{ version: string }>(sql`select board_version() as version`);
  return row?.version;
});

const tries = 3;
/** This many of the newest jobs are checked for each one counted, before all are. */
const newestFor = 50;
/** A term is common that one job in this many has, and that `commonJobs` have. */
const commonOf = 64;
const commonJobs = 20;

const maxNewest = 500;

type VersionToCome = string | undefined | Promise<string | undefined>;

/**
 * Asks for the board's version, for answerFromMemory; resolves once the question is on its way. So an
 * answer is made while the database answers, of which none but this is asked where all is held.
 */
export async function readVersion(): Promise<{ version: VersionToCome }> {
  if (!isBoardRead()) return { version: undefined };
  const version = boardVersion.run();
  await untilSent(version);
  return { version };
}

/** Waits until the driver has sent a query; its result may never be awaited. */
export async function untilSent(query: Promise<unknown>): Promise<void> {
  // Avoid an unhandled rejection.
  query.catch(() => {});
  // The driver gets the query in the first turn and sends it in the next.
  await setImmediate();
  await setImmediate();
}

/**
 * Answers from memory, once the index has been read. Each answer reads the board's version: an answer of
 * another version is discarded and made again from the changes, so that no answer is older than its call.
 * On a board that changes all the time the last one stands, since it was made of a board that was read
 * after the call. Memory follows the primary, and so does all that an answer reads beside it.
 */
export function answerFromMemory<T>(
  answer: (reader: IndexReader) => T | Promise<T>,
  version?: VersionToCome,
): Promise<T> {
  return onPrimary(async () => {
    let board = await boardJobs();
    let current = version;
    for (let tried = 1; ; tried++) {
      const reader = new MemoryReader(board, current);
      try {
        const answered = await answer(reader);
        if (tried === tries || (await reader.isCurrent())) return answered;
      } catch (error) {
        // A change during the query may have caused the error.
        if (tried === tries || (await reader.isCurrent())) throw error;
      }
      board = await refreshJobs();
      current = board.version;
    }
  });
}

/** The words of the active jobs as they are after this call. */
export async function currentWords(): Promise<JobWords> {
  return new MemoryReader(await onPrimary(refreshJobs), undefined).words;
}

const microsecondsOfDay = 24 * 3_600_000_000;

type TermOptions = Pick<IndexQuery, "days" | "payMin" | "payMax">;

function isEverything(
  { days, payMin, payMax }: TermOptions,
  terms: TermQuery | undefined,
): boolean {
  return [terms, days, payMin, payMax].every((each) => each === undefined);
}

class MemoryReader implements IndexReader {
  private readonly board: BoardJobs;
  readonly version: string;
  private readonly current: VersionToCome;
  /** The version of the rows that were read; undefined for none, false where none came. */
  private seen: string | undefined | false;
  private names: BoardNames | undefined;

  constructor(board: BoardJobs, current: VersionToCome) {
    this.current = current;
    this.board = board;
    this.version = board.version;
  }

  get jobs(): number {
    return this.board.columns.jobs;
  }

  get readings(): KeywordReadings {
    const { board, version } = this;
    const minute = Math.floor(Date.now() / 60_000);
    if (board.readings?.version !== version || board.readings.minute !== minute) {
      board.readings = { version, minute, of: noReadings() };
    }
    return board.readings.of;
  }

  readonly words: JobWords = jobWordsFrom({
    names: async () => {
      this.names ??= namesInMemory();
      if (this.names?.version !== this.version) this.names = await currentNames();
      return this.names;
    },
    isCommon: (stem) => {
      const { index } = this.board;
      const jobs = index.countOf(stem);
      return jobs >= commonJobs && jobs * commonOf >= this.board.columns.size;
    },
    countTexts: (stem) => this.board.columns.alive(this.lists.of([stem])).length,
  });

  /** Whether all that was asked for is of one version. */
  async isCurrent(): Promise<boolean> {
    if (this.seen === false) return false;
    const current = await (this.current ?? this.seen ?? boardVersion.run());
    const versions = [
      this.board.version,
      current,
      this.seen ?? current,
      this.names?.version ?? current,
    ];
    return versions.every((version) => version === this.version);
  }

  shareOf(term: string): number {
    const { index, columns } = this.board;
    return columns.size === 0 ? 0 : index.countOf(term) / columns.size;
  }

  countJobs(query: CountOptions, terms: TermQuery | undefined): number {
    if (isEverything(query, terms)) return this.jobs;
    if (this.isMore(query, terms)) return query.limit + 1;
    return this.matches(query, terms).length;
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
    if (ranked || from < columns.size / 2) return false;
    const newest = (list: Ordinals) => list.subarray(firstNotBelow(list, from));
    const lists: Lists = {
      of: (each) => newest(this.lists.of(each)),
      beginning: (text) => newest(this.lists.beginning(text)),
      all: () => newest(this.lists.all()),
    };
    return columns.alive(evaluate(terms, lists)).length > limit;
  }

  countCodes(query: IndexQuery, terms: TermQuery | undefined) {
    if (isEverything(query, terms)) return this.countAll();
    const ordinals = this.matches(query, terms).subarray(-(query.limit + 1));
    return this.board.columns.countCodes(ordinals);
  }

  countAll() {
    const { board } = this;
    const minute = Math.floor(Date.now() / 60_000);
    const { version } = board;
    if (board.whole?.version !== version || board.whole.minute !== minute) {
      const counts = board.columns.countCodes(board.columns.all());
      board.whole = { version, minute, counts };
    }
    return board.whole.counts;
  }

  newestIds(terms: TermQuery | undefined, limit: number): string[] {
    const { columns } = this.board;
    const matches = this.matches(anyTimeAndPay, terms);
    const first = firstJobs(columns, matches, { order: "newest", from: undefined, limit });
    return first.map((ordinal) => columns.idOf(ordinal));
  }

  async readByTime(order: "newest" | "oldest", query: IndexQuery, part: TimePart) {
    const terms = allTerms(query);
    const { from, skip, limit } = part;
    const isStart = order === "newest" && !from && skip + limit <= maxNewest;
    const first =
      isStart && isEverything(query, terms)
        ? this.newest()
        : firstJobs(this.board.columns, this.matches(query, terms), {
            order,
            from,
            limit: skip + limit,
          });
    return this.readCards(first.slice(skip, skip + limit).map((ordinal) => ({ ordinal })));
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
    const earlier: ((ordinal: number) => boolean)[] = [];
    for (const [number, { terms, within, pay, isWhollyPaid }] of tiers.entries()) {
      const limit = wanted - chosen.size;
      if (limit === 0) break;
      const isPaid = pay && (isWhollyPaid ? this.wholePayTest(pay) : this.payTest(pay));
      const isOfTier = isPaid && (terms ? membership(terms, this.lists) : () => true);
      if (number >= start) {
        const matches = this.matches(query, part.from ? butNot(terms, within) : terms);
        const others =
          isPaid || (part.from && earlier.length > 0)
            ? matches.filter(
                (ordinal) => (isPaid?.(ordinal) ?? true) && !earlier.some((each) => each(ordinal)),
              )
            : matches;
        const first = firstJobs(this.board.columns, others, {
          order: "newest",
          limit,
          without: chosen,
          from: number === start ? part.from : undefined,
        });
        for (const ordinal of first) chosen.set(ordinal, { ordinal, first: String(number) });
      }
      if (isOfTier) earlier.push((ordinal) => isOfTier(ordinal) && isPaid(ordinal));
    }
    return this.readCards([...chosen.values()].slice(part.skip));
  }

  async readByRank(query: IndexQuery, keyword: KeywordQuery, part: TimePart) {
    const pay = await preferredPay(keyword.parsed);
    const matches = this.matches(query, allTerms(query));
    // After a place in the order, or where more than terms ranks, any of them may be the next.
    const distanceOfTitle = titleFit(keyword.parsed);
    const isAny = part.from !== undefined || pay !== undefined || distanceOfTitle !== undefined;
    const wanted = isAny ? Number.POSITIVE_INFINITY : part.skip + part.limit;
    const ranked = rankMatches(matches, rankBy(keyword.parsed), wanted, this.lists);
    if (pay) this.addPayDistances(ranked, pay);
    if (distanceOfTitle) {
      const { columns } = this.board;
      for (const each of ranked) each.rank += distanceOfTitle(columns.title(each.ordinal));
    }
    const first = firstRanked(this.board.columns, ranked, part);
    return this.readCards(first.map(({ ordinal, rank }) => ({ ordinal, first: String(rank) })));
  }

  /** Jobs that may pay enough come after those that do; those without a pay follow, and then the others. */
  private addPayDistances(
    ranked: readonly { ordinal: number; rank: number }[],
    pay: RequestedPay,
  ): void {
    const { columns } = this.board;
    const isPaid = this.payTest(pay);
    const isWhollyPaid = this.wholePayTest(pay);
    const isCompared = pay.terms ? membership(pay.terms, this.lists) : () => true;
    const isStated = statesPay ? membership(statesPay, this.lists) : () => false;
    for (const each of ranked) {
      const { ordinal } = each;
      if (isWhollyPaid(ordinal)) continue;
      if (isPaid(ordinal)) {
        each.rank += 1;
        continue;
      }
      const isOpen = isCompared(ordinal) && columns.isPaid(ordinal, pay.min, pay.max);
      each.rank += isOpen ? 1 : isStated(ordinal) ? 5 : 2;
    }
  }

  /** Whether a job states a pay that is enough, in its own field or its text. */
  private payTest({ terms, stated, min, max }: RequestedPay): (ordinal: number) => boolean {
    const { columns } = this.board;
    const isCompared = terms ? membership(terms, this.lists) : () => true;
    const isStated = stated ? membership(stated, this.lists) : () => false;
    return (ordinal) =>
      (isCompared(ordinal) && columns.isPaidSurely(ordinal, min, max)) || isStated(ordinal);
  }

  /** Whether all of a job's pay is as requested; of a pay in its text no more is known than that it is. */
  private wholePayTest({ terms, stated, min, max }: RequestedPay): (ordinal: number) => boolean {
    const { columns } = this.board;
    const isCompared = terms ? membership(terms, this.lists) : () => true;
    const isStated = stated ? membership(stated, this.lists) : () => false;
    const isPaid = (ordinal: number) => columns.isPaidSurely(ordinal, min, max);
    return (ordinal) =>
      isCompared(ordinal) && isPaid(ordinal)
        ? columns.isPaidWholly(ordinal, min, max)
        : isStated(ordinal);
  }

  async readByText(order: TextSort, query: IndexQuery, part: TimePart) {
    const matches = this.matches(query, allTerms(query));
    return this.readCards(firstByText(this.board.columns, matches, order, part));
  }

  private async readCards(
    chosen: readonly { ordinal: number; first?: string }[],
  ): Promise<ListedRow[]> {
    const { byOrdinal, version } = await readCards(
      this.board,
      chosen.map(({ ordinal }) => ordinal),
    );
    // Some are gone by now, or rows of two versions stand side by side.
    const isOther = this.seen !== undefined && version !== undefined && this.seen !== version;
    if (byOrdinal.size < chosen.length || isOther) this.seen = false;
    else this.seen = version ?? this.seen;
    return chosen.flatMap(({ ordinal, first }) => {
      const card = byOrdinal.get(ordinal);
      if (!card) return [];
      return first === undefined ? card : { ...card, place: { ...card.place, first } };
    });
  }

  private matches(query: TermOptions, terms: TermQuery | undefined): Ordinals {
    const { days, payMin, payMax } = query;
    const { columns } = this.board;
    const matches = terms === undefined ? columns.all() : this.meeting(terms);
    const since = days === undefined ? undefined : Date.now() * 1000 - days * microsecondsOfDay;
    const alive = columns.alive(matches, since);
    return (payMin ?? payMax) === undefined
      ? alive
      : alive.filter((ordinal) => columns.isPaid(ordinal, payMin, payMax));
  }

  /** Counted matches are mostly ranked next. */
  private meeting(terms: TermQuery): Ordinals {
    const known = this.met.find((each) => isSame(each.terms, terms));
    if (known) return known.ordinals;
    const ordinals = evaluate(terms, this.lists);
    this.met.push({ terms, ordinals });
    return ordinals;
  }

  private readonly met: { terms: TermQuery; ordinals: Ordinals }[] = [];

  private readonly lists: Lists = {
    /** Lists that had to be joined are kept. */
    of: (terms: AnyTerm): Ordinals => {
      const { index, postings } = this.board;
      const held = postings.get(terms);
      if (held) return held;
      const ordinals = index.ordinalsOf(terms);
      postings.set(terms, ordinals);
      return ordinals;
    },
    beginning: (text) => this.board.index.ordinalsBeginning(text),
    all: () => this.board.columns.all(),
  };
}

const anyTimeAndPay = { days: undefined, payMin: undefined, payMax: undefined };

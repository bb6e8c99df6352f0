import { facetNames } from "#app/features/job/filters/filter-index.ts";
import { activeFilters, type JobQuery, type JobSort, sortOf } from "#app/features/job/job-query.ts";
import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import { type JobWords, watchWords } from "#app/features/search/parsing/spelling.ts";
import { termsOfPart } from "#app/features/search/terms/part-terms.ts";
import {
  elsewhere,
  relaxations,
  widenings,
  withoutUnknown,
  withoutWays,
} from "#app/features/search/terms/relaxations.ts";
import { type RelevanceTiers, relevanceTiers } from "#app/features/search/terms/relevance-tiers.ts";
import { allOf } from "#app/features/search/terms/term-query.ts";
import {
  type KeywordQuery,
  type ParsedQuery,
  payAlone,
  type SpellingMap,
} from "#app/features/search/words/parsed-query.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import type { ListedRow } from "./in-memory/held-cards.ts";
import { allTerms, type IndexQuery, indexQueries, termsWithout } from "./index-query.server.ts";
import type { IndexReader, RelaxedKeyword, Tier } from "./index-reader.ts";
import { countFacets, countTotal, type Facets, type Total } from "./job-facets.server.ts";
import { type Place, type RowSort, writeCursor } from "./job-order.server.ts";
import {
  filtersOfPay,
  preferredPay,
  type RequestedPay,
  requestedPay,
} from "./requested-pay.server.ts";

/** Up to this many matches are ranked one by one; more, circle by circle. */
const maxRanked = 500;

type Part = { from: { order: RowSort; place: Place } | undefined; skip: number; limit: number };

/** The jobs of a part of a list, in its order, which may hang on how many there are. */
async function sortedJobs(
  reader: IndexReader,
  sort: JobSort,
  query: IndexQuery,
  keyword: KeywordQuery | undefined,
  counting: Promise<Total>,
  { from: cursor, skip, limit }: Part,
): Promise<{ order: RowSort; rows: ListedRow[] }> {
  const part = { from: cursor?.place, skip, limit };
  const isRanked = keyword !== undefined && !keyword.parsed.isOpen;
  if (sort === "newest" || sort === "oldest" || (sort === "best" && !isRanked)) {
    const order = sort === "oldest" ? "oldest" : "newest";
    return { order, rows: await reader.readByTime(order, query, part) };
  }
  const pay = sort === "best" && keyword ? await payOf(keyword) : undefined;
  if (pay) {
    const terms = allTerms(query);
    const tiers: Tier[] = [
      { terms, within: undefined, pay, isWhollyPaid: true },
      { terms, within: undefined },
    ];
    return { order: "circle", rows: await reader.readByTier(query, tiers, part) };
  }
  if (sort !== "best") return { order: sort, rows: await reader.readByText(sort, query, part) };
  const { total, totalAtLeast } = await counting;
  const order = cursor?.order ?? (total <= maxRanked && !totalAtLeast ? "rank" : "circle");
  if (!keyword) throw new Error("Best matches need a keyword.");
  if (order === "rank") {
    return { order, rows: await reader.readByRank(query, keyword, part) };
  }
  const tiers = tiersOf(query, relevanceTiers(keyword), await preferredPay(keyword.parsed));
  return { order, rows: await reader.readByTier(query, tiers, part) };
}

/** The pay that is all a keyword asks for. */
async function payOf({ parsed }: KeywordQuery): Promise<RequestedPay | undefined> {
  const alone = payAlone(parsed);
  return alone && requestedPay(filtersOfPay(alone));
}

/**
 * First the jobs that a keyword names exactly (those with all that it prefers, and those with some of
 * it, before the others), then those near it, then all others.
 */
function tiersOf(
  query: IndexQuery,
  { partial, exact, preferred, somePreferred }: RelevanceTiers,
  pay: RequestedPay | undefined,
): Tier[] {
  // Each tier contains the next: near matches contain exact ones.
  const filters = termsWithout(query);
  const paid = pay ? [preferred, exact].flatMap((each) => each ?? []) : [];
  return [
    ...paid.flatMap((terms) =>
      pay ? [{ terms: allOf([filters, terms]), within: undefined, pay }] : [],
    ),
    ...(preferred ? [{ terms: allOf([filters, preferred]), within: undefined }] : []),
    ...(somePreferred ? [{ terms: allOf([filters, somePreferred]), within: preferred }] : []),
    { terms: allOf([filters, exact]), within: somePreferred ?? preferred },
    { terms: allOf([filters, partial]), within: exact },
    { terms: allTerms(query), within: partial },
  ];
}

/** Spellings that other searches of the same page have found. */
export type SearchBeside = { spellings?: SpellingMap | undefined };

type ReadingOptions = { widen: boolean; isWide: boolean };

/** Beside more filters a keyword is relaxed in two steps at most: each is a search of all of them. */
const maxFilters = 4;

/**
 * Relaxes a keyword step by step where `count` says that no job answers all of it. To `widen` lets others
 * follow where few jobs answer all of it. `whole` is the keyword as parsed.
 */
async function relaxKeyword<T extends { total: number }>(
  parsed: ParsedQuery,
  count: (keyword: KeywordQuery) => Promise<T>,
  { widen, isWide }: ReadingOptions,
): Promise<T & { keyword: KeywordQuery; whole: KeywordQuery }> {
  const whole = { parsed, relaxed: false };
  const counted = { ...(await count(whole)), keyword: whole };
  if (counted.total > 0) return { ...(widen ? await widened(counted, count) : counted), whole };
  let inTexts: typeof counted | undefined;
  for (const keyword of relaxations(parsed).slice(isWide ? -2 : 0)) {
    const relaxed = { ...(await count(keyword)), keyword };
    if (relaxed.total === 0) continue;
    if (!(await isInTextsAlone(keyword, count))) return { ...relaxed, whole };
    inTexts ??= relaxed;
  }
  return { ...(inTexts ?? counted), whole };
}

/** Below this count near matches follow. */
const few = 10;
const maxWider = 500;

async function widened<T extends { total: number }>(
  whole: T & { keyword: KeywordQuery },
  count: (keyword: KeywordQuery) => Promise<T>,
): Promise<T & { keyword: KeywordQuery }> {
  const { parsed } = whole.keyword;
  const nearest = whole.total <= maxWider ? await titledElsewhere(whole, count) : undefined;
  if (nearest) return nearest;
  const unknown = withoutUnknown(parsed);
  const ways = withoutWays(parsed);
  const isFew = whole.total < few;
  const areTextsMany =
    !isFew && ways.length > 0 && (await count({ ...whole.keyword, titled: true })).total < few;
  const steps = isFew ? widenings(parsed) : areTextsMany ? ways : unknown ? [unknown] : [];
  for (const each of steps) {
    const keyword = { ...each, wholeMatches: whole.total };
    const wider = { ...(await count(keyword)), keyword };
    if (wider.total > whole.total && (areTextsMany || wider.total <= maxWider)) return wider;
  }
  return whole;
}

/**
 * Where an occupation is only met in texts of a place's jobs, the nearest jobs that are called so; undefined
 * where some are there. A message has them also where few are there: it names a home, and work may be elsewhere.
 */
async function titledElsewhere<T extends { total: number }>(
  { total, keyword: { parsed } }: { total: number; keyword: KeywordQuery },
  count: (keyword: KeywordQuery) => Promise<T>,
): Promise<(T & { keyword: KeywordQuery }) | undefined> {
  const steps = elsewhere(parsed);
  if (steps.length === 0) return undefined;
  const there = await count({ parsed, relaxed: false, titled: true });
  const isMessage = parsed.rawWords.length >= longMessage;
  if (there.total >= (isMessage ? few : 1)) return undefined;
  for (const each of steps) {
    const keyword = there.total > 0 ? { ...each, wholeMatches: total } : each;
    const titled = await count({ ...keyword, titled: true });
    const isEnough = !isMessage || titled.total >= few || each === steps.at(-1);
    if (titled.total <= there.total || !isEnough) continue;
    const wider = { ...(await count(keyword)), keyword };
    // Of more jobs than are ranked those of the place would not come first.
    if (there.total === 0 || wider.total <= maxWider) return wider;
  }
  return undefined;
}

const longMessage = 12;

/** Whether no job of a place is called by the occupation that is looked for there. */
async function isInTextsAlone(
  keyword: KeywordQuery,
  count: (keyword: KeywordQuery) => Promise<{ total: number }>,
): Promise<boolean> {
  if (keyword.relaxed || elsewhere(keyword.parsed).length === 0) return false;
  return (await count({ ...keyword, titled: true })).total === 0;
}

/** Which part of a list: its first `skip` left out; with the counts of its facets or without. */
export type ListedPart = { skip?: number; limit: number; facets?: boolean };

/** `totalAtLeast` where there are more than were counted. */
export type JobTotal = { total: number; totalAtLeast: boolean };

/** `next` is the cursor of the next part, null at the end; `total` counts all matches. */
export type SelectedJobs = JobTotal & {
  rows: ListedRow[];
  next: string | null;
  /** The keyword as it was understood, where there is one. */
  keyword?: KeywordQuery;
  facets?: Facets;
};

/** A part of the list of active jobs that answer a query, after a place in its order where one is given. */
export async function listMatches(
  reader: IndexReader,
  query: JobQuery,
  from: { order: RowSort; place: Place } | undefined,
  { skip = 0, limit, facets = false }: ListedPart,
): Promise<SelectedJobs> {
  const sort = sortOf(query);
  const { terms, keyword, counting } = await startCounting(
    reader,
    query,
    facets ? countFacets : countTotal,
  );
  const [{ total, totalAtLeast, counts, atLeast = false }, sorted] = await Promise.all([
    counting,
    sortedJobs(reader, sort, terms, keyword, counting, { from, skip, limit: limit + 1 }),
  ]);
  const rows = sorted.rows.slice(0, limit);
  const last = sorted.rows.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    next: last ? writeCursor(sorted.order, last.place) : null,
    total,
    totalAtLeast,
    ...(keyword && { keyword }),
    ...(counts && { facets: { counts, atLeast } }),
  };
}

/** How many active jobs answer a query. */
export async function countMatches(
  reader: IndexReader,
  query: JobQuery,
  beside: SearchBeside = {},
): Promise<JobTotal> {
  const { counting } = await startCounting(reader, query, countTotal, beside);
  const { total, totalAtLeast } = await counting;
  return { total, totalAtLeast };
}

/** How many active jobs answer all of a query, without letting go any part of its keyword. */
export async function countWholeMatches(reader: IndexReader, query: JobQuery): Promise<JobTotal> {
  return countTotal(await wholeQuery(reader, query), reader);
}

/** The ids of the newest jobs that answer all of a keyword. */
export async function newestWhole(
  reader: IndexReader,
  keyword: string,
  limit: number,
): Promise<string[]> {
  return reader.newestIds(allTerms(await wholeQuery(reader, { keyword })), limit);
}

async function wholeQuery(reader: IndexReader, query: JobQuery): Promise<IndexQuery> {
  const { keyword } = query;
  const parsed = keyword === undefined ? undefined : await parseName(keyword, reader.words);
  return indexQueries(query, reader.jobs)(parsed && { parsed, relaxed: false });
}

/** Whether titles of active jobs say the thing that a name is of. */
export async function isTitled(reader: IndexReader, name: string): Promise<boolean> {
  const query = await parseName(name, reader.words);
  const required = query.parts.filter(({ demand }) => demand === undefined);
  const titled = required.flatMap((part) => termsOfPart(part, query).titled ?? []);
  return titled.length > 0 && titled.every((terms) => reader.newestIds(terms, 1).length > 0);
}

/** Names that were parsed without a look at the board: the same on any. */
const parsedNames = new LruMap<string, ParsedQuery>({ max: 2_000, sizeOf: () => 1 });

async function parseName(keyword: string, words: JobWords): Promise<ParsedQuery> {
  const known = parsedNames.get(keyword);
  if (known) return known;
  let isOfBoard = false;
  const watched = watchWords(words, () => {
    isOfBoard = true;
  });
  const parsed = await parseQuery(keyword, watched);
  if (!isOfBoard) parsedNames.set(keyword, parsed);
  return parsed;
}

type Count = (terms: IndexQuery, reader: IndexReader) => MaybePromise<Total & Partial<Facets>>;
type MaybePromise<T> = T | Promise<T>;

type Counted = Awaited<ReturnType<Count>>;
type Counting = {
  terms: IndexQuery;
  keyword: KeywordQuery | undefined;
  counting: Promise<Counted>;
};

/**
 * A query for the index, and the count of its jobs on its way. A keyword is read so that something
 * answers it beside the filters without counted values; the facets choose among the jobs of that reading,
 * so that each of their values leads to as many jobs as are counted beside it.
 */
async function startCounting(
  reader: IndexReader,
  query: JobQuery,
  count: Count,
  beside: SearchBeside = {},
): Promise<Counting> {
  const queryFor = indexQueries(query, reader.jobs);
  if (query.keyword === undefined) {
    const terms = await queryFor();
    return { terms, keyword: undefined, counting: Promise.resolve(count(terms, reader)) };
  }
  const unfaceted = withoutFacets(query);
  const isNarrowed = Object.keys(unfaceted).length < Object.keys(query).length;
  const countReading: Count = isNarrowed ? countTotal : count;
  const readingFor = isNarrowed ? indexQueries(unfaceted, reader.jobs) : queryFor;
  const { keyword, whole, counted } = await readKeyword(reader, unfaceted, beside, async (each) => {
    const terms = await readingFor(each);
    // A look at titles alone needs no facets.
    const countNow: Count = each.titled ? countTotal : countReading;
    return { terms, ...(await countNow(terms, reader)) };
  });
  if (counted && !isNarrowed) {
    return { terms: counted.terms, keyword, counting: Promise.resolve(counted) };
  }
  const terms = await queryFor(keyword);
  const answers = await count(terms, reader);
  const counting = Promise.resolve(answers);
  if (!isNarrowed) return { terms, keyword, counting };
  const isWidened = keyword.wholeMatches !== undefined;
  const wholeMatches = isWidened ? countTotal(await queryFor(whole), reader).total : 0;
  const isWhole = wholeMatches === answers.total;
  const worded = isWhole ? whole : { ...keyword, wholeMatches: wholeMatches || undefined };
  return { terms, keyword: worded, counting };
}

/**
 * Parses the keyword of a query and relaxes it; `counted` is missing where that was done before. Spellings of another
 * keyword may differ from its own, so a reading by them is for this search alone.
 */
async function readKeyword<T extends { total: number }>(
  { words, readings: { parsed, relaxed } }: IndexReader,
  query: JobQuery,
  { spellings }: SearchBeside,
  count: (keyword: KeywordQuery) => Promise<T>,
): Promise<RelaxedKeyword & { counted?: T }> {
  const { keyword: text = "", sort: _, page: __, ...filters } = query;
  const widen = sortOf(query) === "best";
  const key = JSON.stringify([text, filters, widen]);
  const known = relaxed.get(key);
  if (known) return known;
  const read = parsed.get(text) ?? (await parseQuery(text, words, spellings));
  if (!spellings) parsed.set(text, read);
  const isWide = activeFilters(query).length > maxFilters;
  const counted = await relaxKeyword(read, count, { widen, isWide });
  const { keyword, whole } = counted;
  if (!spellings) relaxed.set(key, { keyword, whole });
  return { keyword, whole, counted };
}

/** The query without the filters whose values are counted. */
function withoutFacets(query: JobQuery): JobQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => !facetNames.some((facet) => facet === name)),
  );
}

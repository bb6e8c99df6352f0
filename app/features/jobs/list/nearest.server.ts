import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import type { Category } from "#app/features/job/job.ts";
import { activeFilters, type JobQuery, withoutFilter } from "#app/features/job/job-query.ts";
import { locationText } from "#app/features/job/job-row.server.ts";
import { neighboursOf } from "#app/features/places/neighbours.ts";
import { findPlaceById, placeName } from "#app/features/places/place.ts";
import { countJobs, type SearchBeside } from "#app/features/search/read-index.server.ts";
import { maxDistanceFor, nearWords } from "#app/features/search/words/near-words.ts";
import type {
  KeywordQuery,
  ParsedQuery,
  QueryPart,
} from "#app/features/search/words/parsed-query.ts";
import { isArabic } from "#app/features/search/words/stem.ts";
import { isFiller } from "#app/features/search/words/talk/question-words.ts";
import { vocabularyWords } from "#app/features/search/words/vocabulary.ts";
import type { Language } from "#app/i18n/language.ts";
import { fold } from "#app/platform/fold.ts";
import { countJobsBy } from "./job-counts.server.ts";
import { onlyPlace, requestedProvince } from "./place-options.server.ts";

/** A search near one that found nothing, and how many jobs it finds: never none. */
export type Nearest = NearSearch & { total: number; totalAtLeast?: boolean };

/** Its difference. */
type NearSearch = { query: JobQuery } & (
  | { kind: "anywhere" | "withoutPay" }
  | { kind: "place" | "keyword" | "meant"; value: string }
  | { kind: "busiest"; value: Category }
  | { kind: "without" | "alone"; name: FilterName }
);

/** Searches of one kind, the likeliest wish first, and how many of them are offered. */
type Group = { searches: NearSearch[]; max: number };

/** The nearest searches that find something, the likeliest wish first. The `pinned` filter stays. */
export async function nearestJobs(
  query: JobQuery,
  keyword: KeywordQuery | undefined,
  language: Language,
  pinned?: FilterName,
): Promise<Nearest[]> {
  const { page, ...filters } = query;
  const parsed = keyword?.parsed;
  const isLong = parsed !== undefined && parsed.parts.length > maxParts;
  const isWide = activeFilters(query).length > maxFilters;
  const budget = new Budget(isLong || isWide ? limitsOfLong : limits);
  // Parts of a long keyword are not varied: it would be too many searches.
  const short = isLong ? undefined : parsed;
  const find = (groups: Group[]) => firstWithJobs(groups, { spellings: parsed?.spellings }, budget);
  const respellings = await find([{ searches: respelled(filters, short), max: 2 }]);
  // A match everywhere is offered after near places.
  const everywhere = await find([{ searches: anywhere(filters, parsed, pinned), max: 1 }]);
  const near = everywhere.length > 0 ? aroundPlace(filters, parsed, language) : [];
  const nearest = [
    ...respellings,
    ...(await find([{ searches: near, max: 3 }])),
    ...everywhere,
    ...(await find([
      { searches: withoutOne(filters, pinned), max: 4 },
      { searches: withoutOneTerm(filters, short), max: 2 },
    ])),
  ];
  if (nearest.length > 0) return nearest;
  return find([{ searches: eachAlone(filters, pinned), max: 6 }]);
}

const busiestShown = 4;

/** Where nothing is near: the categories with the most jobs. */
export async function busiestCategories(): Promise<Nearest[]> {
  const { categories } = await countJobsBy();
  return categories
    .slice(0, busiestShown)
    .map(({ category, count }) => ({
      kind: "busiest",
      value: category,
      query: { category: [category] },
      total: count,
    }));
}

const maxParts = 4;
/** Each filter of a search costs, the more so if it is a text. */
const maxFilters = 4;

/**
 * The budget of a page without results beyond its own search. Enough for most, however slow the
 * machine.
 */
const limits = { always: 6, max: 12, milliseconds: 15 };

/** A search of many parts costs as much as several short ones. */
const limitsOfLong = { always: 1, max: 4, milliseconds: 15 };

/** Whether one more search may be made. The time is that of this thread. */
class Budget {
  private searches = 0;
  private readonly start = process.threadCpuUsage();
  private readonly limits: typeof limits;

  constructor(given: typeof limits) {
    this.limits = given;
  }

  mayGoOn(): boolean {
    const { always, max, milliseconds } = this.limits;
    this.searches += 1;
    if (this.searches <= always) return true;
    const { user, system } = process.threadCpuUsage(this.start);
    return this.searches <= max && user + system < milliseconds * 1000;
  }
}

/** Those that find a job, as many as each group may offer, looked for one after the other. */
async function firstWithJobs(
  groups: readonly Group[],
  beside: SearchBeside,
  budget: Budget,
): Promise<Nearest[]> {
  const nearest: Nearest[] = [];
  for (const { searches, max } of groups) {
    let left = max;
    for (const search of searches) {
      if (left === 0) break;
      if (!budget.mayGoOn()) return nearest;
      const { total, totalAtLeast } = await countJobs(search.query, beside);
      if (total === 0) continue;
      nearest.push({ ...search, total, ...(totalAtLeast && { totalAtLeast }) });
      left -= 1;
    }
  }
  return nearest;
}

/** A verbatim search, parsed as any other; and unknown words as the nearest known one. */
function respelled(query: JobQuery, parsed: ParsedQuery | undefined): NearSearch[] {
  if (!parsed) return [];
  return respellings(parsed).flatMap((keyword) => withKeyword(query, keyword, "meant"));
}

function respellings(parsed: ParsedQuery): string[] {
  if (parsed.parts.every(({ kind }) => kind === "verbatim")) {
    return [
      parsed.rawWords
        .join(" ")
        .replace(/["“”«»]/g, "")
        .trim(),
    ];
  }
  return parsed.parts.filter(isUnknown).flatMap((part) => {
    const [word = ""] = part.words;
    return nextKnown(word).map((known) => changed(parsed, part, known));
  });
}

function isUnknown(part: QueryPart): part is QueryPart & { kind: "words" } {
  return part.kind === "words" && part.names.length === 0 && part.words.length === 1;
}

/** A letter further off than corrections made without asking. */
function nextKnown(word: string): string[] {
  if (word.length < 4) return [];
  return nearWords(word, longWords(isArabic(word)), maxDistanceFor(word) + 1).slice(0, 2);
}

let sorted: { size: number; arabic: string[]; latin: string[] } | undefined;

/** The vocabulary's words of one script; sorted out again after names were added. */
function longWords(arabic: boolean): string[] {
  const words = vocabularyWords();
  if (sorted?.size !== words.size) {
    const long = [...words].filter(({ length }) => length > 3);
    sorted = {
      size: words.size,
      arabic: long.filter(isArabic),
      latin: long.filter((word) => !isArabic(word)),
    };
  }
  return arabic ? sorted.arabic : sorted.latin;
}

/** The rest of the governorate of a requested town, and those next to it. */
function aroundPlace(
  query: JobQuery,
  parsed: ParsedQuery | undefined,
  language: Language,
): NearSearch[] {
  const named = placesIn(parsed);
  const own = requestedProvince(query) ?? provinceOf(named);
  if (!own) return [];
  const isPart = query.city !== undefined || placeIds(query, named).some(isCity);
  return [...(isPart ? [own.id] : []), ...neighboursOf(own.id)].map((id) => ({
    kind: "place",
    value: placeName(id, language),
    query: { ...withoutPlace(query, parsed), location: [locationText(id)] },
  }));
}

/** The search without its places, where it has any; the country whose list it is stays. */
function anywhere(
  query: JobQuery,
  parsed: ParsedQuery | undefined,
  pinned: FilterName | undefined,
): NearSearch[] {
  const { country } = query;
  const base = pinned === "country" && country ? { country } : {};
  const set = activeFilters(query).filter((name) => name !== pinned && isPlace(name));
  if (set.length === 0 && placesIn(parsed).length === 0) return [];
  return [{ kind: "anywhere", query: { ...withoutPlace(query, parsed), ...base } }];
}

function withoutPlace(query: JobQuery, parsed: ParsedQuery | undefined): JobQuery {
  const { location, country, province, city, ...rest } = query;
  const named = placesIn(parsed);
  if (!parsed || named.length === 0) return rest;
  const { keyword, ...others } = rest;
  const left = withoutParts(parsed, named);
  return left === "" ? others : { ...others, keyword: left };
}

function placesIn(parsed: ParsedQuery | undefined): (QueryPart & { kind: "place" })[] {
  return parsed?.parts.filter((part) => part.kind === "place") ?? [];
}

function provinceOf(named: readonly (QueryPart & { kind: "place" })[]) {
  const [id, ...others] = named.flatMap(({ ids }) => ids);
  return others.length === 0 ? findPlaceById(id)?.province : undefined;
}

function placeIds({ location = [] }: JobQuery, named: readonly (QueryPart & { kind: "place" })[]) {
  return [...location.map(onlyPlace), ...named.flatMap(({ ids }) => ids)];
}

function isCity(id: string | undefined): boolean {
  return findPlaceById(id)?.city !== undefined;
}

/** Without one of the filters; the three of pay are one. */
function withoutOne(query: JobQuery, pinned: FilterName | undefined): NearSearch[] {
  const set = activeFilters(query).filter((name) => name !== pinned && !isPlace(name));
  const pay = set.filter(isPay);
  const others = set.filter((name) => !isPay(name) && name !== "keyword");
  const without = (names: FilterName[]) =>
    names.reduce((rest, name) => withoutFilter(rest, name), query);
  return [
    ...others.map((name) => ({ kind: "without" as const, name, query: without([name]) })),
    ...(pay.length > 0 ? [{ kind: "withoutPay" as const, query: without(pay) }] : []),
    ...(query.keyword && activeFilters(query).length > 1
      ? [{ kind: "without" as const, name: "keyword" as const, query: without(["keyword"]) }]
      : []),
  ];
}

const isPlace = (name: FilterName) => filterOf(name).of === "place";
const isPay = (name: FilterName) => filterOf(name).of === "pay";

/** A keyword of several things without one of them; its place has its own turn unless a filter names one, too. */
function withoutOneTerm(query: JobQuery, parsed: ParsedQuery | undefined): NearSearch[] {
  if (!parsed || parsed.parts.length < 2) return [];
  const isPlaced = activeFilters(query).some(isPlace);
  const parts = parsed.parts.filter(
    ({ kind }) => kind !== "verbatim" && (isPlaced || kind !== "place"),
  );
  return parts.flatMap((part) => withKeyword(query, withoutParts(parsed, [part])));
}

/** Where no search without one thing finds anything: each thing alone. */
function eachAlone(query: JobQuery, pinned: FilterName | undefined): NearSearch[] {
  const { sort, view } = query;
  const base = { ...(sort && { sort }), ...(view && { view }), ...(pinned && only(query, pinned)) };
  return activeFilters(query)
    .filter((name) => name !== pinned && name !== "currency")
    .map((name) => ({ kind: "alone", name, query: { ...base, ...only(query, name) } }));
}

function only(query: JobQuery, name: FilterName): JobQuery {
  const { currency } = query;
  return { [name]: query[name], ...(isPay(name) && currency && { currency }) };
}

function withKeyword(
  query: JobQuery,
  keyword: string,
  kind: "keyword" | "meant" = "keyword",
): NearSearch[] {
  if (keyword === "" || keyword === query.keyword) return [];
  return [{ kind, value: keyword, query: { ...query, keyword } }];
}

/** The input without the words of the parts, and without words such as "in". */
function withoutParts({ rawWords }: ParsedQuery, parts: readonly QueryPart[]): string {
  const within = (index: number) => parts.some(({ from, to }) => index >= from && index <= to);
  return rawWords.filter((word, index) => !within(index) && !isFiller(fold(word))).join(" ");
}

function changed({ rawWords }: ParsedQuery, { from, to }: QueryPart, word: string): string {
  return [...rawWords.slice(0, from), word, ...rawWords.slice(to + 1)].join(" ");
}

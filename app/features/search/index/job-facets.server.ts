import { type FacetName, facetNames } from "#app/features/job/filters/filter-index.ts";
import { postedWithins } from "#app/features/job/filters/job-filters.ts";
import type { CodeCount, JobCode } from "#app/features/job/job-codes.ts";
import { allOf, anyOf, type TermQuery } from "#app/features/search/terms/term-query.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import { remembering } from "#app/platform/remembering.ts";
import { allTerms, type FacetFilter, filterTerms, type IndexQuery } from "./index-query.server.ts";
import type { IndexReader } from "./index-reader.ts";
import { placeNumbers } from "./job-places.server.ts";

/** The number of jobs of each value, by the query's own values; places by their ids. */
export type Facets = {
  counts: Record<FacetName, Record<string, number>>;
  /** The newest matches of a very large set were counted: counts are minimums. */
  atLeast: boolean;
};

/** How many jobs answer; `totalAtLeast` where there are more. */
export type Total = { total: number; totalAtLeast: boolean };

/** Counts the active jobs that answer. */
export function countTotal(query: IndexQuery, reader: IndexReader): Total {
  const terms = allTerms(query);
  return totalOf(reader.countJobs(query, terms), query, terms);
}

/** Counts them, and each facet without its own filter; governorates also without the cities chosen in them. */
export async function countFacets(query: IndexQuery, reader: IndexReader): Promise<Facets & Total> {
  const exact = allTerms(query);
  const around = termsAround(query);
  const wider = { ...query, days: query.days && longest };
  const codes = reader.countCodes(wider, around);
  const atLeast = sumOf(codes) > query.limit && !isEverything(wider, around);
  // Matches that fail one filter may have used up the limit before all full matches were counted.
  const narrower = query.filters.length > 0 || wider.days !== query.days;
  const answers = atLeast && narrower ? reader.countCodes(query, exact) : undefined;
  const known = answers ? undefined : counted.get(codes);
  const key = JSON.stringify(query);
  const facets = known?.get(key) ?? (await countFacetsOf(query, codes, answers));
  if (!answers) cacheFacets(codes, key, facets);
  return { counts: facets.counts, atLeast, ...totalOf(facets.total, query, exact) };
}

type Counted = { counts: Facets["counts"]; total: number };

/** Facets of repeated counts, by their query. */
const counted = new WeakMap<readonly CodeCount[], LruMap<string, Counted>>();

function cacheFacets(codes: readonly CodeCount[], key: string, facets: Counted): void {
  // Strangers may ask for anything of the whole board.
  const known = counted.get(codes) ?? new LruMap<string, Counted>({ max: 200, sizeOf: () => 1 });
  known.set(key, facets);
  counted.set(codes, known);
}

async function countFacetsOf(
  query: IndexQuery,
  codes: readonly CodeCount[],
  answers: readonly CodeCount[] | undefined,
): Promise<Counted> {
  const places = await placeNumbers([...codes, ...(answers ?? [])].map(({ place }) => place));
  const counter = new FacetCounter(query.days);
  for (const each of codes) {
    const place = places.get(each.place) ?? "";
    const failed = failedBy(query, each.code, place);
    const [only] = failed;
    if (failed.length > 1) continue;
    if (only) counter.add(each, place, countedWithout(only, query));
    else if (!answers) counter.addAnswer(each, place);
    else if (query.days) counter.add(each, place, ["postedWithin"]);
  }
  for (const each of answers ?? []) counter.addAnswer(each, places.get(each.place) ?? "");
  return counter;
}

const longest = Math.max(...postedWithins.map(Number));

/** Terms of jobs that fail at most one of the filters; a superset. */
function termsAround(query: IndexQuery): TermQuery | undefined {
  const { filters, citiesHang, place } = query;
  if (filters.length === 0) return allTerms(query);
  const always = allTerms({ ...query, filters: [], place: undefined });
  const without = filters.map(({ name }) =>
    filterTerms(
      filters
        .filter((other) => other.name !== name)
        .filter((other) => !(citiesHang && name === "location" && other.name === "city")),
      place,
      true,
    ),
  );
  return without.includes(undefined) ? always : allOf([always, anyOf(without)]);
}

/** The filters that a job fails; in another governorate its city does not count. */
function failedBy({ filters, citiesHang }: IndexQuery, code: JobCode, place: string) {
  const failed = filters.filter(({ holds }) => !holds(code, place)).map(({ name }) => name);
  const elsewhere = citiesHang && failed.includes("location");
  return elsewhere ? failed.filter((name) => name !== "city") : failed;
}

/** The facets that are counted without this filter. */
function countedWithout(name: FacetName, { citiesHang }: IndexQuery): FacetName[] {
  return name === "city" && citiesHang ? ["city", "location"] : [name];
}

class FacetCounter {
  readonly counts = Object.fromEntries(facetNames.map((name) => [name, {}])) as Facets["counts"];
  total = 0;
  private readonly daysAt: number;

  constructor(days: number | undefined) {
    this.daysAt = postedWithins.findIndex((each) => Number(each) === days);
  }

  addAnswer(each: CodeCount, place: string): void {
    this.total += this.within(each);
    this.add(each, place, facetNames);
  }

  add(each: CodeCount, place: string, names: readonly FacetName[]): void {
    const jobs = this.within(each);
    for (const name of names) {
      if (name === "postedWithin") this.addDays(each.within);
      else this.count(name, facetValue(name, each.code, place), jobs);
    }
  }

  private addDays(within: readonly number[]): void {
    for (let i = 0; i < postedWithins.length; i++) {
      this.count("postedWithin", postedWithins[i] ?? "", within[i]);
    }
  }

  /** Of jobs of any age, those within the requested days. */
  private within(each: CodeCount): number {
    return this.daysAt < 0 ? each.jobs : (each.within[this.daysAt] ?? 0);
  }

  private count(name: FacetName, value: string, jobs = 0): void {
    if (value === "" || jobs === 0) return;
    const counts = this.counts[name];
    counts[value] = (counts[value] ?? 0) + jobs;
  }
}

function facetValue(name: FacetFilter["name"], code: JobCode, place: string): string {
  return name === "location" || name === "city" ? partsOf(place)[name] : code[name];
}

/** The ids of a place's governorate and city; asked for each of thousands of jobs. */
const partsOf = remembering(5000, (place) => {
  const path = place.startsWith("~") ? [] : place.split("/");
  const upTo = (length: number) => (path.length < length ? "" : path.slice(0, length).join("/"));
  return { location: upTo(2), city: upTo(3) };
});

function isEverything({ days }: IndexQuery, terms: TermQuery | undefined): boolean {
  return terms === undefined && days === undefined;
}

const sums = new WeakMap<readonly CodeCount[], number>();

/** Added up once: of a large board the same counts are requested a minute long. */
function sumOf(codes: readonly CodeCount[]): number {
  const sum = sums.get(codes) ?? codes.reduce((added, { jobs }) => added + jobs, 0);
  sums.set(codes, sum);
  return sum;
}

function totalOf(counted: number, query: IndexQuery, terms: TermQuery | undefined): Total {
  return counted <= query.limit || isEverything(query, terms)
    ? { total: counted, totalAtLeast: false }
    : { total: query.limit, totalAtLeast: true };
}

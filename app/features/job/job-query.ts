import { readAmount, twoReadings } from "#app/platform/amount.ts";
import {
  type FilterName,
  filterNames,
  filterOf,
  type JobFilter,
  type jobFilters,
} from "./filters/job-filters.ts";

/**
 * All parameters of a job list; missing ones are left out. Of a filter
 * with several values, never none and never one twice, a job answers any. Unknown choices do not
 * count, but for a category's: it stays as entered and matches nothing.
 */
export type JobQuery = { [Name in FilterName]?: QueryValue<(typeof jobFilters)[Name]> } & {
  sort?: JobSort;
  view?: JobView;
  /** From 1; the list shows every job up to this page. */
  page?: number;
  /** Amounts that can be read in two ways, as they were typed: they count only once that is settled. */
  doubt?: Doubt;
};

type Doubt = Partial<Record<FilterName, string>>;

type QueryValue<Filter> = Filter extends { many: true } ? ValueOf<Filter>[] : ValueOf<Filter>;
type ValueOf<Filter> = Filter extends { is: "amount" }
  ? number
  : Filter extends { unknown: true }
    ? string
    : Filter extends { values: readonly (infer Value)[] }
      ? Value
      : string;

export const jobSorts = ["best", "newest", "oldest", "title", "company", "salary"] as const;
export type JobSort = (typeof jobSorts)[number];
export const jobViews = ["list", "grid"] as const;
type JobView = (typeof jobViews)[number];

const longestText = 200;
/** In characters: people dictate whole messages. */
export const longestKeyword = 1000;
const lastPage = 100_000;
/** How many values of one filter count. */
const maxValues = 20;

/** Reads an address; where one value is requested the first filled one counts. Unknown choices do not. */
export function readJobQuery(params: URLSearchParams): JobQuery {
  const text = (name: string) => textsOf(params, name, 1)[0];
  const filters = filterNames.map((name) => [name, readFilter(name, params)] as const);
  const query: Gapped<JobQuery> = {
    ...(Object.fromEntries(filters) as Gapped<JobQuery>),
    sort: knownValue(text("sort"), jobSorts),
    view: knownValue(text("view"), jobViews),
    page: pageOf(text("page")),
    doubt: doubtOf(text),
  };
  return withoutGaps(query);
}

function doubtOf(text: (name: string) => string | undefined): Doubt | undefined {
  const amounts = filterNames.filter((name) => filterOf(name).is === "amount");
  const given = amounts.map((name) => [name, text(name)] as const);
  const doubt = given.filter(([, amount]) => amount && twoReadings(amount));
  return doubt.length > 0 ? Object.fromEntries(doubt) : undefined;
}

function readFilter(name: FilterName, params: URLSearchParams): unknown {
  const filter = filterOf(name);
  const texts = textsOf(params, name, filter.many ? maxValues : 1);
  const values = readValues(filter, texts).filter((value) => value !== undefined);
  return filter.many ? values : values[0];
}

function readValues(filter: JobFilter, texts: string[]): (string | number | undefined)[] {
  const { is, values, unknown } = filter;
  if (is === "amount") return texts.map(amountOf);
  if (!values) return texts;
  const read = filter.read ?? ((text: string) => knownValue(text, values));
  if (!unknown) return texts.map(read);
  const named = texts.map((text) => read(text) ?? text);
  return withFewUnknown(named, (value) => read(value) !== undefined);
}

/** How many values of one filter may be unknown: each is looked for in all texts, and shown as a chip. */
const maxUnknown = 3;

/** The values without those unknown beyond a few. */
export function withFewUnknown(
  values: readonly string[],
  isKnown: (value: string) => boolean,
): string[] {
  let left = maxUnknown;
  return values.filter((value) => isKnown(value) || left-- > 0);
}

/** The query as an address's parameters, ready for paths.jobs; one value stands alone. */
export function toParams(query: JobQuery): Record<string, string | string[]> {
  const params: Record<string, string | string[]> = {};
  // A list of many choices asks for the address of each.
  for (const name of paramNames) {
    const value = query.doubt?.[name as FilterName] ?? query[name];
    if (value === undefined || (name === "page" && value === 1)) continue;
    const [first, ...more] = valuesIn(value);
    if (first !== undefined) params[name] = more.length > 0 ? [first, ...more] : first;
  }
  return params;
}

const paramNames = [...filterNames, "sort", "view", "page"] as const;

/** A query's filters as parameters, without sorting, paging and open doubts. */
export function filterParams({
  sort: _sort,
  view: _view,
  page: _page,
  doubt: _doubt,
  ...filters
}: JobQuery) {
  return toParams(filters);
}

/** A filter's value, as it stands in an address. */
export function filterValues(query: JobQuery, name: FilterName): string[] {
  return valuesIn(query[name]);
}

/**
 * The query without a filter, or one of its values, and without dependent ones; paging restarts.
 */
export function withoutFilter(query: JobQuery, name: FilterName, value?: string): JobQuery {
  const { page, doubt, ...rest } = query;
  const set = rest[name];
  const left =
    Array.isArray(set) && value !== undefined ? set.filter((each) => each !== value) : [];
  if (left.length > 0) Object.assign(rest, { [name]: left });
  else delete rest[name];
  for (const other of filterNames) if (filterOf(other).within?.includes(name)) delete rest[other];
  return rest;
}

/** The filters that are set, in order. */
export function activeFilters(query: JobQuery): FilterName[] {
  return filterNames.filter((name) => query[name] !== undefined);
}

/** Newest first, or the best match where there is a keyword; best match means nothing without one. */
export function sortOf({ keyword, sort }: JobQuery): JobSort {
  if (keyword === undefined) return sort === undefined || sort === "best" ? "newest" : sort;
  return sort ?? "best";
}

function valuesIn(set: JobQuery[keyof JobQuery]): string[] {
  if (set === undefined) return [];
  return Array.isArray(set) ? set : [String(set)];
}

/** The filled values of a parameter, the first `most` of them. */
function textsOf(params: URLSearchParams, name: string, limit: number): string[] {
  const texts: string[] = [];
  for (const value of params.getAll(name)) {
    if (texts.length === limit) break;
    const text = textOf(value, name === "keyword" ? longestKeyword : longestText);
    if (text !== "") texts.push(text);
  }
  return texts;
}

function textOf(value: string, longest: number): string {
  const plain = value
    .slice(0, 2 * longest)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ");
  return Array.from(plain).slice(0, longest).join("").trim();
}

function knownValue<T extends string>(text: string | undefined, known: readonly T[]) {
  const wanted = text?.toLowerCase();
  return known.find((value) => value.toLowerCase() === wanted);
}

/** Undefined for an invalid amount. */
function amountOf(text = ""): number | undefined {
  const amount = readAmount(text);
  return amount ? Number(amount) : undefined;
}

function pageOf(text: string | undefined): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text) || Number(text) < 1) return undefined;
  return Math.min(Number(text), lastPage);
}

/** Left out, not undefined or none: a query is compared, copied and sent as JSON. */
function withoutGaps(query: Gapped<JobQuery>): JobQuery {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const set = Array.isArray(value) ? [...new Set<string>(value)] : value;
      return set === undefined || (Array.isArray(set) && set.length === 0) ? [] : [[name, set]];
    }),
  ) as JobQuery;
}

type Gapped<T> = { [K in keyof T]: T[K] | undefined };

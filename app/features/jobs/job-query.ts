import { type Industry, industries } from "#app/features/companies/company.ts";
import { readAmount } from "#app/platform/amount.ts";
import { type SearchedSize, searchedSizes } from "./company-facts.ts";
import {
  type Currency,
  categoryOf,
  currencies,
  type EmploymentType,
  type ExperienceLevel,
  employmentTypes,
  experienceLevels,
  type WorkArrangement,
  workArrangements,
} from "./job.ts";

/**
 * Everything that an address may ask of the job list; what is not asked is left out. Of a filter
 * with several values, never none and never one twice, a job answers any.
 */
export type JobQuery = {
  keyword?: string;
  location?: string[];
  /** Known categories' names; an unknown one stays as typed and finds nothing. */
  category?: string[];
  jobType?: EmploymentType[];
  experienceLevel?: ExperienceLevel[];
  salaryRange?: SalaryRange[];
  jobTitle?: string;
  /** A company's id or its name. */
  company?: string;
  country?: string;
  province?: string;
  city?: string[];
  salaryMin?: number;
  salaryMax?: number;
  currency?: Currency;
  postedWithin?: PostedWithin;
  workArrangement?: WorkArrangement[];
  companySize?: SearchedSize[];
  industry?: Industry[];
  sort?: JobSort;
  view?: JobView;
  /** From 1; the list shows every job up to this page. */
  page?: number;
};

export const jobSorts = ["best", "newest", "oldest", "title", "company"] as const;
export type JobSort = (typeof jobSorts)[number];
export const jobViews = ["list", "grid"] as const;
type JobView = (typeof jobViews)[number];
export const postedWithins = ["1", "3", "7", "14", "30"] as const;
type PostedWithin = (typeof postedWithins)[number];

/** SYP; a job is in a band when its lower bound is at least the start and below the end. */
export const salaryBands = {
  "0-500000": [0, 500_000],
  "500000-1000000": [500_000, 1_000_000],
  "1000000-1500000": [1_000_000, 1_500_000],
  "1500000-2000000": [1_500_000, 2_000_000],
  "2000000+": [2_000_000, null],
} as const satisfies Record<string, readonly [number, number | null]>;
export type SalaryRange = keyof typeof salaryBands;
export const salaryRanges = Object.keys(salaryBands) as SalaryRange[];

/** The filters whose values are offered with their number of jobs. */
export const facetFilters = [
  "location",
  "category",
  "jobType",
  "experienceLevel",
  "salaryRange",
  "postedWithin",
  "workArrangement",
  "companySize",
] as const satisfies readonly (keyof JobQuery)[];

/** Those that fewer people ask. */
export const foldedFilters = [
  "jobTitle",
  "company",
  "country",
  "province",
  "city",
  "salaryMin",
  "salaryMax",
  "currency",
  "industry",
] as const satisfies readonly (keyof JobQuery)[];

/** The parameters that narrow the list, in the order that chips and addresses have. */
const filterNames = ["keyword", ...facetFilters, ...foldedFilters] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters of which several values may be asked. */
export const manyValued = [
  "location",
  "category",
  "jobType",
  "experienceLevel",
  "salaryRange",
  "city",
  "workArrangement",
  "companySize",
  "industry",
] as const satisfies readonly FilterName[];

const longestText = 200;
const lastPage = 100_000;
/** How many values of one filter count. */
const maxValues = 20;

/** Reads an address; where one value is asked for the first filled one counts. Unknown choices do not. */
export function readJobQuery(params: URLSearchParams): JobQuery {
  const text = (name: string) => textsOf(params, name, 1)[0];
  const texts = (name: string) => textsOf(params, name, maxValues);
  const choices = <T extends string>(name: string, known: readonly T[]) =>
    texts(name).flatMap((text) => knownValue(text, known) ?? []);
  const choice = <T extends string>(name: string, known: readonly T[]) =>
    knownValue(text(name), known);
  const query: Gapped<JobQuery> = {
    keyword: text("keyword"),
    location: texts("location"),
    category: withFewUnknown(
      texts("category").map((category) => categoryOf(category) ?? category),
      (category) => categoryOf(category) !== undefined,
    ),
    jobType: choices("jobType", employmentTypes),
    experienceLevel: choices("experienceLevel", experienceLevels),
    // In an address an unescaped + is a space.
    salaryRange: texts("salaryRange").flatMap(
      (text) => knownValue(text === "2000000" ? "2000000+" : text, salaryRanges) ?? [],
    ),
    jobTitle: text("jobTitle"),
    company: text("company"),
    country: text("country"),
    province: text("province"),
    city: texts("city"),
    salaryMin: amountOf(text("salaryMin")),
    salaryMax: amountOf(text("salaryMax")),
    currency: choice("currency", currencies),
    postedWithin: choice("postedWithin", postedWithins),
    workArrangement: choices("workArrangement", workArrangements),
    companySize: choices("companySize", searchedSizes),
    industry: choices("industry", industries),
    sort: choice("sort", jobSorts),
    view: choice("view", jobViews),
    page: pageOf(text("page")),
  };
  return withoutGaps(query);
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
  const { sort, view, page } = query;
  const names = [...filterNames, "sort", "view", "page"] as const;
  const written = { ...query, sort, view, page: page === 1 ? undefined : page };
  return Object.fromEntries(
    names.flatMap((name) => {
      const [value, ...more] = valuesIn(written[name]);
      if (value === undefined) return [];
      return [[name, more.length > 0 ? [value, ...more] : value]];
    }),
  );
}

/** What a filter is set to, as an address says it. */
export function filterValues(query: JobQuery, name: FilterName): string[] {
  return valuesIn(query[name]);
}

/** The query without a filter, or one value of it, and what hangs on it; the list starts anew. */
export function withoutFilter(query: JobQuery, name: FilterName, value?: string): JobQuery {
  const { page, ...rest } = query;
  const set = rest[name];
  const left =
    Array.isArray(set) && value !== undefined ? set.filter((each) => each !== value) : [];
  if (left.length > 0) Object.assign(rest, { [name]: left });
  else delete rest[name];
  if (name === "country") delete rest.province;
  if (name === "country" || name === "province" || name === "location") delete rest.city;
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

/** The parameters without the empty ones, or undefined where none is empty. */
export function withoutEmpty(params: URLSearchParams): URLSearchParams | undefined {
  const filled = [...params].filter(([, value]) => value.trim() !== "");
  return filled.length < params.size ? new URLSearchParams(filled) : undefined;
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
    const text = textOf(value);
    if (text !== "") texts.push(text);
  }
  return texts;
}

function textOf(value: string): string {
  const plain = value
    .slice(0, 2 * longestText)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ");
  return Array.from(plain).slice(0, longestText).join("").trim();
}

function knownValue<T extends string>(text: string | undefined, known: readonly T[]) {
  const wanted = text?.toLowerCase();
  return known.find((value) => value.toLowerCase() === wanted);
}

/** What is no amount is none. */
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

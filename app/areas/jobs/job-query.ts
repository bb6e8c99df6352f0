import { readAmount } from "../../platform/amount.ts";
import { type Industry, industries } from "../companies/company.ts";
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

/** Everything that an address may ask of the job list; what is not asked is left out. */
export type JobQuery = {
  keyword?: string;
  location?: string;
  /** A known category's name; an unknown one stays as typed and finds nothing. */
  category?: string;
  jobType?: EmploymentType;
  experienceLevel?: ExperienceLevel;
  salaryRange?: SalaryRange;
  jobTitle?: string;
  /** A company's id or its name. */
  company?: string;
  country?: string;
  province?: string;
  city?: string;
  salaryMin?: number;
  salaryMax?: number;
  currency?: Currency;
  postedWithin?: PostedWithin;
  workArrangement?: WorkArrangement;
  companySize?: SearchedSize;
  industry?: Industry;
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

/** The filters that stand open beside the list. */
export const openFilters = [
  "location",
  "category",
  "jobType",
  "experienceLevel",
  "salaryRange",
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
  "postedWithin",
  "workArrangement",
  "companySize",
  "industry",
] as const satisfies readonly (keyof JobQuery)[];

/** The parameters that narrow the list, in the order that chips and addresses have. */
const filterNames = ["keyword", ...openFilters, ...foldedFilters] as const;
export type FilterName = (typeof filterNames)[number];

const longestText = 200;
const lastPage = 100_000;

/** Reads an address; of a repeated parameter the first filled one counts, unknown choices do not. */
export function readJobQuery(params: URLSearchParams): JobQuery {
  const text = (name: string) => firstText(params, name);
  const choice = <T extends string>(name: string, known: readonly T[]) => {
    const wanted = text(name)?.toLowerCase();
    return known.find((value) => value.toLowerCase() === wanted);
  };
  const category = text("category");
  const query: JobQuery = {
    keyword: text("keyword"),
    location: text("location"),
    category: category && (categoryOf(category) ?? category),
    jobType: choice("jobType", employmentTypes),
    experienceLevel: choice("experienceLevel", experienceLevels),
    // In an address an unescaped + is a space.
    salaryRange:
      text("salaryRange") === "2000000" ? "2000000+" : choice("salaryRange", salaryRanges),
    jobTitle: text("jobTitle"),
    company: text("company"),
    country: text("country"),
    province: text("province"),
    city: text("city"),
    salaryMin: amountOf(text("salaryMin")),
    salaryMax: amountOf(text("salaryMax")),
    currency: choice("currency", currencies),
    postedWithin: choice("postedWithin", postedWithins),
    workArrangement: choice("workArrangement", workArrangements),
    companySize: choice("companySize", searchedSizes),
    industry: choice("industry", industries),
    sort: choice("sort", jobSorts),
    view: choice("view", jobViews),
    page: pageOf(text("page")),
  };
  return withoutGaps(query);
}

/** The query as an address's parameters, ready for paths.jobs. */
export function toParams(query: JobQuery): Record<string, string> {
  const { sort, view, page } = query;
  const names = [...filterNames, "sort", "view", "page"] as const;
  const written = { ...query, sort, view, page: page === 1 ? undefined : page };
  return Object.fromEntries(
    names.flatMap((name) => (written[name] === undefined ? [] : [[name, String(written[name])]])),
  );
}

/** The query without a filter and what hangs on it; the list starts anew. */
export function withoutFilter(query: JobQuery, name: FilterName): JobQuery {
  const { page, ...rest } = query;
  delete rest[name];
  if (name === "country") delete rest.province;
  if (name === "country" || name === "province") delete rest.city;
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

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

function firstText(params: URLSearchParams, name: string): string | undefined {
  for (const value of params.getAll(name)) {
    const text = Array.from(
      value
        .slice(0, 2 * longestText)
        .toWellFormed()
        .replace(/\p{Cc}+/gu, " "),
    )
      .slice(0, longestText)
      .join("")
      .trim();
    if (text !== "") return text;
  }
  return undefined;
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

/** Left out, not undefined: a query is compared, copied and sent as JSON. */
function withoutGaps(query: JobQuery): JobQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as JobQuery;
}

import { searchedSizes, sizesOf } from "#app/features/job/company-details.ts";
import { type FilterName, jobFilters } from "./job-filters.ts";
import { salaryRanges } from "./salary-bands.ts";

/** How the index finds a filter's jobs: by tags among their terms, or by index-query.server.ts. */
type IndexedFilter = (Tagged | FilterEntry) & {
  /** Its values may stand in pairs with another filter's; see tag-pairs.ts. */
  paired?: true;
};

type Tagged = {
  /** The prefix of its values among a job's terms. */
  tag: string;
  /** The tags of a value, if not the value itself. */
  tagsOf?: (value: string) => readonly string[];
  /** Where a job's code holds it: its values are counted. */
  code?: Code;
};

type FilterEntry = {
  by: "keyword" | "title" | "company" | "place" | "age" | "pay";
  /** Its values are counted by the jobs' places, or ages. */
  counted?: true;
};

/** The bits that hold the number of a value, counted from 1. */
type Code = { from: number; bits: number; values: readonly string[] };

/** The searched size of each of the six that a profile may have. */
const profileSizes = searchedSizes.flatMap((size) => sizesOf[size].map(() => size));

/** Every filter once, in the order of a pair of tags. */
export const filterIndex = {
  keyword: { by: "keyword" },
  jobTitle: { by: "title" },
  company: { by: "company" },
  country: { by: "place" },
  province: { by: "place" },
  category: { tag: "c", paired: true, code: coded("category", 0, 4) },
  location: { by: "place", paired: true, counted: true },
  city: { by: "place", counted: true },
  jobType: { tag: "t", paired: true, code: coded("jobType", 4, 3) },
  experienceLevel: { tag: "l", paired: true, code: coded("experienceLevel", 7, 3) },
  workArrangement: { tag: "w", code: coded("workArrangement", 10, 2) },
  postedWithin: { by: "age", counted: true },
  salaryRange: {
    tag: "s",
    tagsOf: (range) => [String(([...salaryRanges] as string[]).indexOf(range) + 1)],
    paired: true,
    code: coded("salaryRange", 12, 3),
  },
  companySize: {
    tag: "z",
    tagsOf: (size) => Object.entries(sizesOf).flatMap(([name, of]) => (name === size ? of : [])),
    code: { from: 15, bits: 3, values: profileSizes },
  },
  // The bit above the number of the place.
  checked: { tag: "k", code: coded("checked", 30, 1) },
  industry: { tag: "i" },
  salaryMin: { by: "pay" },
  salaryMax: { by: "pay" },
  currency: { by: "pay" },
} as const satisfies Record<FilterName, IndexedFilter>;

/** The filters whose entry has this. */
type With<Has> = {
  [Name in FilterName]: (typeof filterIndex)[Name] extends Has ? Name : never;
}[FilterName];
export type TaggedFilter = With<{ tag: string }>;
export type CodedFilter = With<{ code: object }>;
type CountedPlace = With<{ by: "place"; counted: true }>;
/** Those whose values are counted, each without itself. */
export type FacetName = CodedFilter | With<{ counted: true }>;

const names = Object.keys(filterIndex) as FilterName[];
const isCoded = (name: FilterName): name is CodedFilter => "code" in filterIndex[name];
const isTagged = (name: FilterName): name is TaggedFilter => "tag" in filterIndex[name];
const isCounted = (name: FilterName): name is FacetName =>
  isCoded(name) || "counted" in filterIndex[name];

export const codedFilters = names.filter(isCoded);
export const facetNames = names.filter(isCounted);
export const pairedFilters = names.filter((name) => "paired" in filterIndex[name]);
/** Those that are only looked for. */
export const uncountedTags = names.filter(isTagged).filter((name) => !isCoded(name));
/** Those whose jobs are matched by terms and counted by packed facets and places. */
export const facetFilters = facetNames.filter(
  (name): name is CodedFilter | CountedPlace => name !== "postedWithin",
);

/** The tags of a filter's values, such as t:remote. */
export function tagsOf(name: TaggedFilter, values: readonly string[]): string[] {
  const index: Tagged = filterIndex[name];
  return values.flatMap((value) => index.tagsOf?.(value) ?? [value]);
}

function coded(name: Choice, from: number, bits: number): Code {
  return { from, bits, values: jobFilters[name].values };
}

type Choice = {
  [Name in FilterName]: (typeof jobFilters)[Name] extends { values: unknown } ? Name : never;
}[FilterName];

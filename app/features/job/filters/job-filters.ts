import { industries } from "#app/features/companies/company.ts";
import { searchedSizes } from "#app/features/job/company-details.ts";
import {
  categories,
  categoryOf,
  currencies,
  defaultCurrency,
  employmentTypes,
  experienceLevels,
  offeredTypes,
  workArrangements,
} from "#app/features/job/job.ts";
import type { Messages } from "#app/messages/en/index.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { bandLabel, salaryRanges } from "./salary-bands.ts";

/** A filter of job lists. Its name is its parameter in addresses and its field in forms. */
export type JobFilter = Partial<Choices<string>> & {
  /** How its text is parsed, and its kind of control. A place is chosen by country, province and city. */
  is: "text" | "amount" | "choice" | "place";
  /** Several values may be requested; a job answers any. */
  many?: true;
  /** The label of its field. */
  label: MessageKey;
  /** The label of its counted values, and of its field in the advanced search, if it differs. */
  legend?: MessageKey;
  advancedLabel?: MessageKey;
  /** The label of no choice. */
  none?: MessageKey;
  placeholder?: MessageKey;
  /** Where its label stands before its value; it never does if the value alone is clear. */
  labelled?: "chips" | "everywhere";
  /** Its value is free text. */
  quoted?: true;
  /** Its values are offered with their number of jobs: the fullest first and the rest folded, all, or once opened. */
  facet?: "fullest" | "open" | "folded";
  /** It stands among those that fewer people ask. */
  more?: true;
  /** Its group in the advanced search; it is not there without one. */
  advanced?: AdvancedGroup;
  /** It has a row of its own there. */
  wide?: true;
  /** Filters of one row, left out together in near searches. */
  of?: "place" | "pay";
  /** Filters that it narrows: it goes with any of them. */
  within?: readonly string[];
};

/** The groups of the advanced search: "first" stands open above those that fold. */
export type AdvancedGroup = "first" | "job" | "pay" | "place" | "company";

type Choices<T extends string> = {
  values: readonly T[];
  /** Those that are offered while no job has another. */
  offered?: readonly T[];
  /** The one that counts where nothing is requested. */
  usual?: T;
  /** A value as people write it; undefined for an unknown one. */
  read?(text: string): T | undefined;
  /** Unknown values stay as entered: they match nothing, and the page shows that. */
  unknown?: true;
  /** A value in the reader's words; nothing for an unknown one. */
  word?(value: T, messages: Messages): string | undefined;
};

function choice<T extends string, More extends Omit<Choices<T>, "word">>(
  choices: { values: readonly T[] } & More,
  word: (value: T, messages: Messages) => string | undefined,
) {
  return { is: "choice" as const, ...choices, word };
}

export const postedWithins = ["1", "3", "7", "14", "30"] as const;

/**
 * Every filter, once, in the order of the filter panel and of the advanced search. Its address, types,
 * fields, values, chips, cached pages and tests follow from its entry; filter-index.ts says how the
 * index finds it. See docs/decisions/0028.
 */
export const jobFilters = {
  keyword: {
    is: "text",
    label: "browse.keyword",
    placeholder: "browse.advanced.keywordSample",
    quoted: true,
    advanced: "first",
  },
  jobTitle: {
    is: "text",
    label: "jobs.jobTitle",
    labelled: "chips",
    quoted: true,
    more: true,
    advanced: "job",
    wide: true,
  },
  company: {
    is: "text",
    label: "jobs.company",
    labelled: "chips",
    placeholder: "browse.advanced.companySample",
    more: true,
    advanced: "company",
    wide: true,
  },
  location: {
    is: "text",
    many: true,
    label: "jobs.location",
    legend: "jobs.governorate",
    placeholder: "browse.advanced.locationSample",
    facet: "fullest",
    advanced: "first",
    of: "place",
  },
  country: { is: "place", label: "jobs.country", more: true, advanced: "place", of: "place" },
  province: {
    is: "place",
    label: "jobs.province",
    more: true,
    advanced: "place",
    of: "place",
    within: ["country"],
  },
  city: {
    is: "place",
    many: true,
    label: "jobs.city",
    facet: "fullest",
    more: true,
    advanced: "place",
    of: "place",
    within: ["country", "province", "location"],
  },
  category: {
    ...choice(
      { values: categories, read: categoryOf, unknown: true },
      (category, { labels }) => labels.category[category],
    ),
    many: true,
    label: "jobs.category",
    none: "jobs.allCategories",
    facet: "fullest",
    advanced: "job",
  },
  jobType: {
    ...choice(
      { values: employmentTypes, offered: offeredTypes },
      (type, { labels }) => labels.employmentType[type],
    ),
    many: true,
    label: "jobs.type",
    none: "browse.advanced.allTypes",
    facet: "open",
    advanced: "job",
  },
  experienceLevel: {
    ...choice({ values: experienceLevels }, (level, { labels }) => labels.experienceLevel[level]),
    many: true,
    label: "jobs.level",
    none: "browse.advanced.allLevels",
    labelled: "chips",
    facet: "open",
    advanced: "job",
  },
  workArrangement: {
    ...choice({ values: workArrangements }, (value, { labels }) => labels.workArrangement[value]),
    many: true,
    label: "jobs.arrangement",
    none: "jobs.any",
    labelled: "chips",
    facet: "folded",
    advanced: "job",
  },
  postedWithin: {
    ...choice({ values: postedWithins }, (days, { jobs }) => jobs.days(Number(days))),
    label: "jobs.postedWithin",
    none: "jobs.anyTime",
    labelled: "everywhere",
    facet: "folded",
    advanced: "job",
    wide: true,
  },
  salaryRange: {
    ...choice(
      {
        values: salaryRanges,
        // In an address an unescaped + is a space.
        read: (text) => salaryRanges.find((range) => range === text || range === `${text}+`),
      },
      bandLabel,
    ),
    many: true,
    label: "jobs.salary",
    labelled: "chips",
    facet: "folded",
  },
  salaryMin: {
    is: "amount",
    label: "jobs.salaryMin",
    advancedLabel: "browse.advanced.payFrom",
    labelled: "everywhere",
    more: true,
    advanced: "pay",
    of: "pay",
  },
  salaryMax: {
    is: "amount",
    label: "jobs.salaryMax",
    advancedLabel: "browse.advanced.payTo",
    labelled: "everywhere",
    more: true,
    advanced: "pay",
    of: "pay",
  },
  currency: {
    ...choice(
      { values: currencies, usual: defaultCurrency },
      (currency, { labels }) => labels.currency[currency],
    ),
    label: "jobs.currency",
    more: true,
    advanced: "pay",
    of: "pay",
  },
  companySize: {
    ...choice({ values: searchedSizes }, (size, { jobs }) => jobs.size[size]),
    many: true,
    label: "jobs.companySize",
    none: "jobs.any",
    labelled: "everywhere",
    facet: "folded",
    advanced: "company",
  },
  checked: {
    // Offered where a job has it.
    ...choice({ values: ["1"], offered: [] }, (_, { jobs }) => jobs.checkedCompanies),
    many: true,
    label: "jobs.company",
    advancedLabel: "jobs.companyCheck",
    none: "jobs.any",
    facet: "open",
    advanced: "company",
  },
  industry: {
    ...choice({ values: industries }, (industry, { labels }) => labels.industry[industry]),
    many: true,
    label: "jobs.industry",
    none: "jobs.anyIndustry",
    labelled: "chips",
    more: true,
    advanced: "company",
  },
} as const satisfies Record<string, JobFilter>;

export type FilterName = keyof typeof jobFilters;

/** The filter with its optional properties. */
export function filterOf(name: FilterName): JobFilter {
  return jobFilters[name];
}

const panelOrder = Object.keys(jobFilters) as FilterName[];
const isMore = (name: FilterName) => filterOf(name).more === true;

/** The filters in the order that chips and addresses have: those that fewer people ask are last. */
export const filterNames: readonly FilterName[] = [
  ...panelOrder.filter((name) => !isMore(name)),
  ...panelOrder.filter(isMore),
];

/** Those of which this is true, as the panel has them. */
export function filtersThat(isSo: (filter: JobFilter) => unknown): FilterName[] {
  return panelOrder.filter((name) => isSo(filterOf(name)));
}

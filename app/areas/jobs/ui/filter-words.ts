import { formatNumber } from "../../../platform/format.ts";
import type { Words } from "../../../words/en/index.ts";
import { categories, defaultCurrency } from "../job.ts";
import type { JobListPage } from "../job-list-page.server.ts";
import { type FilterName, type SalaryRange, salaryBands } from "../job-query.ts";
import { amountText } from "../pay.ts";
import type { Reading } from "../search/reading.ts";

/** An unknown category is called what it was typed as. */
export function categoryLabel(category: string, words: Words): string {
  const known = categories.find((each) => each === category);
  return known ? words.labels.category[known] : category;
}

/** '500,000 - 1,000,000 ل.س', each amount set apart so that it runs its own way in an option. */
export function bandLabel(range: SalaryRange, words: Words): string {
  const [from, to] = salaryBands[range];
  const amounts = to === null ? [`${formatNumber(from)}+`] : [from, to].map(formatNumber);
  const apart = amounts.map((amount) => `\u2066${amount}\u2069`);
  return `${apart.join(" - ")} ${words.labels.currencySign.SYP}`;
}

/** What a filter is called; nothing where its value says it. */
export function filterKind(name: FilterName, words: Words): string | undefined {
  const { jobs } = words;
  const kinds: Partial<Record<FilterName, string>> = {
    location: jobs.location,
    experienceLevel: jobs.level,
    salaryRange: jobs.salary,
    jobTitle: jobs.jobTitle,
    company: jobs.company,
    salaryMin: jobs.salaryMin,
    salaryMax: jobs.salaryMax,
    postedWithin: jobs.postedWithin,
    workArrangement: jobs.arrangement,
    companySize: jobs.companySize,
    industry: jobs.industry,
  };
  return kinds[name];
}

/** What a filter is set to, in the reader's words. */
export function filterValue(name: FilterName, list: JobListPage, words: Words): string {
  const { query, place } = list;
  const { labels, jobs } = words;
  const amount = (value = 0) => amountText(value, query.currency ?? defaultCurrency, words);
  const chosen = (choices: { value: string; label: string }[], value: string, typed = "") =>
    choices.find((choice) => choice.value === value)?.label ?? typed;
  const values: Record<FilterName, () => string | undefined> = {
    keyword: () => query.keyword,
    location: () => chosen(list.locations, list.location ?? "", query.location),
    category: () => query.category && categoryLabel(query.category, words),
    jobType: () => query.jobType && labels.employmentType[query.jobType],
    experienceLevel: () => query.experienceLevel && labels.experienceLevel[query.experienceLevel],
    salaryRange: () => query.salaryRange && bandLabel(query.salaryRange, words),
    jobTitle: () => query.jobTitle,
    company: () => list.company ?? query.company,
    country: () => chosen(place.countries, place.country, query.country),
    province: () => chosen(place.provinces, place.province, query.province),
    city: () => chosen(place.cities, place.city, query.city),
    salaryMin: () => amount(query.salaryMin),
    salaryMax: () => amount(query.salaryMax),
    currency: () => query.currency && labels.currency[query.currency],
    postedWithin: () => jobs.days(Number(query.postedWithin)),
    workArrangement: () => query.workArrangement && labels.workArrangement[query.workArrangement],
    companySize: () => query.companySize && jobs.size[query.companySize],
    industry: () => query.industry && labels.industry[query.industry],
  };
  return values[name]() ?? "";
}

/** What was understood of a word, in the reader's words. */
export function readingValue(kind: Reading["kind"], value: string, { labels }: Words): string {
  const named: Partial<Record<Reading["kind"], Record<string, string>>> = {
    type: labels.employmentType,
    arrangement: labels.workArrangement,
    level: labels.experienceLevel,
    category: labels.category,
  };
  return named[kind]?.[value] ?? value;
}

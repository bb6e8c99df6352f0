import { categories, defaultCurrency } from "#app/features/jobs/job.ts";
import { type FilterName, type SalaryRange, salaryBands } from "#app/features/jobs/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { amountText } from "#app/features/jobs/pay.ts";
import type { Interpretation } from "#app/features/jobs/search/parsed-query.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";

/** An unknown category is called what it was typed as. */
export function categoryLabel(category: string, messages: Messages): string {
  const known = categories.find((each) => each === category);
  return known ? messages.labels.category[known] : category;
}

/** '500,000 - 1,000,000 ل.س', each amount set apart so that it runs its own way in an option. */
export function bandLabel(range: SalaryRange, messages: Messages): string {
  const [from, to] = salaryBands[range];
  const amounts = to === null ? [`${formatNumber(from)}+`] : [from, to].map(formatNumber);
  const apart = amounts.map((amount) => `\u2066${amount}\u2069`);
  return `${apart.join(" - ")} ${messages.labels.currencySign.SYP}`;
}

/** '10,000+' where there are more. */
export function writtenTotal(total: number, atLeast = false): string {
  return formatNumber(total) + (atLeast ? "+" : "");
}

/** What a filter is called; nothing where its value says it. */
export function filterKind(name: FilterName, messages: Messages): string | undefined {
  const { jobs } = messages;
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

/** A value of a filter, in the reader's words. */
export function valueLabel(
  name: FilterName,
  value: string,
  list: JobListPage,
  messages: Messages,
): string {
  const { query, place } = list;
  const { labels, jobs } = messages;
  const amount = () => amountText(Number(value), query.currency ?? defaultCurrency, messages);
  const chosen = (choices: { value: string; label: string }[], id = value) =>
    choices.find((choice) => choice.value === id)?.label;
  const named: Partial<Record<FilterName, Record<string, string>>> = {
    jobType: labels.employmentType,
    experienceLevel: labels.experienceLevel,
    currency: labels.currency,
    workArrangement: labels.workArrangement,
    companySize: jobs.size,
    industry: labels.industry,
  };
  const worded: Partial<Record<FilterName, () => string | undefined>> = {
    location: () => chosen(list.locations),
    category: () => categoryLabel(value, messages),
    salaryRange: () => bandLabel(value as SalaryRange, messages),
    company: () => list.company?.name,
    country: () => chosen(place.countries, place.country),
    province: () => chosen(place.provinces, place.province),
    city: () => chosen(list.cities),
    salaryMin: amount,
    salaryMax: amount,
    postedWithin: () => jobs.days(Number(value)),
  };
  return worded[name]?.() ?? named[name]?.[value] ?? value;
}

/** What was understood of a word, in the reader's words. */
export function interpretationLabel(
  kind: Interpretation["kind"],
  value: string,
  { labels }: Messages,
): string {
  const named: Partial<Record<Interpretation["kind"], Record<string, string>>> = {
    type: labels.employmentType,
    arrangement: labels.workArrangement,
    level: labels.experienceLevel,
    category: labels.category,
  };
  return named[kind]?.[value] ?? value;
}

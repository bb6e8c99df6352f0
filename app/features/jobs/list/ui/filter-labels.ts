import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import { defaultCurrency } from "#app/features/job/job.ts";
import { amountText } from "#app/features/job/pay/pay.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import type { Interpretation } from "#app/features/search/words/parsed-query.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { messageAt } from "#app/messages/message-key.ts";

/** An unknown category has the text of the query as its label. */
export function categoryLabel(category: string, messages: Messages): string {
  return filterOf("category").word?.(category, messages) ?? category;
}

/** '10,000+' where there are more. */
export function writtenTotal(total: number, atLeast = false): string {
  return formatNumber(total) + (atLeast ? "+" : "");
}

/** A filter's label; empty where its value is enough. */
export function filterKind(name: FilterName, messages: Messages): string | undefined {
  const { label, labelled } = filterOf(name);
  return labelled && messageAt(messages, label);
}

/** A value of a filter, in the reader's words. */
export function valueLabel(
  name: FilterName,
  value: string,
  list: JobListPage,
  messages: Messages,
): string {
  const { is, word } = filterOf(name);
  if (word) return word(value, messages) ?? value;
  if (is === "amount") {
    return amountText(Number(value), list.query.currency ?? defaultCurrency, messages);
  }
  return loadedLabel(name, value, list) ?? value;
}

/** The label of a value, from the list's data. */
function loadedLabel(name: FilterName, value: string, list: JobListPage): string | undefined {
  const { place, company } = list;
  const chosen = (choices: { value: string; label: string }[], id = value) =>
    choices.find((choice) => choice.value === id)?.label;
  if (name === "location") return chosen(list.locations);
  if (name === "company") return company?.name;
  if (name === "country") return chosen(place.countries, place.country);
  if (name === "province") return chosen(place.provinces, place.province);
  return name === "city" ? chosen(list.cities) : undefined;
}

/** The label of an interpretation. */
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

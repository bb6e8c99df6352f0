import {
  type AdvancedGroup,
  type FilterName,
  filterOf,
} from "#app/features/job/filters/job-filters.ts";
import { activeFilters, filterValues, type JobQuery } from "#app/features/job/job-query.ts";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { messageAt } from "#app/messages/message-key.ts";

/** The texts of the fields that are filled in, by group; groups without any are left out. */
export type GroupSummaries = Partial<Record<AdvancedGroup, string[]>>;

/** The summaries of the form that a query fills in. A field holds the first value of its filter. */
export function groupSummaries(
  query: JobQuery,
  place: PlaceChoices,
  messages: Messages,
): GroupSummaries {
  const summaries: GroupSummaries = {};
  for (const name of activeFilters(query)) {
    const { advanced, is, word } = filterOf(name);
    const [value] = filterValues(query, name);
    if (!advanced || value === undefined) continue;
    const text = is === "place" ? placeText(name, place) : (word?.(value, messages) ?? value);
    if (text)
      summaries[advanced] = [...(summaries[advanced] ?? []), fieldSummary(name, text, messages)];
  }
  return summaries;
}

/** The label of a chosen place; undefined for one that the form cannot choose. */
function placeText(name: FilterName, place: PlaceChoices): string | undefined {
  const lists: Partial<Record<FilterName, PlaceChoices["cities"]>> = {
    country: place.countries,
    province: place.provinces,
    city: place.cities,
  };
  const chosen = place[name as "country" | "province" | "city"];
  return lists[name]?.find(({ value }) => value === chosen)?.label;
}

/** The value of a field of the advanced search, after its label where it is not clear alone. */
export function fieldSummary(name: FilterName, value: string, messages: Messages): string {
  const { is, label, advancedLabel = label, labelled } = filterOf(name);
  const text = is === "amount" && Number(value) ? formatNumber(Number(value)) : value;
  return labelled === "everywhere" ? `${messageAt(messages, advancedLabel)} ${text}` : text;
}

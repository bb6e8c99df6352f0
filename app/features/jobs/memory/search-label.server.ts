import { filterOf } from "#app/features/job/filters/job-filters.ts";
import { activeFilters, filterValues, readJobQuery } from "#app/features/job/job-query.ts";
import { parsePlaceText, placeLabel } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";

const maxShown = 4;

/** The label of a remembered search. */
export function searchLabel(address: string, language: Language): string {
  const messages = messagesFor(language);
  const query = readJobQuery(new URLSearchParams(address));
  const values = activeFilters(query)
    .filter((name) => name !== "company")
    .flatMap((name) =>
      filterValues(query, name).map((value) => {
        const { word, of } = filterOf(name);
        const place = of === "place" ? parsePlaceText(value) : undefined;
        return word?.(value, messages) ?? (place ? placeLabel(place, language) : value);
      }),
    );
  const shown = values.slice(0, maxShown);
  if (values.length > maxShown) shown.push(messages.jobs.andMore);
  return shown.join(messages.ui.comma);
}

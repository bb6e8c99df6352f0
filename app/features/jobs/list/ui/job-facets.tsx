import { type FilterName, filterOf, filtersThat } from "#app/features/job/filters/job-filters.ts";
import { filterValues } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { Facet, type FacetOption } from "./facet.tsx";
import { valueLabel } from "./filter-labels.ts";

const unfolded = 6;
const facets = filtersThat(({ facet }) => facet);

/** The filters whose values are counted, those that fewer people ask folded. */
export function JobFacets({ list }: { list: JobListPage }) {
  const messages = useMessages();
  return facets.map((name) => {
    const { label, legend = label, facet, many, none } = filterOf(name);
    const options = optionsOf(name, list, (value) => valueLabel(name, value, list, messages));
    if (!options) return null;
    const shown = {
      name,
      legend: messageAt(messages, legend),
      options: facet === "fullest" ? byCount(options) : options,
      chosen: filterValues(list.query, name),
      atLeast: list.atLeast,
      ...(facet === "fullest" && { unfolded }),
      ...(!many && none && { none: messageAt(messages, none) }),
      ...(facet === "folded" && { folded: true }),
    };
    return (
      <CachedFragment key={name} of={shown}>
        <Facet {...shown} />
      </CachedFragment>
    );
  });
}

/** Its values and the requested ones; places come with the list, and cities where they are offered. */
function optionsOf(
  name: FilterName,
  list: JobListPage,
  labelOf: (value: string) => string,
): readonly FacetOption[] | null {
  if (name === "location") return list.locations;
  if (name === "city") return list.cityIsOffered ? list.cities : null;
  const { values = [], offered = values } = filterOf(name);
  const counts: Counts = list.counts ?? {};
  const shown = values.filter((value) => offered.includes(value) || counts[name]?.[value]);
  return [...new Set([...shown, ...filterValues(list.query, name)])].map((value) => ({
    value,
    label: labelOf(value),
    ...(list.counts && { count: counts[name]?.[value] ?? 0 }),
  }));
}

type Counts = Partial<Record<FilterName, Record<string, number>>>;

/** Those with the most jobs first; equal ones as they stand. */
function byCount(options: readonly FacetOption[]): FacetOption[] {
  return options.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

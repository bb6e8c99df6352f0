import { paths } from "../../../paths.ts";
import { Chip, Chips, RemovableChip } from "../../../ui/chip.tsx";
import { useWords } from "../../../words/context.tsx";
import type { JobListPage } from "../job-list-page.server.ts";
import { activeFilters, toParams, withoutFilter } from "../job-query.ts";
import { filterKind, filterValue } from "./filter-words.ts";

/** Each filter that is set; pressing one takes it away. */
export function FilterChips({ list }: { list: JobListPage }) {
  const words = useWords();
  const active = activeFilters(list.query);
  if (active.length === 0) return null;
  return (
    <Chips label={words.jobs.activeFilters}>
      {active.map((name) => (
        <RemovableChip
          key={name}
          to={paths.jobs(toParams(withoutFilter(list.query, name)))}
          kind={filterKind(name, words)}
        >
          {filterValue(name, list, words)}
        </RemovableChip>
      ))}
    </Chips>
  );
}

/** Each filter alone, for a search that they leave empty together. */
export function SingleFilters({ list }: { list: JobListPage }) {
  const words = useWords();
  const { sort, view } = list.query;
  return (
    <Chips label={words.jobs.noneMatchesAll}>
      {activeFilters(list.query)
        .filter((name) => name !== "currency")
        .map((name) => (
          <Chip key={name} to={paths.jobs(toParams({ [name]: list.query[name], sort, view }))}>
            {filterValue(name, list, words)}
          </Chip>
        ))}
    </Chips>
  );
}

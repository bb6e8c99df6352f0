import { activeFilters, filterValues, withoutFilter } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Chip, Chips, RemovableChip } from "#app/ui/chip.tsx";
import { filterKind, interpretationLabel, valueLabel } from "./filter-labels.ts";
import { useListAddress } from "./pinned-filter-context.ts";

/** Each value of the filters that are set; pressing one removes it. */
export function FilterChips({ list }: { list: JobListPage }) {
  const messages = useMessages();
  const { to, fixed } = useListAddress();
  const active = activeFilters(list.query).filter((name) => name !== fixed);
  if (active.length === 0) return null;
  return (
    <Chips label={messages.jobs.activeFilters}>
      {active.flatMap((name) =>
        filterValues(list.query, name).map((value) => (
          <RemovableChip
            key={`${name} ${value}`}
            to={to(withoutFilter(list.query, name, value))}
            kind={filterKind(name, messages)}
          >
            {valueLabel(name, value, list, messages)}
          </RemovableChip>
        )),
      )}
    </Chips>
  );
}

/** The recognised parts of a query; pressing one removes its words, the last searches verbatim. */
export function InterpretationChips({ list: { query, readings } }: { list: JobListPage }) {
  const messages = useMessages();
  const { to } = useListAddress();
  if (readings.length === 0) return null;
  const { page: _, ...rest } = query;
  const isVerbatim = `"${query.keyword?.replaceAll('"', " ").trim()}"`;
  return (
    <div className="mt-2">
      <Chips label={messages.jobs.understood}>
        {[
          ...readings.map((reading) => (
            <RemovableChip
              key={`${reading.kind} ${reading.value} ${reading.without}`}
              to={to(
                reading.without === ""
                  ? withoutFilter(query, "keyword")
                  : { ...rest, keyword: reading.without },
              )}
              kind={
                reading.kind === "labelled" ? reading.label : messages.jobs.readings[reading.kind]
              }
            >
              {interpretationLabel(reading.kind, reading.value, messages)}
            </RemovableChip>
          )),
          <Chip key="as typed" to={to({ ...rest, keyword: isVerbatim })} rel="nofollow">
            {messages.jobs.isVerbatim}
          </Chip>,
        ]}
      </Chips>
    </div>
  );
}

import {
  activeFilters,
  filterValues,
  type JobQuery,
  jobSorts,
  jobViews,
  sortOf,
} from "#app/features/job/job-query.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { CountBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ViewToggle } from "#app/ui/list/view-toggle.tsx";
import { SheetLink } from "#app/ui/sheet.tsx";
import { HiddenFields } from "./filter-field.tsx";
import { filtersId } from "./job-filters.tsx";
import { useListAddress } from "./pinned-filter-context.ts";

/** Tools that change a list's look: filters on phones, order, view. */
export function ListTools({ query }: { query: JobQuery }) {
  const messages = useMessages().jobs;
  const { fixed } = useListAddress();
  const names = activeFilters(query).filter((name) => name !== fixed);
  const filters = names.flatMap((name) => filterValues(query, name)).length;
  return (
    <div className="tools">
      <SheetLink sheet={filtersId}>
        <Icon name="sliders" />
        {messages.filtersShort} {filters > 0 && <CountBadge count={formatNumber(filters)} />}
      </SheetLink>
      <Sort query={query} />
      <Views query={query} />
    </div>
  );
}

function Sort({ query }: { query: JobQuery }) {
  const messages = useMessages().jobs;
  const { path } = useListAddress();
  const sort = sortOf(query);
  const usual = sortOf({ ...query, sort: undefined });
  const offered = jobSorts.filter((each) => each !== "best" || usual === "best");
  return (
    <form action={path} className="sort">
      <HiddenFields query={query} except={["sort"]} />
      <SelectField
        key={sort}
        label={messages.sort}
        hideLabel
        name="sort"
        options={offered.map((value) => ({
          value: value === usual ? "" : value,
          label: messages.sorts[value],
        }))}
        defaultValue={sort === usual ? "" : sort}
        onChange={(event) =>
          event.currentTarget.form?.dispatchEvent(
            new Event("submit", { bubbles: true, cancelable: true }),
          )
        }
        data-js=""
      />
      <Button aria-label={messages.sortAct}>
        <Icon name="check" />
      </Button>
    </form>
  );
}

function Views({ query }: { query: JobQuery }) {
  const { jobs } = useMessages();
  const { page, ...rest } = query;
  const { to } = useListAddress();
  return (
    <ViewToggle
      label={jobs.view}
      views={jobViews.map((view) => ({
        view,
        to: to({ ...rest, page, view: view === "list" ? undefined : view }),
      }))}
      current={query.view ?? "list"}
    />
  );
}

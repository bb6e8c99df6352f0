import type { ReactNode } from "react";
import {
  activeFilters,
  filterValues,
  type JobQuery,
  jobSorts,
  jobViews,
  sortOf,
  toParams,
} from "#app/features/job/job-query.ts";
import type { PayTerms } from "#app/features/job/pay/pay.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { SharedPay } from "#app/features/jobs/ui/job-cards.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ViewToggle } from "#app/ui/list/view-toggle.tsx";
import { SheetLink } from "#app/ui/sheet.tsx";
import { HiddenFields } from "./filter-field.tsx";
import { filtersId } from "./job-filters.tsx";
import { useListAddress } from "./pinned-filter-context.ts";

type ListToolsProps = {
  query: JobQuery;
  /** The list's heading; undefined where it stands elsewhere. */
  heading: ReactNode;
  /** The terms that the cards do not repeat. */
  shared: PayTerms;
  /** Nothing is listed: no order and no view; the search by email and the heading that is seen stand below. */
  isEmpty: boolean;
};

/** The head of a list: its heading, order and view, and the search by email. */
export function ListTools({ query, heading, shared, isEmpty }: ListToolsProps) {
  const { alertMe } = useMessages().jobs;
  return (
    <div className={isEmpty ? "sr" : "tools"}>
      <div>
        {heading}
        <SharedPay {...shared} />
      </div>
      {!isEmpty && (
        <>
          <Sort query={query} />
          <Views query={query} />
          <a className="btn" href={alertAddress(query)}>
            <Icon name="bell" />
            <span className="words">{alertMe}</span>
          </a>
        </>
      )}
    </div>
  );
}

/** Where the search is saved; its order and page are none of it. */
export function alertAddress({ sort, view, page, ...search }: JobQuery): string {
  return paths.newAlert(toParams(search));
}

/** On phones: the filters, and three that many need where none is set. */
export function ShortFilters({ list, children }: { list: JobListPage; children: ReactNode }) {
  const { jobs, labels } = useMessages();
  const { fixed, to } = useListAddress();
  const { query } = list;
  const names = activeFilters(query).filter((name) => name !== fixed && name !== "keyword");
  const filters = names.flatMap((name) => filterValues(query, name)).length;
  const { page: _, ...rest } = query;
  return (
    <div className="short-filters">
      <SheetLink sheet={filtersId}>
        <Icon name="sliders" />
        {jobs.filtersShort} {filters > 0 && <CountBadge count={formatNumber(filters)} />}
      </SheetLink>
      {children}
      {filters === 0 && (
        <>
          <QuickFilter to={to({ ...rest, jobType: ["remote"] })}>
            {labels.employmentType.remote}
          </QuickFilter>
          <QuickFilter to={to({ ...rest, experienceLevel: ["entry"] })}>
            {labels.experienceLevel.entry}
          </QuickFilter>
        </>
      )}
    </div>
  );
}

function QuickFilter({ to, children }: { to: string; children: string }) {
  return (
    <a className="chip only-sm" href={to} rel="nofollow">
      {children}
    </a>
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

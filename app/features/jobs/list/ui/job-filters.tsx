import { memo } from "react";
import { filtersThat } from "#app/features/job/filters/job-filters.ts";
import { activeFilters } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { JobFacets } from "./job-facets.tsx";
import { MoreFilters, moreFilters } from "./more-filters.tsx";
import { useListAddress } from "./pinned-filter-context.ts";
import { ShowJobsButton } from "./show-jobs-button.tsx";

const facets = filtersThat(({ facet }) => facet);

export const filtersId = "filters";
export const resultsId = "results";

/** All filters in one form: a column beside the list, a sheet on phones. */
export const JobFilters = memo(Filters);

function Filters({ list }: { list: JobListPage }) {
  const { jobs } = useMessages();
  const { query } = list;
  const { sort, view } = query;
  const { root, path, to, own, fixed } = useListAddress();
  const isNarrowed = activeFilters(query).some((name) => name !== fixed);
  return (
    <Sheet
      id={filtersId}
      over={resultsId}
      title={jobs.filters}
      action={path}
      beside={
        isNarrowed && (
          <a className="tap" href={to({ ...own, sort, view })}>
            {jobs.clearAll}
          </a>
        )
      }
      foot={
        <>
          <ShowJobsButton now={list} root={root}>
            {jobs.showResults}
          </ShowJobsButton>
          <p className="at-once small muted">
            <Icon name="check" />
            {jobs.appliedAtOnce}
          </p>
        </>
      }
    >
      <HiddenFields query={query} except={[...facets, ...moreFilters(list)]} />
      {/* No box checked says that the form has this filter: the list's own category can be left. */}
      {fixed === "category" && <input type="hidden" name="category" value="" />}
      <JobFacets list={list} />
      <MoreFilters list={list} />
    </Sheet>
  );
}

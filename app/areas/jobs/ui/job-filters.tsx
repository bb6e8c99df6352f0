import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useWords } from "../../../words/context.tsx";
import type { JobListPage } from "../job-list-page.server.ts";
import { facetFilters } from "../job-query.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { JobFacets } from "./job-facets.tsx";
import { useListAddress } from "./list-root-context.ts";
import { MoreFilters, moreFilters } from "./more-filters.tsx";

export const filtersId = "filters";
export const resultsId = "results";

/** All filters in one form: a column beside the list, a sheet on phones. */
export function JobFilters({ list }: { list: JobListPage }) {
  const { jobs } = useWords();
  const { query } = list;
  const { sort, view } = query;
  const { path, to, own, fixed } = useListAddress();
  return (
    <Sheet
      id={filtersId}
      over={resultsId}
      title={jobs.filters}
      action={path}
      foot={
        <>
          <Button variant="primary" className="px-3 whitespace-nowrap">
            {jobs.showResults}
          </Button>
          <ButtonLink
            to={to({ ...own, sort, view })}
            variant="text"
            className="px-0 text-sm whitespace-nowrap"
          >
            {jobs.clearFilters}
          </ButtonLink>
        </>
      }
    >
      <HiddenFields query={query} except={[...facetFilters, ...moreFilters(list)]} />
      {/* No box checked says that the form has this filter: the list's own category can be left. */}
      {fixed === "category" && <input type="hidden" name="category" value="" />}
      <JobFacets list={list} />
      <MoreFilters list={list} />
    </Sheet>
  );
}

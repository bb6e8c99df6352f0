import { searchedSizes } from "#app/features/jobs/company-facts.ts";
import {
  categories,
  employmentTypes,
  experienceLevels,
  offeredTypes,
  workArrangements,
} from "#app/features/jobs/job.ts";
import { filterValues, postedWithins, salaryRanges } from "#app/features/jobs/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { Facet, type FacetOption, type FacetProps } from "./facet.tsx";
import { valueLabel } from "./filter-labels.ts";

type CountedFilter = keyof NonNullable<JobListPage["counts"]>;

const unfolded = 6;

/** The filters whose values are counted, those that fewer people ask folded. */
export function JobFacets({ list }: { list: JobListPage }) {
  const messages = useMessages();
  const { jobs } = messages;
  const facet = (
    name: CountedFilter | "location" | "city",
    legend: string,
    options: readonly FacetOption[],
    more: Partial<FacetProps> = {},
  ) => {
    const chosen = filterValues(list.query, name);
    const shown = { name, legend, options, chosen, atLeast: list.atLeast, ...more };
    return (
      <CachedFragment key={name} of={shown}>
        <Facet {...shown} />
      </CachedFragment>
    );
  };
  const counted = (name: CountedFilter, values: readonly string[]) =>
    [...new Set([...values, ...filterValues(list.query, name)])].map((value) => ({
      value,
      label: valueLabel(name, value, list, messages),
      ...(list.counts && { count: list.counts[name][value] ?? 0 }),
    }));
  return (
    <>
      {facet("location", jobs.governorate, byCount(list.locations), { unfolded })}
      {list.cityIsOffered && facet("city", jobs.city, byCount(list.cities), { unfolded })}
      {facet("category", jobs.category, byCount(counted("category", categories)), { unfolded })}
      {facet("jobType", jobs.type, counted("jobType", typesOf(list)))}
      {facet("experienceLevel", jobs.level, counted("experienceLevel", experienceLevels))}
      {facet("workArrangement", jobs.arrangement, counted("workArrangement", workArrangements), {
        folded: true,
      })}
      {facet("postedWithin", jobs.postedWithin, counted("postedWithin", postedWithins), {
        none: jobs.anyTime,
        folded: true,
      })}
      {facet("salaryRange", jobs.salary, counted("salaryRange", salaryRanges), { folded: true })}
      {facet("companySize", jobs.companySize, counted("companySize", searchedSizes), {
        folded: true,
      })}
    </>
  );
}

/** Freelance is offered while there are such jobs. */
function typesOf({ counts }: JobListPage): readonly string[] {
  return counts?.jobType.freelance ? employmentTypes : offeredTypes;
}

/** Those with the most jobs first; equal ones as they stand. */
function byCount(options: readonly FacetOption[]): FacetOption[] {
  return options.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

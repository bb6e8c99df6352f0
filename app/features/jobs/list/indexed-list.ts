import type { PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { activeFilters, filterValues, type JobQuery } from "#app/features/job/job-query.ts";

/**
 * Whether search engines are to list a job list: all jobs, or those of one chosen value, beside the
 * filter in its path. Of more values there are endless lists, and of a keyword too; those are read by
 * people alone, and links to them are not followed.
 */
export function isIndexedList(query: JobQuery, pinned: PinnedFilter | null): boolean {
  const names = activeFilters(query).filter((name) => name !== pinned?.filter);
  const values = names.flatMap((name) => filterValues(query, name));
  return values.length === 0 || (values.length === 1 && names.every((name) => indexed.has(name)));
}

const indexed = new Set<string>(["category", "location", "company", "jobType", "workArrangement"]);

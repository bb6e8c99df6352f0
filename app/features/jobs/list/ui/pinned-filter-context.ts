import { createContext, useContext } from "react";
import { listPath, ownFilter, type PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { type JobQuery, toParams } from "#app/features/job/job-query.ts";
import { paths } from "#app/paths.ts";

/** The pinned filter of the list around; null for the list of all jobs. */
export const PinnedFilterContext = createContext<PinnedFilter | null>(null);

/** Writes addresses of the list around. */
export function useListAddress() {
  const pinned = useContext(PinnedFilterContext);
  const own: JobQuery = pinned ? ownFilter(pinned) : {};
  return {
    pinned,
    /** Where its forms are sent. */
    path: pinned?.path ?? paths.jobs(),
    /** The filter in its path, which needs no field or chip. */
    fixed: pinned?.filter,
    /** The pinned filter of a list without other filters. */
    own,
    to: (query: JobQuery) => listPath(pinned, toParams(query)),
  };
}

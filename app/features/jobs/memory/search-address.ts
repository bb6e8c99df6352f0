import { activeFilters, type JobQuery, toParams } from "#app/features/job/job-query.ts";
import { withQuery } from "#app/paths.ts";

/**
 * A search as the list's address has it, without order and page; empty for a list of everything, of one
 * company or of one category, which are places and no searches.
 */
export function searchAddress(query: JobQuery): string {
  const filters = activeFilters(query);
  const isPlace = filters.length === 1 && /^(company|category|country)$/.test(filters[0] ?? "");
  if (filters.length === 0 || isPlace) return "";
  const { sort: _, view: __, page: ___, ...searched } = query;
  return withQuery("", toParams(searched)).slice(1);
}

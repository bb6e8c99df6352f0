import { applicantQuery, readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import type { Selected } from "#app/features/applicants/bulk.server.ts";

/** The applications that an address selects: some by their ids, or all that its filter leaves. */
export function readSelected(query: URLSearchParams): Selected {
  return query.get("all") === "1"
    ? { filter: readApplicantFilter(query) }
    : { ids: query.getAll("id") };
}

/** The same selection for another address, with the filter that leads back to its list. */
export function selectedQuery(query: URLSearchParams) {
  const selected = query.get("all") === "1" ? { all: "1" } : { id: query.getAll("id") };
  return { ...applicantQuery(readApplicantFilter(query)), ...selected };
}

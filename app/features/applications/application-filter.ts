import { storable } from "#app/platform/database/storable.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** Which of a company's applications are listed. */
export type ApplicationFilter = {
  /** A job's id; null for the applications to all jobs. */
  job: string | null;
  /** Searched in names, contact details, desired positions and cover letters. */
  search: string;
};

export const longestApplicationSearch = 100;

export const noApplicationFilter: ApplicationFilter = { job: null, search: "" };

/** Reads `job` and `search` from an address; other values are ignored. */
export function readApplicationFilter(params: URLSearchParams): ApplicationFilter {
  const job = params.get("job") ?? "";
  const search = storable(params.get("search") ?? "").trim();
  return {
    job: isUuid(job) ? job : null,
    search: search.slice(0, longestApplicationSearch).toWellFormed(),
  };
}

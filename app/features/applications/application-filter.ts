import { storable } from "#app/platform/database/storable.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** Which of a company's applications are listed. */
export type ApplicationFilter = {
  /** A job's id; null for the applications to all jobs. */
  job: string | null;
  /** Searched in names, contact details, desired positions and cover letters. */
  search: string;
  /** Only those with news of the applicant that no member has read. */
  news?: boolean;
  /** Only those without an answer, or at an interview. */
  show?: ShownStage;
};

export const shownStages = ["unanswered", "interviews"] as const;
export type ShownStage = (typeof shownStages)[number];

export const longestApplicationSearch = 100;

export const noApplicationFilter: ApplicationFilter = { job: null, search: "" };

/** Whether something narrows the list. */
export function isFilteredList({ job, search, news = false, show }: ApplicationFilter): boolean {
  return job !== null || search !== "" || news || show !== undefined;
}

/** The parameters of a filter for `paths`. */
export function applicationQuery({ news, show, ...filter }: ApplicationFilter) {
  return { ...filter, news: news ? 1 : null, show: show ?? null };
}

/** Reads `job`, `search`, `news` and `show` from an address; other values are ignored. */
export function readApplicationFilter(params: URLSearchParams): ApplicationFilter {
  const job = params.get("job") ?? "";
  const show = shownStages.find((each) => each === params.get("show"));
  const search = storable(params.get("search") ?? "").trim();
  return {
    job: isUuid(job) ? job : null,
    search: search.slice(0, longestApplicationSearch).toWellFormed(),
    ...(params.get("news") === "1" && { news: true }),
    ...(show && { show }),
  };
}

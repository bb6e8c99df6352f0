import {
  type EmploymentType,
  employmentTypes,
  type JobStatus,
  jobStatuses,
} from "#app/features/job/job.ts";
import { paths } from "#app/paths.ts";
import { storable } from "#app/platform/database/storable.ts";

export const adminTabs = ["overview", "users", "companies", "jobs"] as const;
type AdminTab = (typeof adminTabs)[number];

/** The dashboard's query parameters; status and type narrow the jobs only. */
export type AdminQuery = {
  tab: AdminTab;
  search: string;
  status: JobStatus | null;
  type: EmploymentType | null;
  /** From 1. */
  page: number;
};

export const longestSearch = 200;

export function readAdminQuery(params: URLSearchParams): AdminQuery {
  const text = (name: string) => storable(params.get(name) ?? "").trim();
  const choice = <T extends string>(name: string, known: readonly T[]) =>
    known.find((each) => each === text(name).toLowerCase()) ?? null;
  const tab = choice("tab", adminTabs) ?? "overview";
  return {
    tab,
    search: text("search").slice(0, longestSearch).toWellFormed(),
    status: tab === "jobs" ? choice("status", jobStatuses) : null,
    type: tab === "jobs" ? choice("type", employmentTypes) : null,
    page: /^\d{1,9}$/.test(text("page")) ? Math.max(1, Number(text("page"))) : 1,
  };
}

/** The dashboard's address; the overview and a first page are not named in it. */
export function adminPath({ tab, page, ...filters }: Partial<AdminQuery>): string {
  return paths.adminDashboard({
    tab: tab === "overview" ? null : tab,
    ...filters,
    page: page === 1 ? null : page,
  });
}

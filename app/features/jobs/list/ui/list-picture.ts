import { activeFilters, filterValues } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";

/** Which picture stands beside a shared list: that of its one company, category or place, if it is one's. */
export function listPicture({ query, company }: JobListPage) {
  const [filter, ...more] = activeFilters(query);
  const [name, ...others] = filter ? filterValues(query, filter) : [];
  if (name === undefined || more.length > 0 || others.length > 0) return null;
  if (filter === "company") return company && { kind: "company" as const, name: company.id };
  if (filter === "category") return { kind: "category" as const, name };
  const isPlace = filter === "location" || filter === "country" || filter === "province";
  return isPlace ? { kind: "place" as const, name } : null;
}

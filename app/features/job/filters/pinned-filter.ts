import type { JobQuery } from "#app/features/job/job-query.ts";
import { paths, withQuery } from "#app/paths.ts";

/** A list with an address of its own: a category's or a country's, whose filter is in the path. */
export type PinnedFilter = { filter: "category" | "country"; value: string; path: string };

/** The pinned filter as a query has it. */
export function ownFilter({ filter, value }: PinnedFilter): JobQuery {
  return filter === "category" ? { category: [value] } : { country: value };
}

type ListParams = Record<string, string | string[]>;

/** A list's address: its own path while the pinned filter stays as it is, else that of all jobs. */
export function listPath(pinned: PinnedFilter | null, params: ListParams): string {
  if (!pinned || !isAlone(params[pinned.filter], pinned.value)) return paths.jobs(params);
  const { [pinned.filter]: own, ...rest } = params;
  return withQuery(pinned.path, rest);
}

function isAlone(set: ListParams[string] | undefined, value: string): boolean {
  return set === value || (Array.isArray(set) && set.length === 1 && set[0] === value);
}

import type { JobQuery } from "#app/features/job/job-query.ts";
import { paths, withQuery } from "#app/paths.ts";

/** A list with an address of its own: a category's or a country's, whose filter is in the path. */
export type PinnedFilter = { filter: "category" | "country"; value: string; path: string };

/** The root's filter as a query has it. */
export function ownFilter({ filter, value }: PinnedFilter): JobQuery {
  return filter === "category" ? { category: [value] } : { country: value };
}

type ListParams = Record<string, string | string[]>;

/** A list's address: the root's while its filter stays as it is, else that of all jobs. */
export function listPath(root: PinnedFilter | null, params: ListParams): string {
  if (!root || !isAlone(params[root.filter], root.value)) return paths.jobs(params);
  const { [root.filter]: own, ...rest } = params;
  return withQuery(root.path, rest);
}

function isAlone(set: ListParams[string] | undefined, value: string): boolean {
  return set === value || (Array.isArray(set) && set.length === 1 && set[0] === value);
}

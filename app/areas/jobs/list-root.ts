import { paths, withQuery } from "../../paths.ts";

/** A list with an address of its own: a category's or a country's, whose filter is in the path. */
export type ListRoot = { filter: "category" | "country"; value: string; path: string };

/** A list's address: the root's while its filter stays as it is, else that of all jobs. */
export function listPath(root: ListRoot | null, params: Record<string, string>): string {
  if (!root || params[root.filter] !== root.value) return paths.jobs(params);
  const { [root.filter]: own, ...rest } = params;
  return withQuery(root.path, rest);
}

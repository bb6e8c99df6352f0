import { createContext, useContext } from "react";
import { type ListRoot, listPath } from "../list-root.ts";

/** The root of the list around; null for the list of all jobs. */
export const ListRootContext = createContext<ListRoot | null>(null);

export function useListRoot(): ListRoot | null {
  return useContext(ListRootContext);
}

/** Writes addresses of the list around. */
export function useListPath(): (params: Record<string, string>) => string {
  const root = useListRoot();
  return (params) => listPath(root, params);
}

import { useRouteLoaderData } from "react-router";

/** What root.tsx loads for every page, as far as components below it read it. */
export type RootData = {
  /** The board's own origin, without a slash at the end. */
  origin: string;
  /** Null for visitors. */
  account: { userType: string } | null;
  /** The ids of the jobs that the reader has applied for. */
  applied: readonly string[];
};

/** Undefined where the error page stands in place of the whole document. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

import type { Disjuncts } from "./disjuncts.ts";
import { storedTerms, type TermQuery } from "./term-query.ts";

/** How many jobs there are, which terms are common among them, and about which share has a term. */
export type TableStatistics = {
  jobs: number;
  isCommon: (term: string) => boolean;
  shareOf: (term: string) => number;
};

/** Items of the index that are looked at quickly, and jobs that are sorted quickly: some milliseconds at most. */
const few = { items: 40_000, jobs: 4_000 };

/**
 * About how many jobs answer; null where the index finds out at once, since the lists that it has to
 * walk are short.
 */
export function estimateRows(
  { all, any }: Disjuncts,
  { jobs, shareOf }: TableStatistics,
): number | null {
  const disjuncts = any.length > 0 ? any.map((keys) => [...all, ...keys]) : [all];
  const shares = disjuncts.map((keys) => keys.filter(({ kind }) => kind !== "not").map(shareOfKey));
  const walked = shares.flat().reduce((sum, share) => sum + share, 0) * jobs;
  const expected = shares.reduce((sum, keys) => sum + together(keys), 0) * jobs;
  return walked < few.items && expected < few.jobs ? null : Math.max(1, expected);

  function shareOfKey(key: TermQuery): number {
    return Math.min(
      1,
      storedTerms(key).reduce((sum, term) => sum + shareOf(term), 0),
    );
  }
}

/** Between all keys as strangers to each other, and the rarest with all others at its side: words of one name are neither. */
function together(shares: readonly number[]): number {
  const apart = shares.reduce((product, share) => product * share, 1);
  return Math.sqrt(apart * Math.min(1, ...shares));
}

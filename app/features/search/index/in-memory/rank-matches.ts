import type { Rank } from "#app/features/search/terms/part-terms.ts";
import { membership } from "./evaluate.ts";
import type { Ordinals } from "./ordinals.ts";
import type { AnyTerm } from "./posting-lists.ts";

type Ranked = { ordinal: number; rank: number };

/**
 * Matches with their distances from all parts of a query. Of one part no further steps are gone through
 * once `wanted` matches are closer than all that is left can be; that is left out.
 */
export function rankMatches(
  matches: Ordinals,
  parts: readonly Rank[],
  wanted: number,
  listOf: (terms: AnyTerm) => Ordinals,
): Ranked[] {
  const [only, ...others] = parts;
  const needed = others.length === 0 ? wanted : Number.POSITIVE_INFINITY;
  const ranked = Array.from(matches, (ordinal) => ({ ordinal, rank: 0 }));
  const left = only ? addDistances(ranked, only, needed, listOf) : new Set<Ranked>();
  for (const part of others) addDistances(ranked, part, needed, listOf);
  return left.size > 0 ? ranked.filter((each) => !left.has(each)) : ranked;
}

/** Adds to each the distance of the first step that it meets; returns those that got none. */
function addDistances(
  ranked: readonly Ranked[],
  { steps, otherwise }: Rank,
  wanted: number,
  listOf: (terms: AnyTerm) => Ordinals,
): Set<Ranked> {
  let left = [...ranked];
  const met: number[] = [];
  for (const [at, { terms, distance }] of steps.entries()) {
    const closest = Math.min(otherwise, ...steps.slice(at).map((step) => step.distance));
    const closer = met.filter((each) => each < closest).length;
    if (closer >= wanted || left.length === 0) return new Set(left);
    const meets = membership(terms, listOf);
    left = left.filter((each) => {
      if (!meets(each.ordinal)) return true;
      each.rank += distance;
      met.push(distance);
      return false;
    });
  }
  for (const each of left) each.rank += otherwise;
  return new Set();
}

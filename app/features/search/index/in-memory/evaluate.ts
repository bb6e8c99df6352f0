import type { Rank } from "#app/features/search/terms/part-terms.ts";
import { storedTerm, type TermQuery } from "#app/features/search/terms/term-query.ts";
import { type AnyTerm, firstNotBelow, inAll, inAny, type Ordinals, without } from "./ordinals.ts";

/** The posting lists that a query is answered from. */
export type Lists = {
  /** The jobs that have any of the terms. */
  of: (terms: AnyTerm) => Ordinals;
  /** Those that have any term that begins so. */
  beginning: (text: string) => Ordinals;
  /** All jobs. */
  all: () => Ordinals;
};

/** A lower bound of a query's matches, from the counts of its terms alone. */
export function lowerBound(query: TermQuery, countOf: (term: string) => number): number {
  if (query.kind === "term") return countOf(storedTerm(query));
  if (query.kind !== "or") return 0;
  return Math.max(0, ...query.of.map((each) => lowerBound(each, countOf)));
}

/** The ordinals of a query's matches, from the lists it needs. */
export function evaluate(query: TermQuery, lists: Lists): Ordinals {
  switch (query.kind) {
    case "term":
      return lists.of([storedTerm(query)]);
    case "prefix":
      return lists.beginning(storedTerm(query));
    case "not":
      return without(lists.all(), evaluate(query.of, lists));
    case "or": {
      const { terms, others } = split(query.of);
      const each = others.map((other) => evaluate(other, lists));
      return inAny(terms.length > 0 ? [lists.of(terms), ...each] : each);
    }
    case "and": {
      const met = query.of.flatMap((each) => (each.kind === "not" ? [] : [evaluate(each, lists)]));
      const excluded = query.of.flatMap((each) => (each.kind === "not" ? [each.of] : []));
      return excluded.reduce(
        (left, each) => (left.length > 0 ? without(left, evaluate(each, lists)) : left),
        met.length > 0 ? inAll(met) : lists.all(),
      );
    }
  }
}

/** A membership test of single jobs, from the lists a query needs. */
export function membership(query: TermQuery, lists: Lists): (ordinal: number) => boolean {
  switch (query.kind) {
    case "term":
      return inList(lists.of([storedTerm(query)]));
    case "prefix":
      return inList(lists.beginning(storedTerm(query)));
    case "or": {
      const { terms, others } = split(query.of);
      const tests = others.map((each) => membership(each, lists));
      const all = terms.length > 0 ? [inList(lists.of(terms)), ...tests] : tests;
      return (ordinal) => all.some((test) => test(ordinal));
    }
    case "and": {
      const tests = query.of.map((each) => membership(each, lists));
      return (ordinal) => tests.every((test) => test(ordinal));
    }
    case "not": {
      const test = membership(query.of, lists);
      return (ordinal) => !test(ordinal);
    }
  }
}

function inList(list: Ordinals): (ordinal: number) => boolean {
  return (ordinal) => list[firstNotBelow(list, ordinal)] === ordinal;
}

/** Single terms share one list. */
function split(of: readonly TermQuery[]): { terms: string[]; others: TermQuery[] } {
  const terms = of.flatMap((each) => (each.kind === "term" ? [storedTerm(each)] : []));
  return { terms, others: of.filter(({ kind }) => kind !== "term") };
}

type Ranked = { ordinal: number; rank: number };

/**
 * Matches with their distances from all parts of a query. Of one part no further steps are gone through
 * once `wanted` matches are closer than all that is left can be; that is left out.
 */
export function rankMatches(
  matches: Ordinals,
  parts: readonly Rank[],
  wanted: number,
  lists: Lists,
): Ranked[] {
  const [only, ...others] = parts;
  const needed = others.length === 0 ? wanted : Number.POSITIVE_INFINITY;
  const ranked = Array.from(matches, (ordinal) => ({ ordinal, rank: 0 }));
  const left = only ? addDistances(ranked, only, needed, lists) : new Set<Ranked>();
  for (const part of others) addDistances(ranked, part, needed, lists);
  return left.size > 0 ? ranked.filter((each) => !left.has(each)) : ranked;
}

/** Adds to each the distance of the first step that it meets; returns those that got none. */
function addDistances(
  ranked: readonly Ranked[],
  { steps, otherwise }: Rank,
  wanted: number,
  lists: Lists,
): Set<Ranked> {
  let left = [...ranked];
  const met: number[] = [];
  for (const [at, { terms, distance }] of steps.entries()) {
    const closest = Math.min(otherwise, ...steps.slice(at).map((step) => step.distance));
    const closer = met.filter((each) => each < closest).length;
    if (closer >= wanted || left.length === 0) return new Set(left);
    const meets = membership(terms, lists);
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

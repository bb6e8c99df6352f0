import { storedTerm, type TermQuery } from "#app/features/search/terms/term-query.ts";
import { firstNotBelow, inAll, inAny, type Ordinals, without } from "./ordinals.ts";
import type { AnyTerm } from "./posting-lists.ts";

/** Whether lists answer a query: none with the beginning of a term, or that only excludes. */
export function canEvaluate(query: TermQuery): boolean {
  switch (query.kind) {
    case "term":
      return true;
    case "or":
      return query.of.every(canEvaluate);
    case "and":
      return (
        query.of.some(({ kind }) => kind !== "not") &&
        query.of.every((each) => canEvaluate(each.kind === "not" ? each.of : each))
      );
    default:
      return false;
  }
}

/** A lower bound of a query's matches, from the counts of its terms alone. */
export function lowerBound(query: TermQuery, countOf: (term: string) => number): number {
  if (query.kind === "term") return countOf(storedTerm(query));
  if (query.kind !== "or") return 0;
  return Math.max(0, ...query.of.map((each) => lowerBound(each, countOf)));
}

/** The ordinals of a query's matches, from the lists it needs. */
export function evaluate(query: TermQuery, listOf: (terms: AnyTerm) => Ordinals): Ordinals {
  switch (query.kind) {
    case "term":
      return listOf([storedTerm(query)]);
    case "or": {
      const { terms, others } = split(query.of);
      const lists = others.map((each) => evaluate(each, listOf));
      return inAny(terms.length > 0 ? [listOf(terms), ...lists] : lists);
    }
    case "and": {
      const met = query.of.flatMap((each) => (each.kind === "not" ? [] : [evaluate(each, listOf)]));
      const excluded = query.of.flatMap((each) => (each.kind === "not" ? [each.of] : []));
      return excluded.reduce(
        (left, each) => (left.length > 0 ? without(left, evaluate(each, listOf)) : left),
        inAll(met),
      );
    }
    default:
      throw new Error(`No posting list answers ${query.kind}.`);
  }
}

/** A membership test of single jobs, from the lists a query needs. */
export function membership(
  query: TermQuery,
  listOf: (terms: AnyTerm) => Ordinals,
): (ordinal: number) => boolean {
  switch (query.kind) {
    case "term":
      return inList(listOf([storedTerm(query)]));
    case "or": {
      const { terms, others } = split(query.of);
      const tests = others.map((each) => membership(each, listOf));
      const all = terms.length > 0 ? [inList(listOf(terms)), ...tests] : tests;
      return (ordinal) => all.some((test) => test(ordinal));
    }
    case "and": {
      const tests = query.of.map((each) => membership(each, listOf));
      return (ordinal) => tests.every((test) => test(ordinal));
    }
    case "not": {
      const test = membership(query.of, listOf);
      return (ordinal) => !test(ordinal);
    }
    default:
      throw new Error(`No posting list answers ${query.kind}.`);
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

import { describe, expect, it } from "vitest";
import { prefix, storedTerm, type TermQuery, term } from "#app/features/search/terms/term-query.ts";
import { canEvaluate, evaluate, lowerBound, membership } from "./evaluate.ts";
import type { AnyTerm } from "./ordinals.ts";

/** Every combination of five terms is one job. */
const terms = ["a", "b", "c", "d", "e"];
const jobs = Array.from({ length: 32 }, (_, bits) => terms.filter((_, at) => (bits >> at) & 1));

function listOf(any: AnyTerm) {
  return Uint32Array.from(
    jobs.flatMap((has, at) => (any.some((each) => has.includes(each)) ? [at] : [])),
  );
}

function meets(has: readonly string[], query: TermQuery): boolean {
  if (query.kind === "term") return has.includes(storedTerm(query));
  if (query.kind === "not") return !meets(has, query.of);
  if (query.kind === "and") return query.of.every((each) => meets(has, each));
  if (query.kind === "or") return query.of.some((each) => meets(has, each));
  throw new Error("none here");
}

const [a, b, c, d, e] = terms.map((text) => term(text)) as [
  TermQuery,
  TermQuery,
  TermQuery,
  TermQuery,
  TermQuery,
];
const and = (...of: TermQuery[]): TermQuery => ({ kind: "and", of });
const or = (...of: TermQuery[]): TermQuery => ({ kind: "or", of });
const not = (of: TermQuery): TermQuery => ({ kind: "not", of });

const queries: TermQuery[] = [
  a,
  or(a, b, c),
  and(a, or(b, c)),
  or(and(a, b), c, and(d, not(e)), d),
  and(or(a, and(b, c)), not(or(d, and(a, e))), or(c, d)),
  and(a, not(a)),
  and(or(a, b), or(c, d), or(d, e), not(b)),
];

describe("term queries from posting lists", () => {
  it.each(queries)("JOBS-10 are met by the same jobs as one by one: %j", (query) => {
    const expected = jobs.flatMap((has, at) => (meets(has, query) ? [at] : []));
    expect(canEvaluate(query)).toBe(true);
    expect([...evaluate(query, listOf)]).toEqual(expected);
    const test = membership(query, listOf);
    expect(jobs.flatMap((_, at) => (test(at) ? [at] : []))).toEqual(expected);
  });

  it("JOBS-10 are known to be met by as many as their commonest term has, without reading", () => {
    const countOf = (text: string) => listOf([text]).length - (text === "b" ? 0 : 5);
    const bounds = queries.map((query) => lowerBound(query, countOf));
    expect(bounds).toEqual([11, 16, 0, 11, 0, 0, 0]);
    for (const [at, query] of queries.entries()) {
      expect(bounds[at]).toBeLessThanOrEqual(evaluate(query, listOf).length);
    }
  });

  it.each([not(a), and(not(a), not(b)), or(a, not(b)), prefix("a"), and(a, prefix("b"))])(
    "are not answered without the database: %j",
    (query) => expect(canEvaluate(query)).toBe(false),
  );
});

import { describe, expect, it } from "vitest";
import { prefix, storedTerm, type TermQuery, term } from "#app/features/search/terms/term-query.ts";
import { evaluate, type Lists, lowerBound, membership } from "./evaluate.ts";

/** Every combination of five terms is one job. */
const terms = ["a", "ab", "c", "d", "e"];
const jobs = Array.from({ length: 32 }, (_, bits) => terms.filter((_, at) => (bits >> at) & 1));

function having(isMet: (term: string) => boolean) {
  return Uint32Array.from(jobs.flatMap((has, at) => (has.some(isMet) ? [at] : [])));
}

const lists: Lists = {
  of: (any) => having((term) => any.includes(term)),
  beginning: (text) => having((term) => term.startsWith(text)),
  all: () => Uint32Array.from(jobs.keys()),
};

function meets(has: readonly string[], query: TermQuery): boolean {
  if (query.kind === "term") return has.includes(storedTerm(query));
  if (query.kind === "not") return !meets(has, query.of);
  if (query.kind === "and") return query.of.every((each) => meets(has, each));
  if (query.kind === "or") return query.of.some((each) => meets(has, each));
  return query.kind === "prefix" && has.some((term) => term.startsWith(storedTerm(query)));
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
  not(a),
  and(not(a), not(b)),
  or(a, not(b)),
  prefix("a"),
  and(c, prefix("a")),
];

describe("term queries from posting lists", () => {
  it.each(queries)("JOBS-10 are met by the same jobs as one by one: %j", (query) => {
    const expected = jobs.flatMap((has, at) => (meets(has, query) ? [at] : []));
    expect([...evaluate(query, lists)]).toEqual(expected);
    const test = membership(query, lists);
    expect(jobs.flatMap((_, at) => (test(at) ? [at] : []))).toEqual(expected);
  });

  it("JOBS-10 are known to be met by as many as their commonest term has, without reading", () => {
    const countOf = (text: string) => lists.of([text]).length - (text === "ab" ? 0 : 5);
    const bounds = queries.map((query) => lowerBound(query, countOf));
    expect(bounds).toEqual([11, 16, 0, 11, 0, 0, 0, 0, 0, 11, 0, 0]);
    for (const [at, query] of queries.entries()) {
      expect(bounds[at]).toBeLessThanOrEqual(evaluate(query, lists).length);
    }
  });
});

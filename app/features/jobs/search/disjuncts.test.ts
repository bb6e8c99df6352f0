import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disjunctsFrom } from "./disjuncts.ts";
import { allOf, anyOf, butNot, type TermQuery, term } from "./term-query.ts";

const law = term("c:Marketing & Sales (new) | 'it''s");
const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map(term);

describe("a query as keys and arms", () => {
  it.each<[TermQuery, ReturnType<typeof disjunctsFrom>]>([
    [law, { all: [law], any: [] }],
    [anyOf([law, a]), { all: [`${law} | 'a'`], any: [] }],
    [allOf([law, anyOf([a, b])]), { all: [law, "'a' | 'b'"], any: [] }],
    [anyOf([a, allOf([b, c])]), { all: [], any: [["'a'"], ["'b'", "'c'"]] }],
    [
      anyOf([a, allOf([b, c]), allOf([b, d]), allOf([d, e]), law]),
      { all: [], any: [[`'a' | ${law}`], ["'b'", "'c' | 'd'"], ["'d'", "'e'"]] },
    ],
    [allOf([anyOf([a, allOf([b, c])]), d]), { all: ["'d'"], any: [["'a'"], ["'b'", "'c'"]] }],
    [
      allOf([anyOf([a, allOf([b, c])]), anyOf([d, allOf([e, law])])]),
      {
        all: [],
        any: [
          ["'a'", "'d'"],
          ["'a'", "'e'", law],
          ["'b'", "'c'", "'d'"],
          ["'b'", "'c'", "'e'", law],
        ],
      },
    ],
    [butNot(a, anyOf([b, c])), { all: ["'a'", "!( 'b' | 'c' )"], any: [] }],
    // Words of a title are among those of the text.
    [
      anyOf([a, allOf([b, term("=a")]), allOf([b, c])]),
      { all: [], any: [["'a'"], ["'b'", "'c'"]] },
    ],
    [allOf([`${a}:*`, b]), { all: ["'a':*", "'b'"], any: [] }],
    [
      "('a' & 'b') | ('c' & 'd')",
      {
        all: [],
        any: [
          ["'a'", "'b'"],
          ["'c'", "'d'"],
        ],
      },
    ],
  ])("%s", (query, arms) => {
    expect(disjunctsFrom(query ?? "")).toEqual(arms);
  });

  it("asks for the same whatever the query, in a bounded number of arms", () => {
    const words = ["a", "b", "c", "d", "e", "f"];
    const queries = fc.letrec<{ query: string }>((tie) => ({
      query: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(...words).map(term),
        fc.array(tie("query"), { minLength: 1, maxLength: 4 }).map((each) => anyOf(each) ?? ""),
        fc.array(tie("query"), { minLength: 1, maxLength: 4 }).map((each) => allOf(each) ?? ""),
        tie("query").map((query) => `!${query}`),
      ),
    })).query;
    fc.assert(
      fc.property(queries, fc.subarray(words), (query, present) => {
        const { all, any } = disjunctsFrom(query);
        const met = all.every(holds) && (any.length === 0 || any.some((arm) => arm.every(holds)));
        expect(met).toBe(holds(query));
        expect(any.length).toBeLessThanOrEqual(12);

        function holds(text: string): boolean {
          const script = text.replace(/'(\w)'/g, (_, word) => String(present.includes(word)));
          return Boolean(new Function(`return ${script}`)());
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

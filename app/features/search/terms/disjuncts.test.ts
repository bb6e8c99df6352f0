import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { disjunctsFrom } from "./disjuncts.ts";
import { printDisjuncts, printTermQuery } from "./print-term-query.ts";
import { allOf, anyOf, butNot, nothing, prefix, type TermQuery, tag, term } from "./term-query.ts";

const law = tag("c:Marketing & Sales (new) | 'it's");
const lawPrinted = "'c:Marketing & Sales (new) | ''it''s'";
const a = term("a");
const b = term("b");
const c = term("c");
const d = term("d");
const e = term("e");

describe("a query as keys and disjuncts", () => {
  it.each<[TermQuery | undefined, { all: string[]; any: string[][] }]>([
    [law, { all: [lawPrinted], any: [] }],
    [anyOf([law, a]), { all: [`${lawPrinted} | 'a'`], any: [] }],
    [allOf([law, anyOf([a, b])]), { all: [lawPrinted, "'a' | 'b'"], any: [] }],
    [anyOf([a, allOf([b, c])]), { all: [], any: [["'a'"], ["'b'", "'c'"]] }],
    [
      anyOf([a, allOf([b, c]), allOf([b, d]), allOf([d, e]), law]),
      { all: [], any: [[`'a' | ${lawPrinted}`], ["'b'", "'c' | 'd'"], ["'d'", "'e'"]] },
    ],
    [allOf([anyOf([a, allOf([b, c])]), d]), { all: ["'d'"], any: [["'a'"], ["'b'", "'c'"]] }],
    [
      allOf([anyOf([a, allOf([b, c])]), anyOf([d, allOf([e, law])])]),
      {
        all: [],
        any: [
          ["'a'", "'d'"],
          ["'a'", "'e'", lawPrinted],
          ["'b'", "'c'", "'d'"],
          ["'b'", "'c'", "'e'", lawPrinted],
        ],
      },
    ],
    [butNot(a, anyOf([b, c])), { all: ["'a'", "!('b' | 'c')"], any: [] }],
    // Words of a title are among those of the text.
    [
      anyOf([a, allOf([b, term("a", "title")]), allOf([b, c])]),
      { all: [], any: [["'a'"], ["'b'", "'c'"]] },
    ],
    [allOf([prefix("a"), b]), { all: ["'a':*", "'b'"], any: [] }],
    [
      anyOf([allOf([a, b]), allOf([c, d])]),
      {
        all: [],
        any: [
          ["'a'", "'b'"],
          ["'c'", "'d'"],
        ],
      },
    ],
  ])("%j", (query, disjuncts) => {
    expect(JSON.parse(printDisjuncts(disjunctsFrom(query ?? nothing)))).toEqual(disjuncts);
  });

  it("asks for the same whatever the query, in a bounded number of disjuncts", () => {
    const words = ["a", "b", "c", "d", "e", "f"];
    const several = { minLength: 1, maxLength: 4 };
    const queries = fc.letrec<{ query: TermQuery }>((tie) => ({
      query: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(...words).map((word) => term(word)),
        fc.array(tie("query"), several).map((each) => anyOf(each) ?? nothing),
        fc.array(tie("query"), several).map((each) => allOf(each) ?? nothing),
        tie("query").map((of) => ({ kind: "not" as const, of })),
      ),
    })).query;
    fc.assert(
      fc.property(queries, fc.subarray(words), (query, present) => {
        const { all, any } = disjunctsFrom(query);
        const met = all.every(holds) && (any.length === 0 || any.some((keys) => keys.every(holds)));
        expect(met).toBe(holds(query));
        expect(any.length).toBeLessThanOrEqual(12);

        function holds(each: TermQuery): boolean {
          const script = printTermQuery(each).replace(/'(\w)'/g, (_, word) =>
            String(present.includes(word)),
          );
          return Boolean(new Function(`return ${script}`)());
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

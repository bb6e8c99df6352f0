import { expect, it } from "vitest";
import { anchorOf, usualShare } from "./anchor-terms.ts";
import { allOf, anyOf, butNot, prefix, type TermQuery, tag, term } from "./term-query.ts";

const shares = new Map([
  ["c:Law", 0.1],
  ["clerk", 0.01],
  ["@syria/homs", 0.05],
]);
const anchor = (query: TermQuery | undefined) => {
  const result = query && anchorOf(query, (text) => shares.get(text) ?? 0.001);
  if (!result) return undefined;
  const terms = result.terms.map(({ text }) => text);
  return result.seconds.length > 0 ? [terms, result.seconds] : terms;
};

it.each([
  ["one term", term("clerk"), ["clerk"]],
  [
    "of terms that are all required the rarest, and a tag",
    allOf([tag("c:Law"), term("clerk")]),
    [["clerk"], ["c:Law"]],
  ],
  [
    "the tag second, however rare it is",
    allOf([tag("@syria/homs"), anyOf([term("legal"), allOf([term("clerk"), term("law")])])]),
    [["legal", "law"], ["@syria/homs"]],
  ],
  [
    "a place without its names, which are of jobs in places that are none of ours",
    allOf([term("clerk"), anyOf([tag("@syria/homs"), tag("@~homs"), term("homs", "title")])]),
    [["clerk"], ["@syria/homs", "=homs"]],
  ],
  [
    "one part alone where two would be too many keys",
    allOf([
      anyOf(Array.from({ length: 90 }, (_, n) => term(`legal${n}`))),
      anyOf([tag("c:Law"), tag("c:Design")]),
    ]),
    Array.from({ length: 90 }, (_, n) => `legal${n}`),
  ],
  [
    "each of terms of which any will do",
    anyOf([term("clerk"), term("writer", "title")]),
    ["clerk", "=writer"],
  ],
  [
    "the rarest of each alternative",
    anyOf([allOf([tag("c:Law"), term("clerk")]), allOf([term("legal"), tag("@syria/homs")])]),
    ["clerk", "legal"],
  ],
  ["nothing of what is excluded", butNot(tag("c:Law"), term("clerk")), ["c:Law"]],
  ["beginnings of titles", prefix("acc", "title"), ["=acc"]],
  ["none where a job needs no term", { kind: "not", of: term("clerk") } as const, undefined],
  [
    "none where one alternative needs none",
    anyOf([tag("c:Law"), { kind: "not", of: term("clerk") }]),
    undefined,
  ],
])("a query's anchor is %s", (_, query, expected) => {
  expect(anchor(query)).toEqual(expected);
});

it("a term that several alternatives share stands there once", () => {
  const query = anyOf([
    allOf([term("clerk"), tag("c:Law")]),
    allOf([term("clerk"), tag("@syria/homs")]),
  ]);
  expect(anchor(query)).toEqual(["clerk"]);
});

it("without statistics a word is rarer than a tag, however many words there are", () => {
  const words = anyOf(
    ["clerk", "writer", "scribe", "typist", "secretary"].map((each) => term(each)),
  );
  const query = allOf([tag("t:full-time"), tag("@syria"), words]);
  expect(query && anchorOf(query, usualShare)?.terms.map(({ text }) => text)).toContain("scribe");
});

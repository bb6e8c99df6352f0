import { expect, it } from "vitest";
import { anchorTerms } from "./anchor-terms.ts";
import { allOf, anyOf, butNot, prefix, type TermQuery, tag, term } from "./term-query.ts";

const shares = new Map([
  ["c:Law", 0.1],
  ["clerk", 0.01],
  ["@syria/homs", 0.05],
]);
const anchor = (query: TermQuery | undefined) =>
  query && anchorTerms(query, (text) => shares.get(text) ?? 0.001)?.map(({ text }) => text);

it.each([
  ["one term", term("clerk"), ["clerk"]],
  ["of terms that are all required the rarest", allOf([tag("c:Law"), term("clerk")]), ["clerk"]],
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

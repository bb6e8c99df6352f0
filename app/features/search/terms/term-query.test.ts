import { describe, expect, it } from "vitest";
import { printTermQuery } from "./print-term-query.ts";
import {
  allOf,
  allStems,
  anyName,
  anyOf,
  butNot,
  prefix,
  type TermQuery,
  tag,
  term,
} from "./term-query.ts";

const a = term("a");
const b = term("b");
const c = term("c");

describe("term queries", () => {
  it.each<[string, TermQuery | undefined, TermQuery | undefined]>([
    ["of nothing ask nothing", allOf([undefined, anyOf([])]), undefined],
    ["of one are that one", allOf([undefined, anyOf([a])]), a],
    ["ask nothing twice", anyOf([a, b, term("a")]), { kind: "or", of: [a, b] }],
    [
      "tell a title's word from the same word anywhere, and from a beginning",
      anyOf([a, term("a", "title"), prefix("a")]),
      { kind: "or", of: [a, term("a", "title"), prefix("a")] },
    ],
    [
      "join into one what is joined alike",
      allOf([allOf([a, b]), allOf([b, c])]),
      { kind: "and", of: [a, b, c] },
    ],
    [
      "stay apart where they are joined otherwise",
      allOf([a, anyOf([b, c]), anyOf([b, c])]),
      { kind: "and", of: [a, { kind: "or", of: [b, c] }] },
    ],
    [
      "exclude",
      butNot(a, anyOf([b, c])),
      { kind: "and", of: [a, { kind: "not", of: { kind: "or", of: [b, c] } }] },
    ],
    ["exclude nothing", butNot(a, undefined), a],
    ["of nothing exclude nothing", butNot(undefined, a), undefined],
    [
      "take IT for the field that it is beside another word, and for nothing alone",
      anyName([["it", "manager"], ["it"]], "title"),
      allOf([term("manager", "title"), tag("c:Information Technology")]),
    ],
    ["ask nothing of stop words", allStems(["of", "the"]), undefined],
  ])("%s", (_, query, tree) => {
    expect(query).toEqual(tree);
  });
});

describe("names as terms", () => {
  const printed = (query: TermQuery | undefined) => query && printTermQuery(query);

  it("any of several names is enough, each with all its words", () => {
    expect(printed(anyName([["sale", "agent"], ["salesman"]]))).toBe(
      "'sale' & 'agent' | 'salesman'",
    );
    expect(printed(anyName([["sale", "agent"]], "title"))).toBe("'=sale' & '=agent'");
  });

  it("a name that has all words of a shorter one is not requested, nor the same twice", () => {
    expect(printed(anyName([["fashion", "designer"], ["fashion"], ["fashion"]]))).toBe("'fashion'");
    expect(
      printed(
        anyName([
          ["sale", "agent"],
          ["agent", "sale"],
        ]),
      ),
    ).toBe("'sale' & 'agent' | 'agent' & 'sale'");
  });

  it("a name that says a word twice is not requested beside others", () => {
    const twice = ["business", "to", "business"];
    expect(printed(anyName([["b2b"], twice]))).toBe("'b2b'");
    expect(printed(anyName([twice]))).toBe("'business'");
  });

  it("stop words are not requested, and of stop words alone nothing is", () => {
    expect(printed(anyName([["head", "of", "sale"], ["sale"]]))).toBe("'sale'");
    expect(printed(anyName([["of", "the"], ["sale"]]))).toBe("'sale'");
    expect(anyName([["of", "the"]])).toBeUndefined();
  });
});

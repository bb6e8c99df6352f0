import { describe, expect, it } from "vitest";
import { allOf, anyName, anyOf, butNot, partsOf, term } from "./term-query.ts";

describe("names as terms", () => {
  it("any of several names is enough, each with all its words", () => {
    expect(anyName([["sale", "agent"], ["salesman"]])).toBe("(('sale' & 'agent') | 'salesman')");
    expect(anyName([["sale", "agent"]], "=")).toBe("('=sale' & '=agent')");
  });

  it("a name that has all words of a shorter one is not asked for, nor the same twice", () => {
    expect(anyName([["fashion", "designer"], ["fashion"], ["fashion"]])).toBe("'fashion'");
    expect(
      anyName([
        ["sale", "agent"],
        ["agent", "sale"],
      ]),
    ).toBe("(('sale' & 'agent') | ('agent' & 'sale'))");
  });

  it("stop words are not asked for, and of stop words alone nothing is", () => {
    expect(anyName([["head", "of", "sale"], ["sale"]])).toBe("'sale'");
    expect(anyName([["of", "the"], ["sale"]])).toBe("'sale'");
    expect(anyName([["of", "the"]])).toBeUndefined();
  });
});

describe("the parts of a query", () => {
  const law = term("c:Marketing & Sales (new) | 'it''s");
  const either = anyOf([term("a"), allOf([term("b"), term("c")])]) ?? "";

  it.each([
    [law, [law]],
    [either, [either]],
    [allOf([law, either]), [law, either]],
    [allOf([law, allOf([term("a"), either]), term("d")]), [law, "'a'", either, "'d'"]],
    [allOf([either, `${either}*`, either]), [either, `${either}*`]],
    [butNot(either, law), [either, `!${law}`]],
    [butNot(law, either), [law, `!${either}`]],
    ["('a' & 'b') | ('c' & 'd')", ["('a' & 'b') | ('c' & 'd')"]],
    ["('a' | 'b') & ('c' | 'd')", ["('a' | 'b')", "('c' | 'd')"]],
  ])("%s", (query, parts) => {
    expect(partsOf(query ?? "")).toEqual(parts);
  });
});

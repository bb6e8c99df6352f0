import { describe, expect, it } from "vitest";
import { anyName } from "./term-query.ts";

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

import { describe, expect, it } from "vitest";
import { type Sample, significantRatio } from "./significance.ts";

/** Values in turn, so many of them, of so many companies. */
const sample = (values: readonly number[], count: number, companies = 10): Sample[] =>
  Array.from({ length: count }, (_, at) => ({
    company: `company ${at % companies}`,
    value: values[at % values.length] ?? 0,
  }));

describe("a significant ratio", () => {
  it.each([
    ["of clearly more", sample([4, 6, 8], 60), sample([2, 3, 4], 60), 2],
    ["of too few", sample([4, 6, 8], 29), sample([2, 3, 4], 60), undefined],
    ["of too few companies", sample([4, 6, 8], 60, 4), sample([2, 3, 4], 60), undefined],
    ["of the same", sample([1, 5, 9], 60), sample([1, 5, 9], 60), undefined],
    ["of fewer", sample([1, 2], 60), sample([4, 6], 60), undefined],
    [
      "of one with very many",
      [...sample([2], 59), { company: "x", value: 5000 }],
      sample([2], 60),
      undefined,
    ],
    ["of none at all", sample([0], 60), sample([0], 60), undefined],
    ["of hardly more", sample([100, 101], 600), sample([99, 100], 600), undefined],
  ])("%s", (_, some, others, ratio) => {
    expect(significantRatio(some, others)).toBe(ratio);
  });
});

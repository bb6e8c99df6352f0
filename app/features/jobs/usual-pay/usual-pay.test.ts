import { describe, expect, it } from "vitest";
import { rangeAsPay, usualRange } from "./usual-pay.ts";

const each = (companies: number, pays: number[]) => Array.from({ length: companies }, () => pays);

describe("issue 15.2 usual pay", () => {
  it.each([
    ["nine jobs", [...each(4, [100, 200]), [300]]],
    ["ten jobs of four companies", [...each(3, [100, 200]), [1, 2, 3, 4]]],
    [
      "many jobs of two companies",
      each(
        2,
        Array.from({ length: 50 }, () => 100),
      ),
    ],
    ["a large company and three others", [[1, 2, 3, 4, 5, 6, 7], ...each(3, [100])]],
    ["none", []],
  ])("%s say nothing", (_, companies) => {
    expect(usualRange(companies)).toBeUndefined();
  });

  it("is the middle half, to two figures; one odd figure changes little", () => {
    const pays = [
      [10_140, 12_000],
      [14_000, 16_000],
      [18_000, 20_000],
      [11_000, 13_000],
      [15_000, 17_000],
    ];
    const range = { low: 12_000, high: 17_000, jobs: 10, companies: 5 };
    expect(usualRange(pays)).toEqual(range);
    expect(usualRange(pays.with(2, [18_000, 9_000_000]))).toEqual(range);
  });

  it("a company that posts a hundred jobs counts for five, its newest", () => {
    const others = each(5, [10_000, 10_000]);
    const large = Array.from({ length: 100 }, (_, i) => (i < 5 ? 12_000 : 90_000));
    expect(usualRange([...others, large])).toEqual({
      low: 10_000,
      high: 12_000,
      jobs: 15,
      companies: 6,
    });
  });

  it("is written in the pound that stands beside it", () => {
    const range = { low: 12_000, high: 17_000, jobs: 10, companies: 5 };
    const written = { currency: "SYP", period: "month" };
    expect(rangeAsPay(range, { pound: "old" })).toEqual({
      min: 1_200_000,
      max: 1_700_000,
      pound: "old",
      ...written,
    });
    expect(rangeAsPay(range, {})).toEqual({ min: 12_000, max: 17_000, pound: "new", ...written });
  });
});

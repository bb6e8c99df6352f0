import { describe, expect, it } from "vitest";
import { readRate } from "./read-rate.ts";

const today = "2026-11-22";
const read = (line: string, isOld = false) => readRate(line.split(" "), { today, isOld });

describe("issue 15.2 an exchange rate as an owner writes it", () => {
  it.each([
    ["USD 130", false, { currency: "USD", newPounds: 130, day: today }],
    ["usd 13,000 2026-11-20", true, { currency: "USD", newPounds: 130, day: "2026-11-20" }],
    ["LBP 0.0015", false, { currency: "LBP", newPounds: 0.0015, day: today }],
  ])("'%s' is read", (line, isOld, rate) => {
    expect(read(line, isOld)).toEqual({ rate });
  });

  it.each([
    ["SYP 1", "none of USD"],
    ["GBP 170", "none of USD"],
    ["USD", "no number"],
    ["USD -3", "no number"],
    ["USD 0", "no number"],
    ["USD 13000", "looks like old pounds"],
    ["USD 130 yesterday", "no day"],
    ["USD 130 2026-11-20 more", "no day"],
  ])("'%s' is refused: %s", (line, problem) => {
    expect(read(line)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

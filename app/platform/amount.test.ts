import { describe, expect, it } from "vitest";
import { readAmount, writeAmount } from "./amount.ts";

describe("an amount as it is typed", () => {
  it.each([
    ["1800000", "1800000"],
    ["1,800,000", "1800000"],
    ["1,234.50", "1234.50"],
    ["0", "0"],
    ["١٨٠٠٠٠٠", "1800000"],
    ["١٬٨٠٠٬٠٠٠", "1800000"],
    ["١٢٣٫٥", "123.5"],
    ["۱۲۳", "123"],
    [" 2 400 000 ", "2400000"],
    ["2\u00a0400\u00a0000", "2400000"],
    ["\u200f500", "500"],
  ])("POST-08 %s is read as %s", (input, read) => {
    expect(readAmount(input)).toBe(read);
  });

  it("POST-08 an empty one is null", () => {
    expect(readAmount("")).toBeNull();
    expect(readAmount("  ")).toBeNull();
  });

  it.each([
    "by agreement",
    "12k",
    "-5",
    "1,8",
    "1.800.000",
    "1e6",
    "NaN",
    "Infinity",
    "0x10",
    "1,,000",
  ])("POST-08 %s is no number and is refused", (input) => {
    expect(readAmount(input)).toBeUndefined();
  });

  it("POST-08 more than a database takes is refused", () => {
    expect(readAmount("9".repeat(14))).toBeUndefined();
    expect(readAmount(`1.${"1".repeat(40)}`)).toBeUndefined();
  });

  it.each([
    ["1800000", "1,800,000"],
    ["1234.50", "1,234.50"],
    ["999", "999"],
    ["0.1234", "0.1234"],
  ])("POST-10 a stored %s comes back as %s", (stored, written) => {
    expect(writeAmount(stored)).toBe(written);
    expect(Number(readAmount(written))).toBe(Number(stored));
  });
});

import { describe, expect, it } from "vitest";
import { isReversed, readAmount, twoReadings, writeAmount } from "./amount.ts";

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
    "0,000",
    "0,500,000",
    "0,500.25",
    "01,500",
  ])("POST-08 %s is no number and is refused", (input) => {
    expect(readAmount(input)).toBeUndefined();
  });

  it.each([
    ["1.500", "1,500", "1.50"],
    ["٣٫٥٠٠", "3,500", "3.50"],
    ["٣.٥٠٠", "3,500", "3.50"],
    ["12.345", "12,345", "12.3450"],
    ["900.000", "900,000", "900.00"],
    ["0,500", "500", "0.500"],
    ["٠،٩٠٠", "900", "0.900"],
    ["00,050", "50", "0.050"],
  ])("report 7 %s is read in two ways and is refused: %s or %s", (input, whole, fraction) => {
    expect(readAmount(input)).toBeUndefined();
    expect(twoReadings(input)).toEqual([whole, fraction]);
    expect(readAmount(whole)).toBe(whole.replace(",", ""));
    expect(Number(readAmount(fraction))).toBe(Number(fraction));
  });

  it.each(["1,500", "1.50", "1.5", "0.500", "1500.000", "1.5000", "", "1.800.000", "a.500"])(
    "report 7 %s is not read in two ways",
    (input) => {
      expect(twoReadings(input)).toBeUndefined();
    },
  );

  it("report 7 a stored amount is never written so that it could be read in two ways", () => {
    for (const stored of ["1.500", "12.345", "1.000", "999.999"]) {
      expect(Number(readAmount(writeAmount(stored)))).toBe(Number(stored));
    }
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

it.each([
  ["2,000", "1500", true],
  ["٢٠٠٠", "1500", true],
  ["1500", "2,000", false],
  ["1500", "1500", false],
  ["2000", "", false],
  ["2000", "0", true],
  ["much", "1500", false],
  [undefined, undefined, false],
])("reading 53: a minimum of %j above a maximum of %j is %s", (min, max, is) => {
  expect(isReversed(min, max)).toBe(is);
});

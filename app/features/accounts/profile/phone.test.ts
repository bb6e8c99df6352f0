import { describe, expect, it } from "vitest";
import { readPhone } from "./phone.ts";

describe("a phone number", () => {
  it.each([
    ["0944 000 101", "+963 944 000 101"],
    ["+963 944 000 101", "+963 944 000 101"],
    ["00963-944-000-101", "+963 944 000 101"],
    ["٠٩٤٤٠٠٠١٠١", "+963 944 000 101"],
    ["۰۹۴۴ ۰۰۰ ۱۰۱", "+963 944 000 101"],
    ["\u202a+963 944 000 101\u202c", "+963 944 000 101"],
    ["(011) 222-3333", "+963 11 222 3333"],
    ["+49 30 1234567", "+49 30 1234567"],
  ])("%s is kept as %s", (input, stored) => {
    expect(readPhone(input)).toBe(stored);
  });

  it("without a country's code is one of the country chosen beside it", () => {
    expect(readPhone("0501234567", "saudi-arabia")).toBe("+966 50 123 4567");
    expect(readPhone("03 123 456", "lebanon")).toBe("+961 3 123 456");
  });

  it("that fits no country's numbers is kept as typed", () => {
    expect(readPhone("222-3333")).toBe("222 3333");
  });

  it.each([
    "",
    "hello",
    "12345",
    "call me 0944000101",
    "0944000101 x5",
    "1".repeat(16),
    "+",
    "09+44000",
  ])("differs from '%s'", (input) => {
    expect(readPhone(input)).toBeUndefined();
  });
});

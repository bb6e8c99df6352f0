import { describe, expect, it } from "vitest";
import { mobileDigits, spacedMobile } from "./mobile-number.server.ts";

describe("the digits of a mobile number", () => {
  it.each([
    ["0944 000 101", "963944000101"],
    ["+963 944 000 101", "963944000101"],
    ["00963-944-000-101", "963944000101"],
    ["٠٩٤٤٠٠٠١٠١", "963944000101"],
    ["\u202a+963 944 000 101\u202c", "963944000101"],
    ["+49 151 23456789", "4915123456789"],
    ["+1 202 555 0123", "12025550123"],
  ])("%s has the digits %s", (phone, digits) => {
    expect(mobileDigits(phone)).toBe(digits);
  });

  it.each(["+963 11 222 3333", "+49 30 1234567", "222 3333", "", "call me", "+", "1".repeat(16)])(
    "'%s' is none",
    (phone) => {
      expect(mobileDigits(phone)).toBeNull();
    },
  );

  it.each([
    ["963944000101", "+963 944 000 101"],
    ["4915123456789", "+49 1512 3456789"],
    ["12", "+12"],
  ])("%s are shown as %s", (digits, spaced) => {
    expect(spacedMobile(digits)).toBe(spaced);
  });

  it("of no number there are none", () => {
    expect(mobileDigits(null)).toBeNull();
  });
});

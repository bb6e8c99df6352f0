import { describe, expect, it } from "vitest";
import { accountFieldError } from "./field-errors.ts";

const valid = { valid: true, valueMissing: false, tooLong: false };
const missing = { valid: false, valueMissing: true, tooLong: false };
const wrong = { valid: false, valueMissing: false, tooLong: false };

describe("D11 the browser's validation errors of an account's form, in the page's language", () => {
  it.each([
    ["firstName", valid, "  ", "accounts.firstNameMissing"],
    ["email", missing, "", "accounts.emailMissing"],
    ["email", wrong, "hala@", "accounts.emailInvalid"],
    ["city", missing, "", "accounts.cityMissing"],
    ["password", missing, "", "accounts.passwordMissing"],
    ["agree", missing, "on", "accounts.agreeMissing"],
  ] as const)("%s", (name, validity, value, key) => {
    expect(accountFieldError(name, validity, value)).toBe(key);
  });

  it("accepts valid values and other controls", () => {
    expect(accountFieldError("email", valid, "hala@example.com")).toBeUndefined();
    expect(accountFieldError("remember", missing, "")).toBeUndefined();
  });
});

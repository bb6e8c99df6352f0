import { describe, expect, it } from "vitest";
import { errorOf } from "./native-errors.ts";

const valid = { valid: true, valueMissing: false, tooLong: false };
const missing = { valid: false, valueMissing: true, tooLong: false };
const wrong = { valid: false, valueMissing: false, tooLong: false };
const tooLong = { valid: false, valueMissing: false, tooLong: true };

describe("APPLY-02 the browser's validation errors, in the page's language", () => {
  it.each([
    ["firstName", missing, "", "firstName"],
    ["lastName", valid, "   ", "lastName"],
    ["email", missing, "", "emailMissing"],
    ["email", wrong, "rima@", "email"],
    ["phone", missing, "", "phone"],
    ["availableDate", wrong, "", "availableDate"],
    ["coverLetter", tooLong, "x", "coverLetter"],
    ["expectedSalary", tooLong, "x", "tooLong"],
  ] as const)("%s", (name, validity, value, key) => {
    expect(errorOf(name, validity, value)).toBe(`applications.errors.${key}`);
  });

  it("accepts valid values, and an optional field left empty", () => {
    expect(errorOf("phone", valid, "0944")).toBeUndefined();
    expect(errorOf("coverLetter", valid, "")).toBeUndefined();
  });
});

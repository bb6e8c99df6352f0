import { describe, expect, it } from "vitest";
import { isUuid } from "./uuid.ts";

describe("isUuid", () => {
  it.each([
    ["an id", "0f8fad5b-d9cb-469f-a165-70867728950e", true],
    ["an id in capitals", "0F8FAD5B-D9CB-469F-A165-70867728950E", true],
    ["an id without dashes", "0f8fad5bd9cb469fa16570867728950e", false],
    ["an id and a line break", "0f8fad5b-d9cb-469f-a165-70867728950e\n", false],
    ["an id in braces", "{0f8fad5b-d9cb-469f-a165-70867728950e}", false],
    ["a letter beyond f", "gf8fad5b-d9cb-469f-a165-70867728950e", false],
    ["Arabic digits", "٠f8fad5b-d9cb-469f-a165-70867728950e", false],
    ["nothing", "", false],
  ])("reads %s", (_, text, expected) => expect(isUuid(text)).toBe(expected));
});

import { describe, expect, it } from "vitest";
import { abbreviationsOf, spelledLetters } from "./abbreviations.ts";

describe("the initials of a company", () => {
  it.each([
    ["jp morgan chase", ["jpmc", "jpm chase"]],
    ["talaat moustafa group", ["tmg", "tm group"]],
    ["hewlett packard enterprise", ["hpe", "hp enterprise"]],
    ["bank of new york inc", ["bnyi", "bny", "bn york"]],
    ["global marine transport of europe", ["gmte", "gmt", "gm transport"]],
    ["siemens", []],
    ["شركة النور للتجارة", []],
  ])("of “%s” are %j", (name, initials) => {
    expect(abbreviationsOf(name)).toEqual(initials);
  });

  it.each([
    [["بي", "دبليو", "سي"], "pwc"],
    [["اتش", "اس", "بي", "سي"], "hsbc"],
    [["اي", "بي", "ام"], "ibm"],
  ])("are spelled in Arabic: %j may be %s", (words, initials) => {
    expect(spelledLetters(words)).toContain(initials);
  });

  it("are none where a word is no letter", () => {
    expect(spelledLetters(["في", "حلب"])).toEqual([]);
    expect(spelledLetters(["سي"])).toEqual([]);
  });
});

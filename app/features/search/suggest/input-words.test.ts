import { describe, expect, it } from "vitest";
import { answering, beginnings } from "#app/features/search/words/half-words.ts";
import { inputWords } from "./suggest.server.ts";
import { highlightRanges } from "./suggest-highlights.ts";

describe("what is being typed", () => {
  it.each([
    ["Senior Acc", ["senior", "acc"]],
    ["  مُحَاسِب  ", ["محاسب"]],
    ["jobs in hal", ["hal"]],
    ["وظائف في حل", ["حل"]],
    ["jobs", ["jobs"]],
    ["c# dev", ["c#", "dev"]],
    ["٣ سنوات", ["3", "سنوات"]],
    ["# + %", []],
    ["\0\ud800", []],
    ["", []],
    ["a b c d e f g h", ["b", "c", "d", "e", "f", "g"]],
  ])("%j is read as %j", (input, words) => {
    expect(inputWords(input)).toEqual(words);
  });

  it("is read no further than its first part", () => {
    expect(inputWords("ab".repeat(5_000))).toEqual(["ab".repeat(40)]);
  });

  it.each([
    ["المحاس", "محاسب أول", true],
    ["محاس", "مطلوب المحاسب الأول", true],
    ["للمهندس", "فرصة للمهندسين", true],
    ["acc", "Senior Accountant", true],
    ["count", "Senior Accountant", false],
    ["حاسب", "محاسب", false],
  ])("%s begins a word of %s: %s", (input, text, begins) => {
    const words = inputWords(input).map((word) => ({ own: beginnings(word), meant: [] }));
    expect(answering(words, true)(inputWords(text).join(" "))).toBe(begins);
  });
});

describe("what is marked of a suggestion", () => {
  it.each([
    ["Senior Accountant", "acc", "Senior [Acc]ountant"],
    ["Café Manager", "cafe", "[Café] Manager"],
    ["محاسب", "محا", "[محا]سب"],
    ["مُحَاسِب", "محا", "[مُحَا]سِب"],
    ["المحاسب الأول", "محاس", "ال[محاس]ب الأول"],
    ["C# / .NET", "c#", "[C#] / .NET"],
    ["front-end developer", "end", "front-[end] developer"],
    ["Sand & Salt", "sa", "[Sa]nd & [Sa]lt"],
    ["دمشق", "dam", "دمشق"],
  ])("of %s for %s it is %s", (label, input, marked) => {
    const parts = highlightRanges(label, [input]);
    const shown = parts.reduceRight(
      (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
      label,
    );
    expect(shown).toBe(marked);
  });

  it("the longest of several beginnings counts", () => {
    expect(highlightRanges("محاسب", ["مح", "محاس"])).toEqual([[0, 4]]);
  });
});

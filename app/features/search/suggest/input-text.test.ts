import { describe, expect, it } from "vitest";
import { answering, beginnings } from "#app/features/search/words/half-words.ts";
import { readInput } from "./input-text.ts";
import { highlightRanges } from "./suggest-highlights.ts";

const read = (input: string, begins = (_: string) => true) => readInput(input, begins);
const inputWords = (input: string) => read(input).words.map(({ word }) => word);

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

  it.each([
    ["jobs in", [], true],
    ["وظائف في", [], true],
    ["nurse in", ["nurse"], true],
    ["jobs in hal", ["hal"], true],
    ["in", ["in"], false],
    ["nurse hal", ["nurse", "hal"], false],
    ["عن ب", ["ب"], false],
  ])("%j has the words %j and seeks a place: %s", (input, words, seeksPlace) => {
    const text = read(input);
    expect([text.words.map(({ word }) => word), text.seeksPlace]).toEqual([words, seeksPlace]);
  });

  it.each([
    ["jobs h", true],
    ["jobs a", true],
    ["بدي شغل ح", true],
    ["وظائف محاسب ح", false],
    ["محاسب ح", false],
    ["فرص عمل", false],
    ["jobs", false],
  ])("%j is one word after jobs: %s", (input, followsJobs) => {
    expect(read(input).followsJobs).toBe(followsJobs);
  });

  it.each([
    ["lphs", "محاس"],
    ["shz", "ساي"],
    ["]la", "دمش"],
    ["ىعقس", "nurs"],
    ["شؤؤخ", "acco"],
    ["hglu", "المع"],
    ["شؤؤ", "acc"],
    ["مهدن", "مهدن"],
    ["acco", "acco"],
    ["محاس", "محاس"],
    ["zzz", "zzz"],
    ["lp", "lp"],
  ])("of the wrong keyboard layout, %s is %s", (input, word) => {
    const known = [
      "محاسب",
      "سايق",
      "دمشق",
      "nurse",
      "accountant",
      "المعلم",
      "lab",
      "شؤون",
      "kitchen",
    ];
    const begins = (start: string) => known.some((each) => each.startsWith(start));
    expect(read(input, begins).words.map((each) => each.word)).toEqual([word]);
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

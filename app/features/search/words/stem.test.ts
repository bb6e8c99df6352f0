import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import { stem, stemAfterClitic } from "./stem.ts";

const stems = [
  ["المهندسين", "مهندس"],
  ["للمهندسين", "مهندس"],
  ["والمهندسات", "مهندس"],
  ["بالمحاسبة", "محاسب"],
  ["محاسبون", "محاسب"],
  ["المدنيّين", "مدني"],
  ["فنيون", "فني"],
  ["الصيدلة", "صيدل"],
  ["قانون", "قانون"],
  ["تأمين", "تامين"],
  ["زيتون", "زيتون"],
  ["مدرسة", "مدرسه"],
  ["مدرسات", "مدرس"],
  ["قابلة", "قابله"],
  ["قابل", "قابل"],
  ["لغة", "لغه"],
  ["عمل", "عمل"],
  ["nurses", "nurse"],
  ["secretaries", "secretary"],
  ["classes", "class"],
  ["business", "business"],
  ["analysis", "analysis"],
  ["c++", "c++"],
  ["node.js", "node.js"],
  ["٢٤", "24"],
] as const;

describe("the stem that a word is compared by", () => {
  it.each(stems)("“%s” is “%s”", (word, expected) => {
    expect(stem(fold(word))).toBe(expected);
  });

  it.each([
    ["ومحاسب", "محاسب"],
    ["كمدير", "مدير"],
    ["كمحاسبة", "محاسب"],
    ["والمحاسب", undefined],
    ["بائع", undefined],
  ])("“%s” may be “%s” with a letter before it", (word, expected) => {
    expect(stemAfterClitic(fold(word))).toBe(expected);
  });
});

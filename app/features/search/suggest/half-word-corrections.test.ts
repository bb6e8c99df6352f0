import { describe, expect, it } from "vitest";
import { halfWordReader, nearBeginning } from "./half-word-corrections.ts";

const read = halfWordReader(
  [
    "accountant",
    "graphic",
    "designer",
    "محاسب",
    "مهندس",
    "حلاق",
    "سايق",
    "خياط",
    "سيارة",
    "حالة",
    "سواق",
  ],
  ["حلب", "aleppo", "latakia"],
);

describe("a half word that nothing begins with", () => {
  it.each([
    ["acount", "accoun"],
    ["acocunt", "accoun"],
    ["accuont", "accoun"],
    ["grafic", "graphic"],
    ["مهنذ", "مهند"],
    ["mohaseb", "محاسب"],
    ["mohand", "مهند"],
    ["7alla2", "حلاق"],
    ["halab", "حلب"],
    ["lattak", "latak"],
    ["mo7a", "محا"],
    ["7al", "حل"],
    ["7ala", "حلب"],
    ["sa2i", "ساي"],
    ["khay", "خيا"],
    ["مهدن", "مهند"],
    ["saw", "سوا"],
  ])("%s may mean %s", (input, meant) => {
    expect(read(input).some((each) => each.startsWith(meant) || meant.startsWith(each))).toBe(true);
  });

  it("with a digit holds the letter that the digit writes", () => {
    const read = halfWordReader(["معلم", "مالي", "mobile"], []);
    expect(read("mo3al")).toContain("معل");
    expect(read("mo3al")).not.toContain("مال");
  });

  it.each([
    ["sa2e", ["سايق", "ساعات", "صيانة"], "سا"],
    ["sa2e2", ["سايق", "سيارة"], "سايق"],
    ["3amel", ["معلم", "عامل"], "عا"],
    ["mhn", ["مهندس", "مهن"], "مهن"],
    ["baye", ["بايع", "buyer", "بيانات"], "باي"],
    ["طيب", ["طبيب"], "طبي"],
    ["مهنس", ["منسق", "مهندس"], "مهندس"],
  ])("%s of %j is the one that its letters write in their order: %s", (input, words, meant) => {
    const [first = ""] = halfWordReader(words, [])(input);
    expect(first.startsWith(meant)).toBe(true);
  });

  it("a short one is spelled in Latin beside another such word, and alone is not", () => {
    expect(read("m", true)).toEqual(["م"]);
    expect(read("7a", true)).toContain("ح");
    expect(read("m")).toEqual([]);
  });

  it("begins with the consonant that it is written with", () => {
    const read = halfWordReader(["نجار", "انجليزي"], []);
    expect(read("najj").every((each) => each.startsWith("ن"))).toBe(true);
  });

  it.each(["acc", "account", "مح", "محاسب", "zzqqxx", "1234", "دجاجة"])(
    "%s is not read as anything else",
    (input) => {
      expect(read(input)).toEqual([]);
    },
  );

  it.each([
    ["acount", "accountant", "accoun"],
    ["accpunt", "accountant", "account"],
    ["accoount", "accountant", "accoun"],
    ["account", "accountant", undefined],
    ["bccount", "accountant", undefined],
    ["axxount", "accountant", undefined],
  ])("%s is how %s begins with one mistake: %s", (word, other, beginning) => {
    expect(nearBeginning(word, other)?.startsWith(beginning ?? "-") ?? false).toBe(
      beginning !== undefined,
    );
  });
});

import { describe, expect, it } from "vitest";
import { isRequestCue } from "./question-words.ts";
import { isRelative, isSpoken, isWish } from "./spoken-words.ts";

describe("words of talk by their form", () => {
  it.each(["بدور", "عمدور", "حابين", "نحتاج", "بلاقي", "وبحب"])("“%s” wishes", (word) => {
    expect(isWish(word)).toBe(true);
  });

  it.each(["بتعرفو", "يخبرني", "تلاقولي", "رجعت", "ساعدوني", "تالته", "خمسين", "two"])(
    "“%s” is talk",
    (word) => {
      expect(isSpoken(word)).toBe(true);
    },
  );

  it.each(["لزوجي", "وخيي", "بنتها", "لابني", "والدي"])("“%s” is a relative", (word) => {
    expect(isRelative(word)).toBe(true);
  });

  it.each(["معايا", "ومعاهم", "ليها", "عندهن", "وياك", "منكم", "فيني"])(
    "“%s” is a preposition with a pronoun",
    (word) => {
      expect(isSpoken(word)).toBe(true);
    },
  );

  it.each(["عايز", "عاوزين", "داير", "باغي", "ودنا"])("“%s” is a wish of a dialect", (word) => {
    expect(isRequestCue(word)).toBe(true);
  });

  it.each([
    "معاهد",
    "عليا",
    "منظمه",
    "عنايه",
    "محاسب",
    "مدرس",
    "خبره",
    "معلم",
    "خدمه",
    "شركه",
    "سكن",
    "دوام",
    "تركي",
  ])("“%s” is none of them", (word) => {
    expect(isSpoken(word)).toBe(false);
  });
});

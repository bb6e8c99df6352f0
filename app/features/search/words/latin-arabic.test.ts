import { describe, expect, it } from "vitest";
import { arabicReader } from "./latin-arabic.ts";
import { vocabularyWords } from "./vocabulary.ts";

describe("Arabic in Latin letters", () => {
  const read = arabicReader([...vocabularyWords(), "حلب", "حمص"]);

  it.each([
    ["mohaseb", "محاسب"],
    ["mo7aseb", "محاسب"],
    ["mohandes", "مهندس"],
    ["muhandis", "مهندس"],
    ["7alab", "حلب"],
    ["shofer", "شوفير"],
    ["najjar", "نجار"],
    ["khayyat", "خياط"],
    ["sa2eq", "سايق"],
    ["sa2e2", "سايق"],
    ["mo3allem", "معلم"],
    ["mumarid", "ممرض"],
    ["tabib", "طبيب"],
    ["mobarmej", "مبرمج"],
    ["muhami", "محامي"],
    ["mabi3at", "مبيعات"],
    ["mouwazzaf", "موظف"],
  ])("“%s” is read as %s", (latin, arabic) => {
    expect(read(latin).words).toContain(arabic);
  });

  it.each(["ab", "x", "schneider", "zzzz"])("“%s” is no Arabic word that is known", (latin) => {
    expect(read(latin).words).toEqual([]);
  });
});

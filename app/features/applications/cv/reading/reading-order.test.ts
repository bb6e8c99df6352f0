import { describe, expect, it } from "vitest";
import { isMostlyArabic, type PlacedChar, readingOrder } from "./reading-order.ts";

/** A line as it is seen, its letters side by side from left to right. */
function shown(text: string, left = 0, baseline = 700): PlacedChar[] {
  return Array.from(text, (char, at) => ({
    char,
    left: left + at * 5,
    right: left + at * 5 + 5,
    height: 8,
    baseline,
  }));
}

const turned = (text: string) => Array.from(text).reverse().join("");

describe("the text of a PDF", () => {
  it.each([
    [
      "Latin lines stay as they come",
      "Accountant (2020 - 2024), Aleppo",
      "Accountant (2020 - 2024), Aleppo",
    ],
    ["an Arabic line", turned("محاسبة أولى، حلب."), "محاسبة أولى، حلب."],
    ["a phone number in it", `+963 944 000 101 ${turned("هاتف:")}`, "هاتف: 101 000 944 +963"],
    ["years in it", `${turned("في برج")} 2024 - 2020 ${turned("من")}`, "من 2020 - 2024 في برج"],
    [
      "Latin words in it",
      `${turned("في حلب")} Al-Waer Tower (B+G) ${turned("مشروع")}`,
      "مشروع Al-Waer Tower (B+G) في حلب",
    ],
    ["brackets stored as they look", `(${turned("مثال")}) ${turned("شركة")}`, "شركة (مثال)"],
    ["brackets stored as they are meant", `)${turned("مثال")}( ${turned("شركة")}`, "شركة (مثال)"],
    ["a date with its separators", `${turned("حتى")} 01/2019 ${turned("من")}`, "من 01/2019 حتى"],
    ["Arabic digits", `${turned("سنوات")} ٧ ${turned("خبرة")}`, "خبرة ٧ سنوات"],
    [
      "a name in both letters",
      `Rima Halabi / ${turned("ريما الحلبي")}`,
      "Rima Halabi / ريما الحلبي",
    ],
  ])("comes in the order of reading: %s", (_, line, read) => {
    expect(readingOrder(shown(line), false)).toBe(read);
  });

  it("reads a line with other words at an end as its stop tells, or as its document", () => {
    const line = `.(BOQ) ${turned("حساب الكميات")} ،Revit`;
    expect(readingOrder(shown(line), false)).toBe("Revit، حساب الكميات (BOQ).");
    const name = `Homs ${turned("حمص")}`;
    expect(readingOrder(shown(name), true)).toBe("حمص Homs");
    expect(readingOrder(shown(name), false)).toBe("Homs حمص");
  });

  it("puts a ligature's letters, its marks and torn parts of a line where they belong", () => {
    const place = { baseline: 700, height: 8 };
    // "الأم" whose lam and alef are one glyph, stored in either order.
    for (const ligature of ["أل", "لأ"]) {
      const [one = "", other = ""] = ligature;
      const line = [
        { char: "م", left: 0, right: 5, ...place },
        { char: one, left: 5, right: 10, ...place },
        { char: other, left: 5, right: 10, ...place },
        { char: "ا", left: 10, right: 15, ...place },
      ];
      expect(readingOrder(line, true)).toBe("الأم");
    }
    const vowel = { char: "\u064b", left: 4, right: 5, ...place };
    expect(readingOrder([...shown(turned("جدا")), vowel], true)).toBe("جداً");
    const newline = {
      char: "\n",
      left: Number.NaN,
      right: Number.NaN,
      height: Number.NaN,
      baseline: Number.NaN,
    };
    const torn = [...shown(".(", 0), newline, ...shown(`${turned("مثال")})`, 10)];
    expect(readingOrder(torn, true)).toBe("(مثال).");
    const apart = [...shown("2020", 0), newline, ...shown(turned("مثال"), 300)];
    expect(readingOrder(apart, true), "columns side by side").toBe("2020\nمثال");
  });

  it("keeps the blanks that a reader has added between words", () => {
    const blank = {
      char: " ",
      left: Number.NaN,
      right: Number.NaN,
      height: Number.NaN,
      baseline: Number.NaN,
    };
    const line = [...shown(turned("حلب"), 60), blank, ...shown(turned("في"), 80)];
    expect(readingOrder(line, true)).toBe("في حلب");
  });

  it("has a tab between the columns of a table, in either script", () => {
    const row = [...shown("2020"), ...shown("Accountant", 60)];
    expect(readingOrder(row, false)).toBe("2020\tAccountant");
    const arabic = [...shown(turned("محاسبة")), ...shown("2020", 80)];
    expect(readingOrder(arabic, true)).toBe("2020\tمحاسبة");
  });

  it("parts lines that a reader has run into one, as it does from the right", () => {
    const high = shown(turned("محاسبة"), 40, 700);
    const low = shown(turned("شركة النور"), 20, 680);
    const mixed = [...low.slice(0, 4), ...high, ...low.slice(4)];
    expect(readingOrder(mixed, true)).toBe("محاسبة\nشركة النور");
    const newline = { ...shown("\n")[0], char: "\n", left: Number.NaN } as PlacedChar;
    const digits = shown("0944").flatMap((digit) => [digit, newline]);
    expect(readingOrder(digits, true).trim()).toBe("0944");
  });

  it("belongs to the letters that it has more of", () => {
    expect(isMostlyArabic("محاسبة Excel")).toBe(true);
    expect(isMostlyArabic("Accountant حلب")).toBe(false);
    expect(isMostlyArabic("2020")).toBe(false);
  });
});

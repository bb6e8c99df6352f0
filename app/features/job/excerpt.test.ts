import { describe, expect, it } from "vitest";
import { firstSentence, sentenceAround } from "./excerpt.ts";

describe("the excerpt of a description on a card (D27)", () => {
  it.each([
    [
      "One sentence that is long enough to stand. Another one.",
      "One sentence that is long enough to stand.",
    ],
    ["Responsibilities:\n- Supervise the site every day\n- Count", "Supervise the site every day"],
    [
      "\n\n• نشرف على أعمال البيتون والحديد ونطابقها. ثم نحسب.",
      "نشرف على أعمال البيتون والحديد ونطابقها.",
    ],
    [
      "Hello! We look for a nurse in Aleppo now. Apply.",
      "Hello! We look for a nurse in Aleppo now.",
    ],
    [
      "A salary of 1.5 million a month, and a car. More",
      "A salary of 1.5 million a month, and a car.",
    ],
    [
      "Supervise concrete and steel works, and check them against the drawings",
      "Supervise concrete and steel works, and check…",
    ],
    [
      "نشرف على أعمال البيتون والحديد يومياً في الورشة، ونطابقها مع المخططات.",
      "نشرف على أعمال البيتون والحديد يومياً في…",
    ],
    ["Duties\n- Bake the bread of the night", "Bake the bread of the night"],
    ["Only a heading:", "Only a heading:"],
    ["", ""],
  ])("%j begins with %j", (text, expected) => {
    expect(firstSentence(text)).toBe(expected);
  });

  it("is the sentence with the searched words, from some words before them where it is long", () => {
    const text =
      "We make chairs and tables in a small workshop here. A turner is wanted.\n- And a nurse.";
    expect(sentenceAround(text, text.indexOf("turner"))).toBe("A turner is wanted.");
    expect(sentenceAround(text, text.indexOf("nurse"))).toBe("And a nurse.");
    const long = `${"many words ".repeat(20)}and a turner is wanted.`;
    expect(sentenceAround(long, long.indexOf("turner"))).toMatch(/^… .{20,30}turner is wanted\.$/);
    const short = "We look in Homs for a careful nurse.";
    expect(sentenceAround(short, short.indexOf("nurse"))).toBe(short);
  });
});

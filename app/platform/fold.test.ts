import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { processorMs } from "#test/servers/processor-time.ts";
import { fold, foldedWords, folds } from "./fold.ts";

describe("folding a text for comparison", () => {
  it.each([
    ["alifs", "أحمد إدلب آمال ٱلله", "احمد ادلب امال الله"],
    ["final ya", "مستشفى", "مستشفي"],
    ["ta marbuta", "ممرضة", "ممرضه"],
    ["hamza on a seat", "مسؤول طوارئ", "مسوول طواري"],
    ["hamza on its own", "السويداء بناء", "السويدا بنا"],
    ["hamza as a mark", "أحمد", "احمد"],
    ["vowels and tatweel", "مُهَنْدِسٌ مَدَنِـــيٌّ", "مهندس مدني"],
    ["Persian letters", "کریم", "كريم"],
    ["ligatures", "ﻻ ﷲ", "لا الله"],
    ["digits of both kinds", "٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹", "0123456789 0123456789"],
    ["letter case and accents", "ÉCOLE İstanbul Łódź naïve", "ecole istanbul lodz naive"],
    ["a letter of full width", "Ｎｕｒｓｅ", "nurse"],
    ["punctuation", "front-end (React/Vue); «دوام»، كامل؟", "front end react vue دوام كامل"],
    ["signs of a language's name", "C++, C#. .NET; Node.js!", "c++ c# .net node.js"],
    ["full stops and points", "End. Next... 3.5 د. أحمد ..and", "end next 3 5 د احمد and"],
    ["spaces of all kinds", " \t a\u00a0b\n\u3000c ", "a b c"],
    ["bidi controls", "\u202bحلب\u202c \u2067x\u2069 C\u200e++\u061c", "حلب x c++"],
    ["zero width characters", "na\u200bme\u200d \u00adco\ufeffde", "name code"],
    ["emoji", "نص 👨‍👩‍👧 ❤️ text", "نص text"],
    ["unpaired surrogates and NUL", "a\ud800b\udc00c\0d", "abcd"],
    ["a pair that holds together", "𐐀x", "𐐨x"],
    ["nothing", "", ""],
    ["nothing that counts", " -ـ،\u200f. ", ""],
  ])("%s", (_what, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("does not change folded text", () => {
    for (const text of ["...and .net", ".+a", "a. ..b", "c#.net", "أإآ ءؤئ İ ﷺ", "ẞ ΣΑΣ"]) {
      expect(fold(fold(text))).toBe(fold(text));
    }
  });

  it("takes a long hostile text without delay", async () => {
    const ms = await processorMs(() => {
      for (const part of [".", ". ", "\u0301", "a.", "-."]) fold(part.repeat(200_000));
    });
    expect(ms).toBeLessThan(2000);
  });
});

describe("the words of a text with their places", () => {
  const marked = (text: string) =>
    foldedWords(text).map(({ word, start, end }) => [word, text.slice(start, end)]);

  it.each([
    ["letters that fold to fewer", "مُهَنْدِسٌ - مدنـــي", ["مهندس مُهَنْدِسٌ", "مدني مدنـــي"]],
    ["letters that fold to more", "ﷲ ﻻ x", ["الله ﷲ", "لا ﻻ", "x x"]],
    ["signs of a language's name", "(C++), .NET!", ["c++ C++", ".net .NET"]],
    ["marks of its own", "cafe\u0301 ☕ bar", ["cafe cafe\u0301", "bar bar"]],
    ["joiners within", "می\u200cخواهم", ["ميخواهم می\u200cخواهم"]],
    ["an emoji between", "نص 👨‍👩‍👧نص", ["نص نص", "نص نص"]],
    ["nothing that counts", " -ـ،\u200f. ", []],
  ])("%s", (_what, text, expected) => {
    expect(marked(text).map((each) => each.join(" "))).toEqual(expected);
  });

  it("are those that folding makes, in order and whole, for any text", () => {
    const places = (text: string) => foldedWords(text).flatMap(({ start, end }) => [start, end]);
    assert(
      property(string({ unit: "binary", maxLength: 60 }), (text) => {
        expect(
          foldedWords(text)
            .map(({ word }) => word)
            .join(" "),
        ).toBe(fold(text));
        expect(places(text)).toEqual(places(text).toSorted((a, b) => a - b));
      }),
      { numRuns: 2000, seed: 1 },
    );
    assert(
      property(string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const starts = [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
        expect([...starts, text.length]).toEqual(expect.arrayContaining(places(text)));
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe("the table that SQL shares", () => {
  it("replaces single characters by one or none, each once, the dropped ones last", () => {
    expect(folds.filter(([from, to]) => from.length !== 1 || to.length > 1)).toEqual([]);
    expect(new Set(folds.map(([from]) => from)).size).toBe(folds.length);
    const firstDropped = folds.findIndex(([, to]) => to === "");
    expect(firstDropped).toBeGreaterThan(0);
    expect(folds.slice(firstDropped).filter(([, to]) => to !== "")).toEqual([]);
  });

  it("holds no character that a PostgreSQL text or string literal trips over", () => {
    expect(folds.filter(([from, to]) => /[\0'\\]|\p{Surrogate}/u.test(from + to))).toEqual([]);
  });

  it("replaces by characters that it does not replace again", () => {
    const from = new Set(folds.map(([letter]) => letter));
    expect(folds.filter(([, to]) => from.has(to))).toEqual([]);
  });
});

import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { intentNamed } from "#app/features/search/words/intent-words.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { placesCalled } from "#app/features/search/words/place-words.ts";
import { stem, stemsOf } from "#app/features/search/words/stem.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { findWanted, type Wanted, wantedOf } from "./highlight.ts";

/** What is wanted of things, each known by its whole name or not at all. */
function wantedBy(...names: string[]): Wanted {
  const rawWords = names.flatMap((name) => name.split(" "));
  let from = 0;
  const parts = names.map((name) => {
    const to = from + name.split(" ").length - 1;
    const part = { ...partOf(name), from, to };
    from = to + 1;
    return part;
  });
  return wantedOf({ parts, rawWords, respelled: [], spellings: new Map() });
}

function partOf(name: string): QueryPart {
  const words = fold(name).split(" ");
  const where = { from: 0, to: 0, words };
  const intent = intentNamed(words.join(" "));
  if (intent) return { kind: "intent", intent, ...where };
  const names = [...conceptsNamed(words.map(stem))];
  const ids = placesCalled(words.join(" "));
  if (names.length === 0 && ids.length > 0) return { kind: "place", ids, ...where };
  const pieces = words.map((word) => ({ stems: [stem(word)], names: conceptsNamed([stem(word)]) }));
  return { kind: "words", names, pieces, categories: [], ...where };
}

/** The text with what is found in brackets. */
function marked(text: string, wanted: Wanted, inTitle = false): string {
  const ranges = findWanted(text, wanted, inTitle);
  let written = "";
  let from = 0;
  for (let index = 0; index < ranges.length; index += 2) {
    const [start = 0, end = 0] = ranges.slice(index, index + 2);
    written += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return written + text.slice(from);
}

describe("marks of a search in a text", () => {
  it.each([
    ["nurse", "Nurses and a NURSE, nursery", "[Nurses] and a [NURSE], nursery"],
    ["محاسب", "مطلوب مُحاسِبة، والمحاسبين", "مطلوب [مُحاسِبة]، [والمحاسبين]"],
    ["مهندس", "للمهندسين كمهندس", "[للمهندسين] [كمهندس]"],
    ["driver", "شوفير (سائق) أو driver", "[شوفير] ([سائق]) أو [driver]"],
    ["سائق", "Drivers wanted", "[Drivers] wanted"],
    ["مستشفى", "مستشفي ومســـتشفى", "[مستشفي] [ومســـتشفى]"],
    ["part time", "Cook, part-time", "Cook, [part-time]"],
    ["دوام جزئي", "Part time cook", "[Part time] cook"],
    ["Aleppo", "عمل في حلب، Aleppo", "عمل في [حلب]، [Aleppo]"],
    ["نساء", "للنساء، والنساءِ", "[للنساء]، [والنساءِ]"],
    ["طفل", "ماء طفل ماء", "ماء [طفل] ماء"],
    ["ليلي", "دوام ليلي في مطعم ليلى", "[دوام ليلي] في مطعم ليلى"],
    ["ليلي", "حرس ليلى فى المصنع", "حرس [ليلى] فى المصنع"],
    ["مني", "اطلبي مني ومن منى", "اطلبي [مني] ومن منى"],
    ["منى", "المهندسة منى في دمشق", "المهندسة [منى] في دمشق"],
    ["مستشفي", "ممرض في مستشفى", "ممرض في [مستشفى]"],
    ["c++", "C++/C# with .NET", "[C++]/C# with .NET"],
    ["zymurgist", "A zymurgist’s work", "A [zymurgist]’s work"],
    ["nurse", "", ""],
    ["nurse", "👩‍⚕️Nurse👨‍👩‍👧", "👩‍⚕️[Nurse]👨‍👩‍👧"],
    ["<script>", "a <script> & b", "a <[script]> & b"],
  ])("%s in %s", (name, text, written) => {
    expect(marked(text, wantedBy(name))).toBe(written);
  });

  it("is each thing that the search is about, and no more", () => {
    const text = "Accountant in Homs, full time; cook";
    expect(marked(text, wantedBy("محاسب", "حمص", "full time"))).toBe(
      "[Accountant] in [Homs], [full time]; cook",
    );
  });

  it("is a name of several words at once, and its words apart in a title alone", () => {
    const wanted = wantedBy("sales manager");
    expect(marked("Our Sales Manager", wanted)).toBe("Our [Sales Manager]");
    const apart = "Manager of regional sales";
    expect(marked(apart, wanted, true)).toBe("[Manager] of regional [sales]");
    expect(marked(apart, wanted)).toBe(apart);
    expect(marked("Manager of regional shops", wanted, true)).toBe("Manager of regional shops");
  });

  it("is in a title without any final ي also the same word with ى", () => {
    expect(marked("مهندس مدنى", wantedBy("مهندس مدني"), true)).toBe("[مهندس مدنى]");
    expect(marked("مطعم ليلى التقليدي", wantedBy("ليلي"), true)).toBe("مطعم ليلى التقليدي");
  });

  it("is a number with its unit", () => {
    const words = ["years"];
    const part: QueryPart = {
      kind: "words",
      words,
      names: [],
      pieces: [],
      categories: [],
      number: "5",
      from: 0,
      to: 1,
    };
    const wanted = wantedOf({ parts: [part], rawWords: [], respelled: [], spellings: new Map() });
    expect(marked("٥ years, 3 years", wanted)).toBe("[٥ years], 3 years");
  });

  it("never parts a character, and holds only text that folds to the searched words", () => {
    const wanted = wantedBy("محاسب", "nurse");
    const around = string({ unit: "grapheme", maxLength: 12 });
    const known = new Set(wanted.names.keys());
    assert(
      property(around, around, (before, after) => {
        const text = `${before} مُحَاسِبَة ${after} nurses ${before}`;
        const ranges = findWanted(text, wanted);
        expect(ranges).toEqual(ranges.toSorted((a, b) => a - b));
        const held = [];
        for (let index = 0; index < ranges.length; index += 2)
          held.push(text.slice(ranges[index], ranges[index + 1]));
        expect(held).toEqual(expect.arrayContaining(["مُحَاسِبَة", "nurses"]));
        for (const each of held) expect(known).toContain(stemsOf(fold(each))[0]);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

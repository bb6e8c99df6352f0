import { describe, expect, it } from "vitest";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { elsewhere, relaxations, widenings } from "./relaxations.ts";

const at = { from: 0, to: 0 };

function thing(word: string, concept?: Partial<Concept>): QueryPart {
  const names = concept
    ? [
        {
          forms: [[word]],
          related: [],
          not: [],
          instead: [],
          tags: [],
          sectors: [],
          ...concept,
        } as Concept,
      ]
    : [];
  return { kind: "words", words: [word], names, pieces: [], categories: [], ...at };
}

const cook = thing("cook", {});
const nurse = thing("nurse", {});
const excel = thing("excel", { skill: true });
const strange = thing("zymurgy");
const homs: QueryPart = { kind: "place", ids: ["syria/homs"], words: ["homs"], ...at };
const intent = (kind: "level" | "type", value: string) =>
  ({ kind: "intent", intent: { kind, value }, words: [value], ...at }) as QueryPart;
const senior = intent("level", "senior");
const partTime = intent("type", "part-time");
const verbatim: QueryPart = { kind: "verbatim", words: ["cook"], ...at };
const without: QueryPart = { ...excel, demand: "excluded" };

const nameOf = (part: QueryPart) => part.words[0] ?? "";

/** What each step lets go; "any" where any of the things is enough. */
function steps(...parts: QueryPart[]): string[] {
  const parsed = { parts, rawWords: [], respelled: [], spellings: new Map() };
  return relaxations(parsed).map(({ parsed, relaxed }) => {
    const dropped = parsed.parts
      .filter(({ demand }) => demand === "dropped")
      .map(nameOf)
      .sort();
    return relaxed ? "any" : dropped.join("+");
  });
}

describe("a keyword that nothing answers is relaxed in steps, the least part first:", () => {
  it.each<[string, QueryPart[], string[]]>([
    ["a thing alone", [cook], []],
    ["a thing with stand-ins", [thing("waiter", { instead: [["barista"]] })], ["waiter"]],
    [
      "a thing with stand-ins beside an unknown word",
      [thing("waiter", { instead: [["barista"]] }), strange],
      ["zymurgy", "waiter+zymurgy", "any"],
    ],
    ["a condition alone", [thing("women", { benefit: true })], ["women"]],
    ["a thing and a place", [cook, homs], ["homs"]],
    ["a thing and an unknown word", [strange, cook], ["zymurgy", "any"]],
    ["nothing known", [strange, homs], []],
    ["an unknown word and a type", [strange, partTime], ["zymurgy", "part-time"]],
    ["two things", [cook, nurse], ["nurse", "any"]],
    ["a rank and a field", [thing("supervisor", {}), nurse], ["supervisor", "any"]],
    ["two things and a place", [cook, nurse, homs], ["nurse", "homs", "homs+nurse", "any"]],
    [
      "level before type before condition before place",
      [homs, excel, partTime, senior, cook],
      ["senior", "part-time", "excel", "excel+homs+part-time+senior", "any"],
    ],
    [
      "two conditions: the first is what it is about",
      [excel, thing("french", { skill: true })],
      ["french", "any"],
    ],
    ["what is excluded is never let go", [cook, without, homs], ["homs"]],
    ["verbatim words", [verbatim, verbatim], []],
  ])("%s", (_, parts, expected) => {
    expect(steps(...parts)).toEqual(expected);
  });
});

describe("few jobs of a longer name are followed", () => {
  const related = (keyword: string) => {
    const names = conceptsNamed(stemsOf(keyword));
    const pieces = keyword
      .split(" ")
      .map((word) => ({ stems: [word], names: conceptsNamed([word]) }));
    const part = { ...thing(keyword), words: keyword.split(" "), names: [...names], pieces };
    const parsed = { parts: [part, homs], rawWords: [], respelled: [], spellings: new Map() };
    return widenings(parsed).flatMap(({ parsed }) =>
      parsed.parts.flatMap((part) =>
        part.kind === "words" ? part.names.flatMap(({ related }) => related) : [],
      ),
    );
  };

  it("by those of a person's occupation", () => {
    expect(related("english teacher")).toContainEqual(["teacher"]);
    expect(related("طبيب عيون")).toEqual([]);
  });

  it("by no part where that says little, or the name is one word", () => {
    expect(related("hotel manager")).toEqual([]);
    expect(related("teacher")).toEqual([]);
  });
});

describe("where few jobs answer a keyword others may follow:", () => {
  it.each<[string, QueryPart[], string[]]>([
    ["a thing and a place", [cook, homs], []],
    ["a tool without its technician", [excel, thing("technician", {})], ["technician"]],
    ["a thing and a level", [cook, senior], []],
    ["an unknown word first", [strange, cook, homs], ["zymurgy"]],
    ["then a condition, too", [strange, excel, cook], ["zymurgy", "excel+zymurgy"]],
    [
      "conditions one by one, the last first",
      [excel, cook, thing("french", { skill: true })],
      ["french", "excel+french"],
    ],
    ["a condition, then the way of working", [excel, cook, partTime], ["excel", "part-time"]],
    ["of two things the second", [cook, nurse], ["nurse"]],
  ])("%s", (_, parts, expected) => {
    const parsed = { parts, rawWords: [], respelled: [], spellings: new Map() };
    const dropped = widenings(parsed).map(({ parsed }) =>
      parsed.parts
        .filter(({ demand }) => demand === "dropped")
        .map(nameOf)
        .sort()
        .join("+"),
    );
    expect(dropped).toEqual(expected);
  });
});

describe("where an occupation stands in texts alone", () => {
  const letGo = (...parts: QueryPart[]) =>
    elsewhere({ parts, rawWords: [], respelled: [], spellings: new Map() }).map(({ parsed }) =>
      parsed.parts
        .filter(({ demand }) => demand === "dropped")
        .map(nameOf)
        .join("+"),
    );

  it.each([
    ["a way", [cook, partTime], ["part-time"]],
    [
      "a way, then a place, then both",
      [cook, partTime, homs],
      ["part-time", "homs", "part-time+homs"],
    ],
    ["a place", [cook, homs], ["homs"]],
    ["nothing of an occupation alone", [cook], []],
    ["nothing of a skill", [excel, partTime], []],
  ])("JOBS-10 it lets go %s", (_, parts, expected) => {
    expect(letGo(...parts)).toEqual(expected);
  });
});

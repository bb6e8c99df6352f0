import { expect, it } from "vitest";
import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import type { JobWords } from "#app/features/search/parsing/spelling.ts";
import { correctedMessage, shownReadings } from "./shown-readings.server.ts";

/** No jobs: the vocabulary alone decides. */
const words: JobWords = {
  commonStems: async () => new Set(),
  countUses: async () => new Map(),
  countTexts: async () => new Map(),
  companiesCalled: async () => [],
  companiesAbbreviated: async () => [],
  findTitleWords: async () => [],
};

const shown = async (keyword: string, language: "ar" | "en" = "ar", dropped = -1) => {
  const parsed = await parseQuery(keyword, words);
  const parts = parsed.parts.map((part, at) =>
    at === dropped ? { ...part, demand: "dropped" as const } : part,
  );
  const readings = shownReadings({ parsed: { ...parsed, parts }, relaxed: false }, language);
  return readings.map(({ kind, value }) => `${kind} ${value}`);
};

it.each([
  ["ممرضة حلب", "ar", []],
  ["nurse حلب", "en", ["place Aleppo"]],
  ["nurse half time", "en", ["type part-time"]],
  ["nurse part-time", "en", []],
  ["remote work from home nurse", "ar", ["arrangement remote"]],
  ["nurse not aleppo", "en", ["labelled Aleppo"]],
] as const)(
  "of “%s” in %s the chips are %j, without one that only repeats the box",
  async (...given) => {
    const [keyword, language, readings] = given;
    expect(await shown(keyword, language)).toEqual(readings);
  },
);

it("a part that was let go has no chip beside the sentence that says so", async () => {
  expect(await shown("nurse حلب", "en", 1)).toEqual([]);
});

it("a corrected word is written as the vocabulary writes it, not folded", async () => {
  expect(await shown("موظف شئوون طلاب")).toContain("spelling شؤون");
});

it("a corrected word is named beside what was typed, and a word read as typed is not", async () => {
  const corrected = async (keyword: string, language: "ar" | "en") =>
    correctedMessage({ parsed: await parseQuery(keyword, words), relaxed: false }, language);
  expect(await corrected("acountant", "en")).toBe("Corrected “acountant” to “accountant”");
  expect(await corrected("موظف شئوون طلاب", "ar")).toBe("صحّحنا «شئوون» إلى «شؤون»");
  expect(await corrected("accountant", "en")).toBeUndefined();
});

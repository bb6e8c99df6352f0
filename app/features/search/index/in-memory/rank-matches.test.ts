import { expect, it } from "vitest";
import type { Rank } from "#app/features/search/terms/part-terms.ts";
import { storedTerm, term } from "#app/features/search/terms/term-query.ts";
import { type Lists, rankMatches } from "./evaluate.ts";
import type { AnyTerm } from "./ordinals.ts";

/** Job n has the term n mod 7 and, if it is even, "even". */
const jobs = Array.from({ length: 70 }, (_, ordinal) => ordinal);
const termsOf = (ordinal: number) => [`${ordinal % 7}`, ...(ordinal % 2 === 0 ? ["even"] : [])];
const read: AnyTerm[] = [];
const lists: Lists = {
  of(any) {
    read.push(any);
    return Uint32Array.from(jobs.filter((each) => termsOf(each).some((one) => any.includes(one))));
  },
  beginning: () => new Uint32Array(0),
  all: () => Uint32Array.from(jobs),
};

const step = (text: string, distance: number) => ({ terms: term(text), distance });
const steps = [step("1", 2), step("even", 7), step("3", 1), step("5", 7), step("6", 9)];
const one: Rank = { steps, otherwise: 12 };
const two: Rank = { steps: [step("2", 0), step("3", 3)], otherwise: 5 };

function rankOf(ordinal: number, parts: readonly Rank[]): number {
  return parts.reduce((sum, { steps, otherwise }) => {
    const met = steps.find(({ terms }) =>
      termsOf(ordinal).some((each) => terms.kind === "term" && each === storedTerm(terms)),
    );
    return sum + (met?.distance ?? otherwise);
  }, 0);
}

it.each([
  ["one part", [one], [0, 1, 5, 9, 10, 11, 15, 30, 50, 70, 100]],
  ["two parts", [one, two], [1, 10, 70]],
  ["no part", [], [3]],
] as const)(
  "JOBS-10 the first of the matches of %s are ranked as one by one",
  (_, parts, wanted) => {
    const expected = jobs
      .map((ordinal) => ({ ordinal, rank: rankOf(ordinal, parts) }))
      .sort((a, b) => a.rank - b.rank || a.ordinal - b.ordinal);
    for (const count of wanted) {
      const ranked = rankMatches(Uint32Array.from(jobs), parts, count, lists);
      ranked.sort((a, b) => a.rank - b.rank || a.ordinal - b.ordinal);
      expect(ranked.slice(0, count)).toEqual(expected.slice(0, count));
    }
  },
);

it("steps that none of the first can need are not read", () => {
  read.length = 0;
  rankMatches(Uint32Array.from(jobs), [one], 15, lists);
  expect(read).toEqual([["1"], ["even"], ["3"]]);
  read.length = 0;
  rankMatches(Uint32Array.from(jobs), [one], 70, lists);
  expect(read.length).toBe(5);
});

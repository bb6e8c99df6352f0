import { expect, it } from "vitest";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { titleFit } from "./title-fit.ts";

function fitOf(name: string, title: string): number | undefined {
  const words = fold(name).split(" ");
  const names = [...conceptsNamed(stemsOf(fold(name)))];
  const at = { from: 0, to: 0 };
  const part: QueryPart = { kind: "words", words, names, pieces: [], categories: [], ...at };
  const parsed = { parts: [part], rawWords: [], respelled: [], spellings: new Map() };
  return titleFit(parsed)?.(fold(title));
}

it.each([
  ["account manager", "Account Manager", 0],
  ["account manager", "Manager, Accounts - Homs", 0],
  ["account manager", "Account Payments Manager", 1],
  ["مهندس ميكانيك", "مهندس ميكانيكي لمعمل", 0],
  ["مهندس ميكانيك", "مهندس صيانة وميكانيك", 0],
  ["nurse", "Nurse Assistant", 1],
  ["nurse", "Head Nurse", 1],
  ["صيدلاني", "مساعد صيدلاني", 1],
  ["صيدلاني", "صيدلاني مناوب", 0],
  ["marketing manager", "Marketing Manager", 0],
  ["cashier", "Cashiers Supervisor", 1],
])("“%s”: “%s” is %i away", (name, title, expected) => {
  expect(fitOf(name, title)).toBe(expected);
});

it("tells nothing of a tool", () => {
  expect(fitOf("excel", "Excel Manager")).toBeUndefined();
});

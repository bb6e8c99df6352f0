import { expect, it } from "vitest";
import { isRiddle, kinds } from "./riddles.ts";

it.each([
  ["comments", 4000],
  ["titles", 2500],
  ["records", 1500],
  ["sql", 200],
])("at most one in twenty of the %s contains a word that hides its subject", (kind, least) => {
  const texts = kinds[kind]?.() ?? [];
  expect(texts.length).toBeGreaterThan(least);
  const riddles = texts.filter(isRiddle).map(({ file, line }) => `${file}:${line}`);
  expect(riddles.slice(Math.floor(texts.length / 20))).toEqual([]);
});

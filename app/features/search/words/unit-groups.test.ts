import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import { stemsOf } from "./stem.ts";
import { conceptsNamed } from "./vocabulary.ts";

/** The unit groups of ISCO-08, the international classification of occupations, each by a usual name. */
const unitGroups = readFileSync(new URL("../vocabulary/unit-groups.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

/** Further usual names of occupations of these groups. */
const usualNames = readFileSync(new URL("../vocabulary/usual-names.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

const named = (name = "") => conceptsNamed(stemsOf(fold(name)));

describe("the vocabulary", () => {
  it("has all 436 unit groups of ISCO-08", () => {
    expect(new Set(unitGroups.map(([code]) => code)).size).toBe(436);
  });

  it("JOBS-10 names each of them in both languages, as the same thing", () => {
    const unknown = unitGroups.filter(([, en, ar]) => {
      const arabic = named(ar);
      return !named(en).some((concept) => arabic.includes(concept));
    });
    expect(unknown).toEqual([]);
  });

  it("JOBS-10 knows other usual names of them in both languages", () => {
    const unknown = usualNames.flat().filter((name) => named(name).length === 0);
    expect(unknown).toEqual([]);
  });
});

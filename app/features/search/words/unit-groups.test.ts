import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import { stemsOf } from "./stem.ts";
import { conceptsNamed } from "./vocabulary.ts";

/** The unit groups of ISCO-08, the international classification of occupations, each by a usual name. */
const unitGroups = rowsOf("unit-groups.tsv");

/** Further usual names of occupations of these groups. */
const usualNames = rowsOf("usual-names.tsv");

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

/** The rows of a file of tab-separated values, without its head. */
function rowsOf(file: string): string[][] {
  const text = readFileSync(join("test/vocabulary", file), "utf8");
  const [, ...lines] = text.trim().split("\n");
  return lines.map((line) => line.split("\t"));
}

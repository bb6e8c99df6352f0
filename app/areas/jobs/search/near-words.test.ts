import { describe, expect, it } from "vitest";
import { lettersBetween, lettersOff, nearestWords } from "./near-words.ts";

describe("words that are nearly the same", () => {
  it.each([
    ["nurse", "nurse", 0],
    ["grafic", "graphic", 2],
    ["secretery", "secretary", 1],
    ["nusre", "nurse", 1],
    ["مبعات", "مبيعات", 1],
    ["", "abc", 3],
  ])("“%s” and “%s” are %i letters apart", (a, b, distance) => {
    expect(lettersBetween(a, b)).toBe(distance);
  });

  it("forgives nothing in a short word and two letters in a long one", () => {
    expect(["net", "cook", "manager", "engineer"].map(lettersOff)).toEqual([0, 1, 1, 2]);
  });

  it("gives the nearest alone", () => {
    expect(nearestWords("engneer", ["engineer", "engine", "veneer"], 2)).toEqual(["engineer"]);
    expect(nearestWords("xyz", ["engineer"], 2)).toEqual([]);
  });
});

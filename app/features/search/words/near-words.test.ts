import { describe, expect, it } from "vitest";
import { editDistance, likeliest, maxDistanceFor, mistakeCost, nearWords } from "./near-words.ts";

describe("words that are nearly the same", () => {
  it.each([
    ["nurse", "nurse", 0],
    ["grafic", "graphic", 2],
    ["secretery", "secretary", 1],
    ["nusre", "nurse", 1],
    ["مبعات", "مبيعات", 1],
    ["", "abc", 3],
  ])("“%s” and “%s” are %i letters apart", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it("forgives nothing in a short word and two letters in a long one", () => {
    expect(["net", "cook", "manager", "engineer"].map(maxDistanceFor)).toEqual([0, 1, 1, 2]);
  });

  it("gives the nearest alone", () => {
    expect(nearWords("engneer", ["engineer", "engine", "veneer"], 2)).toEqual(["engineer"]);
    expect(nearWords("xyz", ["engineer"], 2)).toEqual([]);
  });

  it("S3 skips words without comparing them, but none within the distance", () => {
    const letters = Array.from("abcاب2");
    const words = Array.from({ length: 80 }, (_, nr) =>
      Array.from({ length: 5 }, (_, at) => letters[(nr * 7 + at * at * nr) % 6]).join(""),
    );
    for (const each of words.slice(0, 20)) {
      const near = words.filter((other) => editDistance(each, other) === 1);
      const others = words.filter((other) => other !== each);
      if (near.length > 0) expect(nearWords(each, others, 1)).toEqual(near);
    }
  });
});

describe("mistakes that are likely", () => {
  it.each([
    ["محاظر", "محاضر", "محاصر"],
    ["تصويق", "تسويق", "تشويق"],
    ["مداني", "مدني", "مداري"],
    ["sivil", "sivvil", "sixil"],
  ])("“%s” is rather “%s” than “%s”", (word, near, far) => {
    expect(mistakeCost(word, near)).toBeLessThan(mistakeCost(word, far));
    expect(likeliest(word, [far, near])[0]).toBe(near);
  });
});

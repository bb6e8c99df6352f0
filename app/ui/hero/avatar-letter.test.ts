import { describe, expect, it } from "vitest";
import { nicheLetter, nicheTone } from "./avatar-letter.ts";

describe("a company's letter", () => {
  it.each([
    ["بردى للصناعات الغذائية", "ب"],
    ["الياسمين للتنمية", "ي"],
    ["«الشهباء» للنسيج", "ش"],
    ["أعمدة للتعمير", "أ"],
    ["ال", "ا"],
    ["الف", "ا"],
    ["barada foods", "B"],
    ["Al-Salam Hospital", "S"],
    ["Alpha", "A"],
    ["The Olive Press", "O"],
    ["  3D Works", "3"],
    ["…", ""],
    ["", ""],
  ])("of %s is %s", (name, letter) => {
    expect(nicheLetter(name)).toBe(letter);
  });

  it("stands on the same stone every time, and names differ in theirs", () => {
    expect(nicheTone("Barada Foods")).toBe(nicheTone(" Barada Foods "));
    const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    expect(new Set(names.map(nicheTone))).toEqual(new Set([0, 1, 2, 3]));
  });
});

import { describe, expect, it } from "vitest";
import { avatarInitial, avatarTone } from "./avatar-initial.ts";

describe("a company's initial", () => {
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
  ])("of %s is %s", (name, initial) => {
    expect(avatarInitial(name)).toBe(initial);
  });

  it("has the same tone every time, and names differ in theirs", () => {
    expect(avatarTone("Barada Foods")).toBe(avatarTone(" Barada Foods "));
    const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    expect(new Set(names.map(avatarTone))).toEqual(new Set([0, 1, 2, 3]));
  });
});

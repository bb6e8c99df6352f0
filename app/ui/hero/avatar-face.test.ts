import { describe, expect, it } from "vitest";
import { avatarFace, avatarInitials } from "./avatar-face.ts";

describe("a company's initials", () => {
  it.each([
    ["بردى للصناعات الغذائية", "ب ل"],
    ["مشفى الكرمة التخصصي", "م ك"],
    ["الياسمين للتنمية", "ي ل"],
    ["«الشهباء» للنسيج", "ش ل"],
    ["أعمدة", "أ"],
    ["ال", "ا"],
    ["الف", "ا"],
    ["barada foods", "B F"],
    ["Al-Salam Hospital", "S H"],
    ["Al Salam Hospital", "S H"],
    ["Alpha", "A"],
    ["The Olive Press", "O P"],
    ["The", "T"],
    ["Fig & Olive Country Foods", "F O"],
    ["  3D Works", "3 W"],
    ["…", ""],
    ["", ""],
  ])("of %s are %s", (name, initials) => {
    expect(avatarInitials(name)).toBe(initials.replace(" ", "\u200c"));
  });
});

describe("a company's face", () => {
  it("is the same by its id and by the short key of it", () => {
    const id = "1f2e3d4c-0000-4000-8000-000000000000";
    expect(avatarFace(id.slice(0, 8))).toEqual(avatarFace(id));
    expect(avatarFace(id)).toEqual({ hue: 4, pattern: 1 });
  });

  it("is one of eight hues by four patterns", () => {
    const ids = Array.from({ length: 64 }, (_, at) => at.toString(16).padStart(8, "0"));
    const faces = new Set(ids.map((id) => Object.values(avatarFace(id)).join(" ")));
    expect(faces.size).toBe(32);
    expect(avatarFace("sample")).toEqual({ hue: 0, pattern: 0 });
  });
});

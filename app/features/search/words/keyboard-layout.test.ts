import { describe, expect, it } from "vitest";
import { asArabicKeys, asEnglishKeys } from "#app/features/search/parsing/retype.ts";

describe("a text typed on the other keyboard", () => {
  it.each([
    ["lphsf", "محاسب"],
    ["lik]s l]kd", "مهندس مدني"],
    ["lsj,]u", "مستودع"],
    ["bpl", "لاحم"],
    ["Hsjh`", "أستاذ"],
    ["Hsjh\\", "أستاذ"],
    ["/vt 24", "ظرف 24"],
    ["'fdf", "طبيب"],
  ])("“%s” is “%s” on an Arabic one", (input, meant) => {
    expect(asArabicKeys(input)).toBe(meant);
  });

  it.each([
    ["فثشؤاثق", ["teacher"]],
    ["ةشقنثفهىل ةشىشلثق", ["marketing manager"]],
    ["لاشىن", ["bank", "ghank"]],
    ["ىخيثزتس", ["node.js"]],
    ["ؤ++", ["c++"]],
    ["ؤ# 8", ["c# 8"]],
    ["آقس", ["nrs"]],
  ])("“%s” is one of %j on an English one", (input, meant) => {
    expect(asEnglishKeys(input)).toEqual(meant);
  });
});

import { describe, expect, it } from "vitest";
import { looksLikeBoard, skeletonOf } from "./skeleton.ts";

describe("A5: a company name by its looks", () => {
  it.each([
    ["Nabda Telecom", "nabda TELECOM"],
    ["Nabda Telecom", "Nabda\u200b Telecom"],
    ["Nabda Telecom", "Nаbdа Tеlеcоm"],
    ["Nabda Telecom", "\u202eNabda\u202c Telecom"],
    ["Nabda Telecom", "Nabda Telecom Ltd."],
    ["Nabda Telecom", "NabdaTelecom LLC"],
    ["Nabda Telecom", "Nabda Te1ec0m"],
    ["Barada Foods", "Βarada Fооds Co"],
    ["Modern Homes", "Modem Hornes"],
    ["نبضة للاتصالات", "شركة نَبْضَة للإتصالات"],
    ["نبضة للاتصالات", "نبضه للاتصالات ذ.م.م"],
    ["مؤسسة الأفق", "الافق"],
    ["Müller", "Muller"],
    ["Nabda Telecom", "Nabda Telecοm (Syria)"],
    ["Nabda Telecom", "Nabda Telecom - Syria Ltd"],
    ["Nabda Telecom", "Nabda Telecom [Damascus branch]"],
    ["بردى للصناعات الغذائية", "بردى للصناعات الغذائية ١"],
    ["بردى للصناعات الغذائية", "بردى للصناعات الغذائية 22"],
    ["بردى للصناعات الغذائية", "بردى للصناعات الغذائية (فرع حلب)"],
    ["بردى للصناعات الغذائية", "بردى للصناعات الغذائية سورية"],
  ])("%j looks like %j", (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  it.each([
    ["Nabda Telecom", "Nabd Telecom"],
    ["Barada Foods", "Barada Food Trading"],
    ["Company", "Limited"],
    ["نبضة", "نبض"],
    ["الأفق", "الأفق الجديد"],
    ["Syria", "Iraq (Syria)"],
    ["Studio 2020", "Studio"],
    ["(Nabda)", "(Barada)"],
  ])("%j does not look like %j", (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });

  it("is empty without letters", () => {
    expect(skeletonOf(" \u200b🙂 ")).toBe("");
  });

  it.each([
    "Furas",
    "FURAS",
    "Fuгаs",
    "فُرَص",
    "فرص",
    "شركة فُرص",
    "Furas Support Team",
    "فريق فرص",
    "F u r a s",
    "فرص للتوظيف",
    "فُرص للوظائف",
    "منصة فرص للعمل",
    "Furas Jobs",
    "Furas Recruitment (Syria)",
    "Furas 2",
  ])("%j looks like the board", (name) => {
    expect(looksLikeBoard(name)).toBe(true);
  });

  it.each(["فرص للتوظيف والتدريب", "Furat Trading", "فارس", "Support Team", "Fursan", ""])(
    "%j does not look like the board",
    (name) => {
      expect(looksLikeBoard(name)).toBe(false);
    },
  );
});

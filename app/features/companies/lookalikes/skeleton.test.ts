import { describe, expect, it } from "vitest";
import { looksLikeBoard, skeletonBeforeHiring, skeletonOf } from "./skeleton.ts";

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
    ["Nabda Telecom", "Nabda  Telecom - Homs branch"],
    ["Nabda Telecom", "Nabda Telecom Homs"],
    ["Nabda Telecom", "NabdaTelecom, Aleppo"],
    ["Nabda Telecom", "Nabda Telecom Homs, Syria"],
    ["Nabda Telecom", "Nabda Telecom Homs Syria"],
    ["Nabda Telecom", "Nabda Telecom Deir ez-Zor Branch"],
    ["Nabda Telecom", "Nabda Telecom branch 2"],
    ["Nabda Telecom", "Nabda Telecom – Main office in Damascus"],
    ["Nabda Telecom", "Nabda Telecom Damascus Office"],
    ["Nabda Telecom", "Homs branch of Nabda Telecom"],
    ["Nabda Telecom", "Nаbda Telecom Hоms"],
    ["نبضة تيليكوم", "نبضة تيليكوم - فرع حمص"],
    ["نبضة تيليكوم", "نبضة تيليكوم فرع دير الزور"],
    ["نبضة تيليكوم", "نبضة تيليكوم الفرع الثاني"],
    ["نبضة تيليكوم", "نبضة تيليكوم، مكتب اللاذقية"],
    ["نبضة تيليكوم", "نبضة تيليكوم بحمص"],
    ["نبضة تيليكوم", "نبضة تيليكوم حلب"],
    ["نبضة تيليكوم", "فرع حمص لنبضة تيليكوم"],
    ["نبضة تيليكوم", "فرع حمص - نبضة تيليكوم"],
    ["نبضة", "شركة نبضة فرع الميدان"],
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
    ["Nabda Homs", "Nabda Aleppo"],
    ["Aleppo Bakery", "Damascus Bakery"],
    ["University of Aleppo", "University of Damascus"],
    ["Voice of Aleppo", "Voice of Homs"],
    ["Grand Hotel Aleppo", "Grand Hotel Damascus"],
    ["Law Office Aleppo", "Law Office Damascus"],
    ["Post Office", "Post"],
    ["غرفة تجارة حلب", "غرفة تجارة دمشق"],
    ["جامعة حلب", "جامعة دمشق"],
    ["معامل حديثة بحلب", "معامل حديثة بالسويداء"],
    ["مطعم - حلب", "مطعم - دمشق"],
    ["مكتب حمص للعقارات", "مكتب حلب للعقارات"],
    ["أفران بلاد الشام", "أفران بلاد"],
    ["بيت ليان العدوي", "بيت ليان"],
    ["فرع حمص", "فرع حلب"],
  ])("%j does not look like %j", (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });

  it.each([
    ["Nabda Telecom is hiring: baker", "Nabda Telecom"],
    ["Nаbda Telecom now hіring bakers", "Nabda Telecom"],
    ["Nabda Telecom (Homs) is looking for a baker", "Nabda Telecom"],
    ["نبضة تيليكوم تطلب خبّازاً", "نبضة تيليكوم"],
    ["شركة نبضة تيليكوم فرع حمص توظّف", "نبضة تيليكوم"],
    ["نبضة تيليكوم تعلن عن حاجتها إلى خباز", "نبضة تيليكوم"],
  ])("%j begins with %j", (title, name) => {
    expect(skeletonBeforeHiring(title)).toBe(skeletonOf(name));
  });

  it.each([
    "Baker",
    "Hiring: baker",
    "Restaurant is hiring",
    "مطلوب خباز",
    "شركة تطلب سائقاً",
    "مطعم يطلب شيف",
  ])("%j begins with no name", (title) => {
    expect(skeletonBeforeHiring(title)).toBe("");
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

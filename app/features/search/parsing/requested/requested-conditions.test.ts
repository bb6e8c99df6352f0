import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import { findConditions } from "./requested-conditions.ts";

const read = (query: string) =>
  findConditions(
    fold(query)
      .split(" ")
      .map((word, at) => ({ word, at })),
  ).map((part) => (part.kind === "words" ? part.names[0]?.tags.join(" ") : part.kind));

describe("the benefits that a query asks for", () => {
  it.each([
    ["مطعم بيأمن منامة ووجبة", ["a:housing", "a:meals"]],
    ["معمل بيعطي نقل وتأمينات", ["a:transport", "a:insurance"]],
    ["شركة بتوفر للموظفين سكن", ["a:housing"]],
    ["سائق مع سكن و طعام", ["a:housing", "a:meals"]],
    ["محاسب مع تأمين صحي وضمان", ["a:health-insurance", "a:insurance"]],
    ["سكن ع حسابهم", ["a:housing"]],
    ["job with health insurance and free lunch", ["a:health-insurance", "a:meals"]],
    ["transport provided", ["a:transport"]],
    ["company bus for staff", ["a:transport"]],
    ["full insurance and paid vacation", ["a:insurance", "a:paid-leave"]],
    ["kitchen helper meals and room", ["a:meals", "a:housing"]],
    ["براتب وسكن ومواصلات وتأمين", ["a:housing", "a:transport", "a:insurance"]],
    ["offers bonuses", ["a:incentives"]],
    ["وجبة اكل ع حساب الشغل", ["a:meals"]],
    ["سكن ع حساب صاحب المحل", ["a:housing"]],
    ["نقل عالشركة", ["a:transport"]],
    ["بيحسبوا فيه ساعات اضافية", ["a:paid-overtime a:overtime"]],
    ["بيدفعوا اسبوعي او يومي", ["a:weekly-pay"]],
    ["فيها حوافز شهرية ومكافآت", ["a:incentives", "a:incentives"]],
    ["مع ضمان اجتماعي", ["a:social-insurance a:insurance"]],
    ["سيارة من الشركة او بنزين", ["a:company-car"]],
    ["مع راتب ثابت وعمولة", ["a:fixed-salary", "a:commission"]],
    ["basic salary and commission", ["a:fixed-salary", "a:commission"]],
    ["معي بكالوريا", ["a:school a:no-degree"]],
    ["وما كملت جامعة", ["a:school a:no-degree"]],
    ["didn't finish university", ["a:school a:no-degree"]],
  ])("“%s” asks for %j", (query, tags) => {
    expect(read(query)).toEqual(tags);
  });

  it.each([
    "food engineer",
    "with insurance agent",
    "شركة نقل",
    "مندوب تأمين",
    "سائق نقل ثقيل",
    "بدون سكن",
    "housing",
    "مدرس ثانوية",
    "driver with car",
    "تقرير يومي",
  ])("“%s” asks for none", (query) => {
    expect(read(query)).toEqual([]);
  });

  it("says which words it is, without those around it", () => {
    const words = "محاسب بيأمنو منامة بحلب"
      .split(" ")
      .map((word, at) => ({ word: fold(word), at }));
    expect(findConditions(words)).toMatchObject([{ words: ["منامه"], from: 1, to: 2 }]);
  });
});

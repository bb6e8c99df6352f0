import { describe, expect, it } from "vitest";
import { foldLetters } from "#app/platform/fold.ts";
import { statedPayTags, tagsOfPay } from "./stated-pay.ts";

describe("pay in the text of a posting", () => {
  it.each([
    ["الراتب ٤٠٠ قابل للزيادة", "m:4"],
    ["راتب من 650,000 إلى 700,000 ل.س.", "m:6 m:7"],
    ["راتب ثابت 500.000 الف", "m:5"],
    ["الراتب يبدأ من 600 الف", "m:6"],
    ["الراتب: 1,000,000 - 1,200,000", "m:10 m:11 m:12"],
    ["الراتب 6,000 ل.س جديدة", "m:6"],
    ["براتب شهري 600 دولار", "u:6"],
    ["الراتب الكلي: 800$ - 1000$", "u:8 u:9 u:10"],
    ["salary: usd 400 per month", "u:4"],
    ["salary $30/hr", ""],
    ["راتب جيد، 8 ساعات", ""],
    ["خبرة 600 ساعة", ""],
  ])("of “%s” is %j", (text, tags) => {
    expect(statedPayTags(foldLetters(text)).join(" ")).toBe(tags);
  });

  it("is looked for by the tags of all amounts that are enough", () => {
    expect(tagsOfPay(600_000, 800_000, "SYP")).toEqual(["m:6", "m:7", "m:8"]);
    expect(tagsOfPay(6_000, 7_000, "SYP")).toEqual(["m:6", "m:7"]);
    expect(tagsOfPay(undefined, 250, "USD")).toEqual(["u:0", "u:1", "u:2"]);
    expect(tagsOfPay(400, undefined, "USD").slice(0, 2)).toEqual(["u:4", "u:5"]);
    expect(tagsOfPay(400, undefined, "EUR")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { findPay } from "./requested-pay.ts";

describe("the pay that a query asks for", () => {
  it.each([
    ["over $500", { min: 500, currency: "USD" }],
    ["500$+", { min: 500, currency: "USD" }],
    ["$500-800", { min: 500, max: 800, currency: "USD" }],
    ["between 500 and 800 dollars", { min: 500, max: 800, currency: "USD" }],
    ["up to 300 usd", { max: 300, currency: "USD" }],
    ["salary more than 600 dollars", { min: 600, currency: "USD" }],
    ["salary less than a million", { max: 1_000_000, currency: "SYP" }],
    ["more than a million old pounds", { min: 1_000_000, currency: "SYP" }],
    ["no more than one million", { max: 1_000_000, currency: "SYP" }],
    ["راتب ما بيتجاوز المليون", { max: 1_000_000, currency: "SYP" }],
    ["مليونين", { min: 2_000_000, currency: "SYP" }],
    ["بين مليون و مليونين", { min: 1_000_000, max: 2_000_000, currency: "SYP" }],
    ["خمسميت الف", { min: 500_000, currency: "SYP" }],
    ["salary 400", { min: 400, currency: "USD" }],
    ["فوق 3 مليون", { min: 3_000_000, currency: "SYP" }],
    ["براتب فوق ٣ مليون", { min: 3_000_000, currency: "SYP" }],
    ["معاش ٢٠٠ الف", { min: 200_000, currency: "SYP" }],
    ["باكثر من 2,500,000 ليرة", { min: 2_500_000, currency: "SYP" }],
    ["راتب 500 دولار وما فوق", { min: 500, currency: "USD" }],
    ["من 300 الى 500 دولار", { min: 300, max: 500, currency: "USD" }],
    ["تحت 1000 دولار", { max: 1_000, currency: "USD" }],
    ["راتب فوق مليونين", { min: 2_000_000, currency: "SYP" }],
    ["مليون ونص بالشهر", { min: 1_500_000, currency: "SYP" }],
    ["مليون ونص وما فوق", { min: 1_500_000, currency: "SYP" }],
    ["براتب نص مليون", { min: 500_000, currency: "SYP" }],
    ["أكثر من ثلاث ملايين", { min: 3_000_000, currency: "SYP" }],
    ["half a million", { min: 500_000, currency: "SYP" }],
    ["salary above two million", { min: 2_000_000, currency: "SYP" }],
    ["راتب من ٣ لـ ٥ مليون", { min: 3_000_000, max: 5_000_000, currency: "SYP" }],
    ["راتب ٢٠٠ دولار بالشهر على الاقل", { min: 200, currency: "USD" }],
    ["راتب لا يقل عن خمسمية دولار", { min: 500, currency: "USD" }],
    ["راتبو فوق المليونين", { min: 2_000_000, currency: "SYP" }],
    ["براتب مليونين وسبعمية الف", { min: 2_700_000, currency: "SYP" }],
    ["hr officer 700 900 usd", { min: 700, max: 900, currency: "USD" }],
    ["من مليون لمليونين", { min: 1_000_000, max: 2_000_000, currency: "SYP" }],
    ["خمسمية وخمسين الف ليرة", { min: 550_000, currency: "SYP" }],
    ["2 مليون و 300 الف", { min: 2_300_000, currency: "SYP" }],
    ["ثلاثمئة دولار", { min: 300, currency: "USD" }],
    ["two hundred fifty dollars", { min: 250, currency: "USD" }],
    ["two and a half million", { min: 2_500_000, currency: "SYP" }],
    ["accountant more than 2 million syrian pounds", { min: 2_000_000, currency: "SYP" }],
    ["900 الف ليرة سورية قديمة", { min: 900_000, currency: "SYP" }],
    ["لا اريد اقل من 500 دولار", { min: 500, currency: "USD" }],
    ["ما بقبل باقل من مليون", { min: 1_000_000, currency: "SYP" }],
    ["developer not under 800 usd", { min: 800, currency: "USD" }],
    ["never less than 300$", { min: 300, currency: "USD" }],
    ["not above 900 usd", { max: 900, currency: "USD" }],
    ["حوالي مليون", { min: 800_000, max: 1_250_000, currency: "SYP" }],
    ["around 400 dollar", { min: 320, max: 500, currency: "USD" }],
    ["يومية ١٠٠ الف", { min: 2_600_000, currency: "SYP" }],
    ["20 دولار باليوم", { min: 520, currency: "USD" }],
    ["5 dollars per hour", { min: 1_000, currency: "USD" }],
    ["50 دولار بالاسبوع", { min: 215, currency: "USD" }],
    ["12000 usd per year", { min: 1_000, currency: "USD" }],
    // F16: a currency alone.
    ["راتب بالدولار", { currency: "USD" }],
    ["محاسب بالدولار", { currency: "USD" }],
    ["رواتب عالية بالدولار", { currency: "USD" }],
    ["وظائف رواتب جيدة باليورو", { currency: "EUR" }],
    ["الدولار", { currency: "USD" }],
    ["dollar", { currency: "USD" }],
    ["accountant paid in USD", { currency: "USD" }],
    ["مهندس باليورو", { currency: "EUR" }],
  ])("“%s” is %j", (query, pay) => {
    expect(findPay(query.split(" "))?.pay).toEqual(pay);
  });

  it.each([
    "5 years",
    "8 ساعات",
    "age 25",
    "from 2019",
    "3-5 years",
    "c++ 17",
    "مليون",
    "ثلاث سنوات",
    "خمسة وعشرين سنة",
    "one year",
    "واحد",
    "دولارية",
    "راتب بالليرة",
    "123456",
  ])("“%s” names none", (query) => {
    expect(findPay(query.split(" "))).toBeUndefined();
  });

  it.each(["راتب", "براتب", "salary", "100", "من 3 ل 5", "مليون و"])(
    "“%s” again and again is read to its end",
    (words) => {
      const tokens = Array.from({ length: 200 }, () => words.split(" ")).flat();
      expect(() => findPay(tokens)).not.toThrow();
    },
  );

  it("says which words it is", () => {
    const query = "محاسب بحلب راتب 500 دولار وما فوق مع سكن";
    expect(findPay(query.split(" "))).toMatchObject({ from: 2, to: 6 });
    const negated = "سائق ما بقبل باقل من مليون بحلب";
    expect(findPay(negated.split(" "))).toMatchObject({ from: 1, to: 5 });
  });
});

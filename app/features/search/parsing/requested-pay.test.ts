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
    "دولارية",
    "راتب بالليرة",
  ])("“%s” names none", (query) => {
    expect(findPay(query.split(" "))).toBeUndefined();
  });

  it("says which words it is", () => {
    const query = "محاسب بحلب راتب 500 دولار وما فوق مع سكن";
    expect(findPay(query.split(" "))).toMatchObject({ from: 2, to: 6 });
  });
});

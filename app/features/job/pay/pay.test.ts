import { describe, expect, it } from "vitest";
import type { Currency, Pay } from "#app/features/job/job.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { amountText, otherTerms, payText, sharedTerms } from "./pay.ts";

describe("a pay in words", () => {
  it.each([
    [500_000, 1_000_000, "SYP", "500,000 - 1,000,000 SYP", "500,000 - 1,000,000 ل.س"],
    [1100, null, "USD", "$1,100+", "$1,100+"],
    [null, 900, "EUR", "Up to €900", "حتى €900"],
    [null, 900_000, "SYP", "Up to 900,000 SYP", "حتى 900,000 ل.س"],
    [30_000, 20_000, "TRY", "₺30,000 - ₺20,000", "₺30,000 - ₺20,000"],
    [4000, 5000, "SAR", "4,000 - 5,000 SAR", "4,000 - 5,000 ر.س"],
    [0, 0, "AED", "0 - 0 AED", "0 - 0 د.إ"],
    [1.5, null, "LBP", "1.5+ LBP", "1.5+ ل.ل"],
    [null, null, "USD", "To be discussed", "الراتب يُحدَّد لاحقاً"],
  ])("CONST-08 %s to %s %s is '%s'", (min, max, currency, english, arabic) => {
    const pay = { min, max, currency: currency as Currency };
    expect(payText(pay, messagesFor("en"))).toBe(english);
    expect(payText(pay, messagesFor("ar"))).toBe(arabic);
  });

  it("CONST-05 writes one amount with its currency's own sign", () => {
    expect(amountText(1500, "USD", messagesFor("ar"))).toBe("$1,500");
    expect(amountText(1500, "SYP", messagesFor("en"))).toBe("1,500 SYP");
  });
});

describe("the terms of pay that a list says once", () => {
  const old: Pay = { min: 900_000, max: null, currency: "SYP", period: "month", pound: "old" };
  const fresh: Pay = { ...old, pound: "new" };
  const hourly: Pay = { ...old, period: "hour" };
  const dollars: Pay = { min: 900, max: null, currency: "USD", period: "month" };
  const none: Pay = { min: null, max: null, currency: "SYP", period: "month" };
  const unknown: Pay = { ...none, min: 900_000 };

  it.each<[string, Pay[], ReturnType<typeof sharedTerms>]>([
    ["of months in old pounds", [old, old, dollars], { period: "month", pound: "old" }],
    ["of as many new pounds as old", [old, fresh], { period: "month", pound: "old" }],
    ["with more new pounds", [old, fresh, fresh], { period: "month", pound: "new" }],
    ["with a pound that is not known", [old, old, unknown], { period: "month" }],
    ["with dollars alone", [dollars], { period: "month" }],
    ["with pay for hours", [hourly, hourly, old], {}],
    ["without any pay", [none, none], {}],
    ["that is empty", [], {}],
  ])("of a list %s", (_, pays, shared) => {
    expect(sharedTerms(pays)).toEqual(shared);
  });

  it("leaves the differences to a card", () => {
    const shared = { period: "month", pound: "old" } as const;
    expect(otherTerms(old, shared)).toEqual({});
    expect(otherTerms({ ...fresh, basis: "net" }, shared)).toEqual({ pound: "new", basis: "net" });
    expect(otherTerms(hourly, shared)).toEqual({ period: "hour" });
    expect(otherTerms(old)).toEqual({ period: "month", pound: "old" });
  });
});

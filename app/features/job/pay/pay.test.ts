import { describe, expect, it } from "vitest";
import type { Currency } from "#app/features/job/job.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { amountText, payText } from "./pay.ts";

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

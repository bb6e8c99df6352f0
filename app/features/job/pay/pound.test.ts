import { describe, expect, it } from "vitest";
import type { Pay, PayPeriod, Pound } from "#app/features/job/job.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { otherPays } from "./exchange-rates.server.ts";
import { payText } from "./pay.ts";
import { doubtfulPound, inOtherPound, likelyPound } from "./pound.ts";

const pay = (min: number | null, max: number | null, more: Partial<Pay> = {}): Pay => ({
  min,
  max,
  currency: "SYP",
  period: "month",
  pound: "new",
  ...more,
});

describe("issue 15.2 old and new pounds", () => {
  it.each<[number | null, number | null, PayPeriod, Pound]>([
    [99_999, null, "month", "new"],
    [100_000, null, "month", "old"],
    [null, 750_000, "month", "old"],
    [15_000, 25_000, "month", "new"],
    [90_000, 100_000, "month", "old"],
    [4_000, null, "day", "old"],
    [3_800, null, "day", "new"],
    [500, null, "hour", "old"],
    [0, null, "month", "new"],
    [null, null, "month", "new"],
  ])("%s to %s for a %s that does not say which is in %s pounds", (min, max, period, likely) => {
    expect(likelyPound({ min, max, period })).toBe(likely);
  });

  it.each<[number, PayPeriod, Pound, Pound | undefined]>([
    [15_000, "month", "new", undefined],
    [99_999, "month", "new", undefined],
    [100_000, "month", "new", "old"],
    [1_500_000, "month", "new", "old"],
    [60_000, "day", "new", "old"],
    [3_800, "day", "new", undefined],
    [990_000, "project", "new", undefined],
    [1_000_000, "project", "new", "old"],
    [1_500_000, "month", "old", undefined],
    [100_000, "month", "old", undefined],
    [99_999, "month", "old", "new"],
    [15_000, "month", "old", "new"],
    [0, "month", "old", undefined],
  ])("reading 61: %s for a %s in %s pounds is doubtful: %s", (amount, period, pound, likely) => {
    expect(doubtfulPound(pay(amount, null, { period, pound }))).toBe(likely);
    expect(doubtfulPound(pay(null, amount, { period, pound }))).toBe(likely);
    expect(doubtfulPound(pay(amount, null, { period, currency: "USD" }))).toBeUndefined();
  });

  it("an amount in the other pound is a hundred times as much, or a hundredth", () => {
    const old = pay(1_750_000, 2_300_050, { pound: "old" });
    expect(inOtherPound(old)).toEqual(pay(17_500, 23_000.5));
    expect(inOtherPound(inOtherPound(old))).toEqual(old);
    expect(inOtherPound(pay(null, 100))).toMatchObject({ min: null, max: 10_000, pound: "old" });
  });

  it("states its period, its pound, and the deductions", () => {
    const given = pay(17_500, null, { period: "week", basis: "net" });
    expect(payText(given, messagesFor("en"))).toBe("17,500+ SYP a week, new pounds, net");
    expect(payText(given, messagesFor("ar"))).toBe("17,500+ ل.س أسبوعياً، ليرة جديدة، صافٍ");
  });
});

describe("issue 15.2 a pay in other currencies", () => {
  const rates = new Map([
    ["USD", { currency: "USD", newPounds: 130, day: "2026-11-20" }] as const,
  ]) as Parameters<typeof otherPays>[1];
  const none: typeof rates = new Map();
  const shown = (given: Pay, by = rates) =>
    otherPays(given, by).map(({ pay, rateDay }) => [
      pay.currency,
      pay.pound,
      pay.min,
      pay.max,
      rateDay,
    ]);

  it("pounds are shown in the other pound always, and in dollars by a rate", () => {
    const old = pay(1_750_000, 2_300_000, { pound: "old" });
    expect(shown(old)).toEqual([
      ["SYP", "new", 17_500, 23_000, undefined],
      ["USD", undefined, 135, 177, "2026-11-20"],
    ]);
    expect(shown(old, none)).toHaveLength(1);
    expect(shown(pay(17_500, null))[1]).toEqual(["USD", undefined, 135, null, "2026-11-20"]);
  });

  it("another currency is shown in both pounds, by its rate only", () => {
    const dollars = pay(300, null, { currency: "USD" });
    expect(shown(dollars)).toEqual([
      ["SYP", "new", 39_000, null, "2026-11-20"],
      ["SYP", "old", 3_900_000, null, "2026-11-20"],
    ]);
    expect(shown(dollars, none)).toEqual([]);
    expect(shown(pay(300, null, { currency: "EUR" }))).toEqual([]);
    expect(shown(pay(null, null))).toEqual([]);
  });
});

import type { Pay, Pound } from "#app/features/job/job.ts";
import { monthlyFactor } from "./pay.ts";

export const oldPoundsInNew = 100;

/** An amount of this many pounds a month is old ones where nothing says which: ten million old ones are a rare pay. */
const oldFrom = 100_000;
/** A whole project may pay more than a month does. */
const projectMonths = 10;

/** Which pound an amount of today is in that does not say so. likely_pound in SQL has the same. */
export function likelyPound({ min, max, period = "month" }: Omit<Pay, "currency">): Pound {
  return Math.max(min ?? 0, max ?? 0) * monthlyFactor[period] >= oldFrom ? "old" : "new";
}

/** The other pound, where the amount is likely in that one; undefined where it is usual as stated. */
export function doubtfulPound({
  currency,
  pound,
  period = "month",
  ...pay
}: Pay): Pound | undefined {
  const highest = Math.max(pay.min ?? 0, pay.max ?? 0) * monthlyFactor[period];
  if (currency !== "SYP" || highest === 0) return undefined;
  if (pound === "old") return highest < oldFrom ? "new" : undefined;
  const limit = period === "project" ? oldFrom * projectMonths : oldFrom;
  return pound === "new" && highest >= limit ? "old" : undefined;
}

/** The same pay in the other pound. */
export function inOtherPound(pay: Pay): Pay {
  const by = pay.pound === "old" ? 1 / oldPoundsInNew : oldPoundsInNew;
  const converted = (amount: number | null) => amount && Math.round(amount * by * 100) / 100;
  return {
    ...pay,
    min: converted(pay.min),
    max: converted(pay.max),
    pound: pay.pound === "old" ? "new" : "old",
  };
}

import type { Pay } from "#app/features/job/job.ts";
import { oldPoundsInNew } from "#app/features/job/pay/pound.ts";

/** Fewer are not representative. */
export const usualFrom = { jobs: 10, companies: 5 };

/** Jobs counted for one company: a hundred jobs of one are not the usual. */
export const jobsOfCompany = 5;

/** The middle half of monthly pays, in new pounds. */
export type UsualRange = { low: number; high: number; jobs: number; companies: number };

/** Of each company's monthly pays, the newest first; undefined where too few say so. */
export function usualRange(companies: Iterable<readonly number[]>): UsualRange | undefined {
  const counted = [...companies].map((pays) => pays.slice(0, jobsOfCompany));
  const pays = counted.flat();
  if (pays.length < usualFrom.jobs || counted.length < usualFrom.companies) return undefined;
  return { ...middleHalf(pays), jobs: pays.length, companies: counted.length };
}

/** The lower and the upper quartile of amounts, to two figures. */
export function middleHalf(amounts: readonly number[]): { low: number; high: number } {
  const sorted = amounts.toSorted((one, other) => one - other);
  return { low: rounded(quantile(sorted, 0.25)), high: rounded(quantile(sorted, 0.75)) };
}

/** Between the two nearest of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** To two figures: so few jobs say no more. */
function rounded(amount: number): number {
  if (amount <= 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / unit) * unit;
}

/** A range in new pounds as a pay, in the pound that is written beside it. */
export function rangeAsPay(
  { low, high }: { low: number; high: number },
  beside: Pick<Pay, "pound">,
): Pay {
  const isOld = beside.pound === "old";
  const by = isOld ? oldPoundsInNew : 1;
  return {
    min: low * by,
    max: high * by,
    currency: "SYP",
    period: "month",
    pound: isOld ? "old" : "new",
  };
}

/** Whether two pays are of one currency and period, so that their amounts can be compared. */
export function hasSameTerms(one: Pay, other: Pay): boolean {
  return one.currency === other.currency && one.period === other.period;
}

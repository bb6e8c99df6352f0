import { middleHalf } from "./usual-pay.ts";

/** Fewer would reveal one person's expectation. */
const expectedFrom = 10;

/** As many more have to apply before a figure changes. */
export const applicantsBetweenCounts = expectedFrom;

/** The middle half of monthly expectations, in new pounds. */
export type ExpectedRange = { low: number; high: number; people: number };

/** Of one monthly pay for each applicant; undefined where too few have applied. */
export function expectedRange(pays: readonly number[]): ExpectedRange | undefined {
  if (pays.length < expectedFrom) return undefined;
  return { ...middleHalf(pays), people: pays.length };
}

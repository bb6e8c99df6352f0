import { formatNumber } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";

/** Old pounds (reading 61); a job is in a band when its lower bound is at least the start and below the end. */
export const salaryBands = {
  "0-500000": [0, 500_000],
  "500000-1000000": [500_000, 1_000_000],
  "1000000-1500000": [1_000_000, 1_500_000],
  "1500000-2000000": [1_500_000, 2_000_000],
  "2000000+": [2_000_000, null],
} as const satisfies Record<string, readonly [number, number | null]>;
export type SalaryRange = keyof typeof salaryBands;
export const salaryRanges = Object.keys(salaryBands) as SalaryRange[];

/** The number of the band of a monthly pay in new pounds, from 1; 0 for none. */
export function bandOf(newPounds: number | null): number {
  const old = (newPounds ?? -1) * 100;
  return (
    salaryRanges.findIndex((range) => {
      const [from, to] = salaryBands[range];
      return old >= from && (to === null || old < to);
    }) + 1
  );
}

/** '500,000 - 1,000,000 ل.س, old pounds', each amount set apart so that it runs its own way in an option. */
export function bandLabel(range: SalaryRange, messages: Messages): string {
  const [from, to] = salaryBands[range];
  const amounts = to === null ? [`${formatNumber(from)}+`] : [from, to].map(formatNumber);
  const apart = amounts.map((amount) => `\u2066${amount}\u2069`);
  const amount = `${apart.join(" - ")} ${messages.labels.currencySign.SYP}`;
  return [amount, messages.jobs.pounds.old].join(messages.ui.comma);
}

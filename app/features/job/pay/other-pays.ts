import type { Currency, Pay } from "#app/features/job/job.ts";
import type { ExchangeRate } from "./exchange-rates.server.ts";
import { inOtherPound, oldPoundsInNew } from "./pound.ts";

/** A pay in another currency or pound, and the day of the rate, where one was needed. */
export type OtherPay = { pay: Pay; rateDay?: string };

/** The second currency of pounds. */
const besidePounds: Currency = "USD";

/** The same pay in other words: pounds in the other pound and in dollars, anything else in new and old pounds. */
export function otherPays(pay: Pay, rates: ReadonlyMap<Currency, ExchangeRate>): OtherPay[] {
  if ((pay.min ?? pay.max) === null) return [];
  if (pay.currency !== "SYP") {
    const rate = rates.get(pay.currency);
    if (!rate) return [];
    const inNew: Pay = { ...times(pay, rate.newPounds), currency: "SYP", pound: "new" };
    return [inNew, inOtherPound(inNew)].map((each) => ({ pay: each, rateDay: rate.day }));
  }
  const other = { pay: inOtherPound(pay) };
  const rate = rates.get(besidePounds);
  if (!rate) return [other];
  const { pound, ...rest } = pay;
  const by = 1 / rate.newPounds / (pound === "old" ? oldPoundsInNew : 1);
  return [other, { pay: { ...times(rest, by), currency: besidePounds }, rateDay: rate.day }];
}

function times(pay: Pay, by: number): Pay {
  const { min, max } = pay;
  return { ...pay, min: min && rounded(min * by), max: max && rounded(max * by) };
}

/** To two or three figures: a rate says no more. */
function rounded(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.max(1, Math.round(amount / unit) * unit);
}

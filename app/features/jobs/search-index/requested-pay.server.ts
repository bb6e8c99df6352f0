import { currencies, defaultCurrency } from "#app/features/jobs/job.ts";
import type { JobQuery } from "#app/features/jobs/job-query.ts";
import { listExchangeRates } from "#app/features/jobs/pay/exchange-rates.server.ts";
import { likelyPound, oldPoundsInNew } from "#app/features/jobs/pay/pound.ts";
import { anyOf, type TermQuery, tag } from "#app/features/jobs/search/terms/term-query.ts";

type RequestedPay = {
  terms: TermQuery | undefined;
  /** For a month: in new pounds where the currency has a rate, otherwise in that currency. */
  min: number | undefined;
  max: number | undefined;
};

/**
 * The pay that a query asks for, as is_paid in SQL compares it. Amounts are for a month; pays of every
 * currency that has a rate are compared, and where the one asked for has none only its own.
 */
export async function requestedPay(query: JobQuery): Promise<RequestedPay> {
  const { salaryMin: min, salaryMax: max, currency } = query;
  if ((min ?? max) === undefined) {
    return { terms: currency && paidIn(currency), min: undefined, max: undefined };
  }
  const rates = await listExchangeRates();
  const requested = currency ?? defaultCurrency;
  const rate = requested === "SYP" ? poundRate(min, max) : rates.get(requested)?.newPounds;
  if (rate === undefined) return { terms: paidIn(requested), min, max };
  const compared = currencies.filter((each) => each === "SYP" || rates.has(each));
  const converted = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round(amount * rate * 1e4) / 1e4;
  return { terms: anyOf(compared.map(paidIn)), min: converted(min), max: converted(max) };
}

/** Which pound is asked for is told by the amount, as for a pay that does not say. */
function poundRate(min: number | undefined, max: number | undefined): number {
  return likelyPound({ min: min ?? null, max: max ?? null }) === "old" ? 1 / oldPoundsInNew : 1;
}

function paidIn(currency: string): TermQuery {
  return tag(`p:${currency}`);
}

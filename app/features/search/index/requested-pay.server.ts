import { currencies, defaultCurrency } from "#app/features/job/job.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { listExchangeRates } from "#app/features/job/pay/exchange-rates.server.ts";
import { likelyPound, oldPoundsInNew } from "#app/features/job/pay/pound.ts";
import { tagsOfPay } from "#app/features/search/terms/stated-pay.ts";
import { anyOf, type TermQuery, tag } from "#app/features/search/terms/term-query.ts";
import { attributeTag } from "#app/features/search/words/attribute-tags.ts";
import type { ParsedQuery, RequestedAmounts } from "#app/features/search/words/parsed-query.ts";

export type RequestedPay = {
  terms: TermQuery | undefined;
  /** For a month: in new pounds where the currency has a rate, otherwise in that currency. */
  min: number | undefined;
  max: number | undefined;
  /** Jobs whose text states such a pay. */
  stated: TermQuery | undefined;
};

/**
 * The pay that a query asks for, as is_paid in SQL compares it. Amounts are for a month; pays of every
 * currency that has a rate are compared, and where the one asked for has none only its own.
 */
export async function requestedPay(query: JobQuery): Promise<RequestedPay> {
  const { salaryMin: min, salaryMax: max, currency } = query;
  if ((min ?? max) === undefined) {
    const terms = currency && paidIn(currency);
    const stated = currency === "USD" ? tag(attributeTag("usd")) : undefined;
    return { terms, min: undefined, max: undefined, stated };
  }
  const rates = await listExchangeRates();
  const requested = currency ?? defaultCurrency;
  const stated = anyOf(tagsOfPay(min, max, requested).map(tag));
  const rate = requested === "SYP" ? poundRate(min, max) : rates.get(requested)?.newPounds;
  if (rate === undefined) {
    return { terms: paidIn(requested), min, max, stated };
  }
  const compared = currencies.filter((each) => each === "SYP" || rates.has(each));
  const converted = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round(amount * rate * 1e4) / 1e4;
  const pay = { min: converted(min), max: converted(max) };
  return { terms: anyOf(compared.map(paidIn)), ...pay, stated };
}

/** Which pound is asked for is told by the amount, as for a pay that does not say. */
function poundRate(min: number | undefined, max: number | undefined): number {
  return likelyPound({ min: min ?? null, max: max ?? null }) === "old" ? 1 / oldPoundsInNew : 1;
}

function paidIn(currency: string): TermQuery {
  return tag(`p:${currency}`);
}

/** The pay that a keyword prefers, undefined where it names none. */
export async function preferredPay({ parts }: ParsedQuery): Promise<RequestedPay | undefined> {
  const part = parts.find(({ kind }) => kind === "pay");
  if (part?.kind !== "pay" || part.demand !== "preferred") return undefined;
  return requestedPay(filtersOfPay(part.pay));
}

/** A pay of a keyword as the filters that ask the same. */
export function filtersOfPay({ min, max, currency }: RequestedAmounts) {
  return {
    ...(min !== undefined && { salaryMin: min }),
    ...(max !== undefined && { salaryMax: max }),
    currency,
  };
}

/** Jobs that state a pay, in any currency. */
export const statesPay = anyOf(currencies.map(paidIn));

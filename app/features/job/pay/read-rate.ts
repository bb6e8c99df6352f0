import { z } from "zod";
import { currencies, defaultCurrency } from "#app/features/job/job.ts";
import { readAmount } from "#app/platform/amount.ts";
import type { ExchangeRate, ForeignCurrency } from "./exchange-rates.server.ts";
import { oldPoundsInNew } from "./pound.ts";

/** More new pounds than any of the currencies costs: the rates of before 2026 are above it. */
const surelyOldFrom = 1_000;

/**
 * Parses a currency, a rate and an optional day, as an owner types "USD", "130"; returns the error
 * of bad input.
 */
export function readRate(
  words: readonly string[],
  { today, isOld = false }: { today: string; isOld?: boolean },
): { rate: ExchangeRate } | { problem: string } {
  const [name = "", pounds = "", day = today, ...more] = words;
  const currency = currencies.find((each) => each === name.toUpperCase());
  if (!currency || currency === defaultCurrency) {
    const known = currencies.filter((each) => each !== defaultCurrency);
    return { problem: `"${name}" is none of ${known.join(", ")}` };
  }
  const amount = Number(readAmount(pounds) ?? 0);
  if (!(amount > 0)) return { problem: `"${pounds}" is no number of pounds` };
  if (more.length > 0 || !z.iso.date().safeParse(day).success) {
    return { problem: `"${[day, ...more].join(" ")}" is no day such as 2026-11-20` };
  }
  if (!isOld && amount >= surelyOldFrom) {
    return { problem: `${pounds} looks like old pounds: add --old, or write new ones` };
  }
  const newPounds = isOld ? amount / oldPoundsInNew : amount;
  return { rate: { currency: currency as ForeignCurrency, newPounds, day } };
}

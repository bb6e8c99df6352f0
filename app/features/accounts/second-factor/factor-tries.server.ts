import {
  type Consumed,
  consume,
  limitKey,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";

/** Codes that may be tried: a thousand years of guessing at this pace find one. */
export const ofMinute = { max: 6, seconds: 60 };
const ofDay = { max: 60, seconds: 24 * 60 * 60 };

/**
 * Counts a try of a second factor, by code or passkey; given back when it was right. `whose` is who
 * tries: the account, or a device that it was opened in. Refusals: accounts.tooManyTries.
 */
export async function countFactorTry(whose: string): Promise<Outcome<Consumed[]>> {
  const tried = await consume(limitKey("second-factor", whose), ofMinute);
  if (isRefused(tried)) return tried;
  const today = await consume(limitKey("second-factor-of-day", whose), ofDay);
  return isRefused(today) ? today : [tried, today];
}

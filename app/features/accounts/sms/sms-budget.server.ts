import {
  type Consumed,
  consume,
  countRecent,
  type Limit,
  limitKey,
  refund,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** A limit under its key. */
export type Allowance = readonly [key: string, limit: Limit];

/** The use of a text message. */
export type SmsUse = "sign-in" | "proof" | "registration" | "warning" | "news";

const day = 24 * 60 * 60;

/**
 * Parts of the board's messages of a day. Numbers yet to be confirmed, registrations among them, have half
 * and news a quarter, so that sign-ins and warnings always have a quarter left.
 */
const parts: Record<SmsUse, readonly (readonly [key: string, part: number])[]> = {
  "sign-in": [["sms", 1]],
  proof: [
    ["sms-proofs", 1 / 2],
    ["sms", 1],
  ],
  registration: [
    ["sms-registrations", 1 / 4],
    ["sms-proofs", 1 / 2],
    ["sms", 1],
  ],
  warning: [["sms", 1]],
  news: [
    ["sms-news", 1 / 4],
    ["sms", 1],
  ],
};

/** The limits that a message of this use counts against. */
function budgetsOf(use: SmsUse): Allowance[] {
  const { perDay } = settings().sms;
  return parts[use].map(([key, part]) => {
    return [limitKey(key), { max: Math.ceil(perDay * part), seconds: day }] as const;
  });
}

/** Whether the board sends no more messages of this use today. */
export async function isBudgetUsedUp(use: SmsUse): Promise<boolean> {
  for (const [key, { max }] of budgetsOf(use)) {
    if ((await countRecent(key, day)) >= max) return true;
  }
  return false;
}

/** Counts a message that is about to be sent. Refusals: accounts.tooManyTries. */
export function consumeBudget(use: SmsUse, more: Allowance[] = []): Promise<Outcome<Consumed[]>> {
  return consumeAll([...more, ...budgetsOf(use)]);
}

/** Counts one in each, or in none of them. Refusals: accounts.tooManyTries. */
export async function consumeAll(all: Allowance[]): Promise<Outcome<Consumed[]>> {
  const counted: Consumed[] = [];
  for (const [key, limit] of all) {
    const one = await consume(key, limit);
    if (isRefused(one)) {
      await refund(counted);
      return one;
    }
    counted.push(one);
  }
  return counted;
}

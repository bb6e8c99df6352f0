import { randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import {
  consumeOfNetwork,
  sharedLimits,
} from "#app/features/accounts/devices/network-limits.server.ts";
import {
  type Limit,
  limitKey,
  refund,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import {
  openChallenge,
  type Purpose,
  tryChallenge,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import {
  type Allowance,
  consumeAll,
  consumeBudget,
  isBudgetUsedUp,
  type SmsUse,
} from "#app/features/accounts/sms/sms-budget.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { enqueueJob, JobFailure } from "#app/platform/queue/queue.server.ts";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { networkOf } from "#app/platform/settings/client-address.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { sendSms } from "#app/platform/sms/sms.server.ts";

/** Proves that a number is the actor's, opens the account of a confirmed one, or registers one. */
type CodePurpose = Extract<Purpose, "phone-proof" | "phone-sign-in" | "phone-registration">;

const useOf: Record<CodePurpose, SmsUse> = {
  "phone-proof": "proof",
  "phone-sign-in": "sign-in",
  "phone-registration": "registration",
};

/** The queued job of one code. It has the row's key, neither the number nor the code. */
export type CodeJob = { challenge: string; language: Language; account: string | null };

const hour = 60 * 60;
const day = 24 * hour;
/** Codes that are requested from one network, for all numbers together. */
const requestLimits = sharedLimits(hour, 6, 60);
/** Tries from one network, of all codes together. */
const tryLimits = sharedLimits(10 * 60, 10, 60);
const perHour = { max: 3, seconds: hour };
const perDay = { max: 6, seconds: day };
/** Codes of visitors to one number from one network and from all: no stranger can use up all of them. */
const ofNetwork = [
  { max: 2, seconds: hour },
  { max: 3, seconds: day },
];
const ofAllNetworks = [
  { max: 6, seconds: hour },
  { max: 12, seconds: day },
];
/** Proofs of one number by all accounts, so that many accounts do not flood a stranger. */
const ofAllAccounts = { max: 30, seconds: day };
/** Wrong codes after which a code is of no more use. */
const maxTries = 5;

/**
 * The account that proves a number, for a sign-in the device that the number's account knows, or a visitor
 * who registers.
 */
type Requester = { account: string } | { deviceId: string | null | undefined } | "registration";

/**
 * Counts a code to be sent, unless the board's messages of the day are used up: of the network, then of
 * the number. The same for every number. Refusals: phone.noMoreToday, accounts.tooManyTries.
 */
export async function countCode(
  phone: string,
  client: Client,
  requester: Requester,
): Promise<Refusal | undefined> {
  const use = smsUseOf(requester);
  if (await isBudgetUsedUp(use)) {
    return refused(use === "registration" ? "phone.noMoreToRegister" : "phone.noMoreToday");
  }
  const taken = await consumeOfNetwork("phone-codes", client, requestLimits);
  if (isRefused(taken)) return taken;
  const counted = await consumeAll(allowances(phone, client, requester));
  return isRefused(counted) ? counted : undefined;
}

function smsUseOf(requester: Requester): SmsUse {
  if (requester === "registration") return "registration";
  return "account" in requester ? "proof" : "sign-in";
}

/** A proof and a known device have codes of their own, so that strangers leave the owner a way in. */
function allowances(phone: string, { address }: Client, requester: Requester): Allowance[] {
  const within = (what: string, limits: Limit[], ...whom: string[]) =>
    limits.map((limit) => [limitKey(`${what}-in-${limit.seconds}`, ...whom), limit] as const);
  if (requester === "registration") {
    return [
      ...within("phone-registrations-of-network", ofNetwork, networkOf(address), phone),
      ...within("phone-registrations-of-number", ofAllNetworks, phone),
    ];
  }
  if ("account" in requester) {
    const { account } = requester;
    return [
      ...within("phone-proofs-of-account", [perDay], account),
      ...within("phone-proofs", [perHour], account, phone),
      ...within("phone-proofs-of-number", [ofAllAccounts], phone),
    ];
  }
  const { deviceId } = requester;
  if (deviceId) return within("phone-codes-of-device", [perHour, perDay], deviceId);
  return [
    ...within("phone-codes-of-network", ofNetwork, networkOf(address), phone),
    ...within("phone-codes-of-number", ofAllNetworks, phone),
  ];
}

/**
 * Queues a code, and returns the cookie that it is to be entered with, and the key of its challenge. Without
 * a number none is sent, and no code is right.
 */
export async function beginCode(
  begun: { purpose: CodePurpose; userId: string | null; phone: string | null },
  language: Language,
): Promise<{ cookie: string; tokenHash: string }> {
  const opened = await openChallenge(begun);
  await enqueueCode(opened.tokenHash, begun.userId, language);
  return opened;
}

/** Queues a code of a challenge, which takes the place of an earlier one. */
export async function enqueueCode(
  challenge: string,
  account: string | null,
  language: Language,
): Promise<void> {
  const job: CodeJob = { challenge, language, account };
  await enqueueJob("sms", job);
}

/**
 * The handler of queued codes: makes a code, stores its hash and sends it. A later try sends another one,
 * and each has its own tries. Throws a JobFailure when it is to be tried again.
 */
export async function deliverCode({ challenge, language }: CodeJob): Promise<void> {
  const isOpen = and(
    eq(authChallenges.tokenHash, challenge),
    gt(authChallenges.expiresAt, sql`now()`),
    isNotNull(authChallenges.phone),
  );
  const [open] = await db.select().from(authChallenges).where(isOpen);
  if (!open?.phone) return;
  const counted = await consumeBudget(useOf[open.purpose as CodePurpose]);
  if (isRefused(counted))
    return logThrottled("sms budget used up", { perDay: settings().sms.perDay });
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  await db
    .update(authChallenges)
    .set({ challenge: hashed(challenge, code), tries: 0 })
    .where(isOpen);
  try {
    await sendSms(open.phone, messagesFor(language).phone.sms({ code }));
  } catch (error) {
    await refund(counted);
    // Its message may name the number.
    const cause = error instanceof Error ? error.name : "unknown";
    throw new JobFailure("The text message was not taken.", { cause });
  }
}

/**
 * The browser's challenge that a code answers, which stays open. Refusals: phone.codeWrong, codeExpired,
 * accounts.tooManyTries.
 */
export async function proveByCode(
  purpose: CodePurpose,
  input: string,
  client: Client,
): Promise<Outcome<{ userId: string | null; phone: string; tokenHash: string }>> {
  const counted = await consumeOfNetwork("phone-code-tries", client, tryLimits);
  if (isRefused(counted)) return counted;
  const open = await tryChallenge(client.headers, purpose, maxTries);
  if (!open) return refused("phone.codeExpired");
  const { userId, phone, challenge, tries } = open;
  const isRight = challenge !== null && isSame(challenge, hashed(open.tokenHash, digitsOf(input)));
  if (!isRight || !phone) {
    return refused(tries >= maxTries ? "phone.codeExpired" : "phone.codeWrong");
  }
  await refund(counted);
  return { userId, phone, tokenHash: open.tokenHash };
}

/** With the application's secret: six digits alone would be found from their hash. */
function hashed(tokenHash: string, code: string): string {
  return signFor("phone-code", `${tokenHash} ${code}`);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Digits of any script, with or without spaces. */
function digitsOf(input: string): string {
  return fold(input).replace(/\D/g, "");
}

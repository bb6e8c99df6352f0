import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { consumeOfNetwork } from "#app/features/accounts/devices/network-limits.server.ts";
import {
  type Consumed,
  consume,
  countRecent,
  type Limit,
  limitKey,
  record,
  refund,
  reset,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { networkOf } from "#app/platform/settings/client-address.server.ts";

const minute = 60;
const hour = 60 * minute;

/** Guesses of one account that may reach hashing, no matter who makes them or from where. */
const onAccount = { max: 5, seconds: minute };
/** The share of networks with many tries. */
const onAccountOften = { max: 3, seconds: minute };
/** Tries of one account from one network, after which it counts as trying often. */
const seldom = { max: 18, seconds: hour };
/** The same while many networks try: a crowd would take turns. */
const seldomInCrowd = 3;
const crowd = { max: 4, seconds: hour };

/** Guesses of any accounts: known browsers have a share of their own. */
const ofAnyAccount = {
  browser: { max: 30, seconds: minute },
  network: { max: 60, seconds: minute },
  known: { max: 10, seconds: minute },
};

type Guess = {
  email: string;
  client: Client;
  /** The browser, when this very account has been opened in it before. */
  deviceId: string | null | undefined;
};

/** A guess that may be checked. */
export type Admitted = {
  /** Counts it no more: the password was right. */
  wasRight(): Promise<void>;
  /** Counts it no more: it was not checked at all. */
  wasNotChecked(): Promise<void>;
  /** Returns the refusal: the sixth within a minute has to wait. */
  wasWrong(): Promise<Refusal>;
};

/**
 * Counts a guess at an account's password before it is checked, for known and unknown addresses
 * alike. A single client has five a minute; the sixth is checked too, so that the right password
 * still opens after five slips. A known browser of the account has guesses of its own. Of all
 * others two in five are reserved for networks that seldom try, so that attackers leave the owner a
 * way in. Refusals: accounts.tooManyTries.
 */
export async function admitGuess(guess: Guess): Promise<Outcome<Admitted>> {
  const { email, client, deviceId } = guess;
  if (deviceId) return admitFrom({ source: [deviceId], key: limitKey("device", deviceId) });
  const network = networkOf(client.address);
  const tries = limitKey("tries-on-account", email, network);
  const often = await triesOften(tries, email);
  const ofNetwork = await consumeOfNetwork("guesses", client, ofAnyAccount);
  if (isRefused(ofNetwork)) return ofNetwork;
  const key = limitKey("guesses-on-account", email);
  const limit = often ? onAccountOften : onAccount;
  return admitFrom({ source: [email, network], key, limit, others: ofNetwork, tries });
}

type Source = {
  source: string[];
  key: string;
  limit?: Limit;
  others?: Consumed[];
  /** Where the tries of an hour are counted. */
  tries?: string;
};

async function admitFrom({ source, key, limit = onAccount, others = [], tries }: Source) {
  const sent = limitKey("tries-of-minute", ...source);
  const wrong = limitKey("wrong-of-minute", ...source);
  const sentNow = await record(sent, { max: onAccount.max + 1, seconds: minute });
  let taken = await consume(key, limit);
  const isLast = isRefused(taken) && sentNow === onAccount.max + 1 && (await allWrong(wrong));
  if (isLast) taken = await consume(key, { ...onAccount, max: onAccount.max + 1 });
  if (isRefused(taken)) {
    await refund(others);
    return taken;
  }
  const all = [...others, taken];
  return {
    async wasRight() {
      await refund(all);
      for (const each of [sent, wrong, tries]) if (each) await reset(each);
    },
    wasNotChecked: () => refund(all),
    async wasWrong() {
      await record(wrong, onAccount);
      if (!isLast) return refused("accounts.wrongPassword");
      return { ...refused("accounts.tooManyTries"), retryAfter: minute };
    },
  };
}

/** Whether this very browser had five sequential refusals within the minute. */
async function allWrong(wrong: string): Promise<boolean> {
  return (await countRecent(wrong, minute)) >= onAccount.max;
}

async function triesOften(tries: string, email: string): Promise<boolean> {
  const networks = limitKey("networks-on-account", email);
  const count = await record(tries, seldom);
  const several = count === 1 ? await record(networks, crowd) : await countRecent(networks, hour);
  return count > (several > crowd.max ? seldomInCrowd : seldom.max);
}

import { networkOf } from "../../platform/client-address.server.ts";
import { isRefused, type Outcome } from "../../platform/outcome.ts";
import { forget, giveBack, limitKey, note, type Taken, take } from "./limits.server.ts";

const minute = 60;
const hour = 60 * minute;

/** Guesses of one account that may reach hashing, whoever makes them and from wherever. */
const onAccount = { most: 5, seconds: minute };
/** What those who have tried often may use up of them. */
const onAccountOften = { most: 3, seconds: minute };
/** Tries of one account from one network, after which it counts as trying often. */
const seldom = { most: 3, seconds: hour };
/** Guesses of any accounts from one network; many people may share its address. */
const fromNetwork = { most: 30, seconds: minute };

type Guess = {
  email: string;
  address: string;
  /** The browser, when this very account has been opened in it before. */
  deviceId: string | null | undefined;
};

/** A guess that may be checked. */
export type Admitted = {
  /** Counts it no more: the password was right. */
  wasRight(): Promise<void>;
  /** Counts it no more: it was not checked at all. */
  wasNotChecked(): Promise<void>;
};

/**
 * Counts a guess of an account's password before it is checked, for known and unknown addresses
 * alike. A browser that the account was opened in has guesses of its own, which nobody else can use
 * up. Of all others two in five are kept for networks that seldom try, so that a crowd of attackers
 * leaves a way in for an owner who comes from anywhere. Refused: accounts.tooManyTries.
 */
export async function admitGuess(guess: Guess): Promise<Outcome<Admitted>> {
  if (guess.deviceId) {
    const taken = await take(limitKey("device", guess.deviceId), onAccount);
    return isRefused(taken) ? taken : admitted([taken]);
  }
  const network = networkOf(guess.address);
  const ofNetwork = await take(limitKey("guesses-from-network", network), fromNetwork);
  if (isRefused(ofNetwork)) return ofNetwork;
  const tries = limitKey("tries-on-account", guess.email, network);
  const often = (await note(tries, seldom)) > seldom.most;
  const ofAccount = await take(
    limitKey("guesses-on-account", guess.email),
    often ? onAccountOften : onAccount,
  );
  return isRefused(ofAccount) ? ofAccount : admitted([ofNetwork, ofAccount], tries);
}

function admitted(taken: Taken[], tries?: string): Admitted {
  return {
    async wasRight() {
      await giveBack(taken);
      if (tries) await forget(tries);
    },
    wasNotChecked: () => giveBack(taken),
  };
}

import {
  type Consumed,
  consume,
  countRecent,
  type Limit,
  limitKey,
  record,
  refund,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";
import { networkOf } from "#app/platform/settings/client-address.server.ts";
import type { Client } from "./client.server.ts";
import { deviceHash } from "./devices.server.ts";

const month = 30 * 24 * 60 * 60;

/** How long a browser counts as known after a sign-in. */
const signedIn = { max: 1, seconds: month };

/** The limits of one browser and of its network, with the share reserved for browsers that have done nothing. */
export type NetworkLimits = { browser: Limit; network: Limit; reserve?: Limit; known?: Limit };

/** The limits of one act, each within the same span of seconds. */
export function sharedLimits(seconds: number, browser: number, network: number): NetworkLimits {
  return {
    browser: { max: browser, seconds },
    network: { max: network, seconds },
    reserve: { max: Math.ceil(network / 2), seconds },
    known: { max: browser, seconds },
  };
}

/**
 * Counts an act of a browser, then of its network, whose address a whole town may share: one browser
 * cannot use up what all have. Where the others have, there is a share for browsers that have done nothing
 * within the span, and one for each in which somebody has signed in. Refusals: accounts.tooManyTries.
 */
export async function consumeOfNetwork(
  what: string,
  client: Client,
  limits: NetworkLimits,
): Promise<Outcome<Consumed[]>> {
  const address = networkOf(client.address);
  const secret = deviceHash(client.headers);
  const keys = {
    browser: limitKey(`${what}-from-browser`, address, secret || nameOf(client.headers)),
    network: limitKey(`${what}-from-network`, address),
    reserve: limitKey(`${what}-reserve`, address),
  };
  const taken = await consumeShared(keys, limits);
  if (!isRefused(taken) || !limits.known || !(await isKnownBrowser(secret))) return taken;
  const ofKnown = await consume(limitKey(`${what}-from-known-browser`, secret), limits.known);
  return isRefused(ofKnown) ? ofKnown : [ofKnown];
}

type Keys = Record<"browser" | "network" | "reserve", string>;

async function consumeShared(
  keys: Keys,
  { browser, network, reserve }: NetworkLimits,
): Promise<Outcome<Consumed[]>> {
  // Where nothing is left, browsers of ever new names leave no rows.
  const isFull = (await isUsedUp(keys.network, network)) && (await isUsedUp(keys.reserve, reserve));
  const ofBrowser = isFull ? undefined : await consume(keys.browser, browser);
  if (ofBrowser && isRefused(ofBrowser)) return ofBrowser;
  const ofNetwork = await consume(keys.network, network);
  if (!ofBrowser) return isRefused(ofNetwork) ? ofNetwork : [ofNetwork];
  if (!isRefused(ofNetwork)) return [ofBrowser, ofNetwork];
  if (reserve && (await countRecent(keys.browser, browser.seconds)) === 1) {
    const ofReserve = await consume(keys.reserve, reserve);
    if (!isRefused(ofReserve)) return [ofBrowser, ofReserve];
  }
  await refund([ofBrowser]);
  return ofNetwork;
}

async function isUsedUp(key: string, limit: Limit | undefined): Promise<boolean> {
  return !limit || (await countRecent(key, limit.seconds)) >= limit.max;
}

/** The headers that tell browsers without a secret apart. */
function nameOf(headers: Headers): string {
  return headers.get("user-agent") ?? "";
}

/** Gives this browser shares of its own in limits of networks from here on. */
export async function recordKnownBrowser(deviceHash: string): Promise<void> {
  await record(knownKey(deviceHash), signedIn);
}

async function isKnownBrowser(deviceHash: string): Promise<boolean> {
  return deviceHash !== "" && (await countRecent(knownKey(deviceHash), month)) > 0;
}

function knownKey(deviceHash: string): string {
  return limitKey("browser-signed-in", deviceHash);
}

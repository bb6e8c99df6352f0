import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { Session } from "#app/features/accounts/accounts.server.ts";
import { authUsers, knownDevices } from "#app/features/accounts/accounts.table.ts";
import { isRefusedDemoAccount } from "#app/features/accounts/demo-accounts.server.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { deviceHash } from "#app/features/accounts/devices/devices.server.ts";
import {
  consumeOfNetwork,
  sharedLimits,
} from "#app/features/accounts/devices/network-limits.server.ts";
import { refund } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { countFactorTry } from "#app/features/accounts/second-factor/factor-tries.server.ts";
import { isSignedBy } from "#app/features/accounts/second-factor/passkeys/check-passkey.server.ts";
import { readCredential } from "#app/features/accounts/second-factor/passkeys/credential.ts";
import type { RelyingParty } from "#app/features/accounts/second-factor/passkeys/relying-party.server.ts";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import {
  beginChallenge,
  consumeChallenge,
  endedChallengeCookie,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { partOf } from "#app/platform/settings/client-address.server.ts";
import { countSignIn, openSignedIn } from "./sign-in.server.ts";

/** Each begin is a row, and each try costs a signature. */
const passkeyLimits = sharedLimits(60, 20, 60);

/**
 * WebAuthn request options for any passkey of this site, and the cookie that binds the challenge.
 * Refusals: accounts.tooManyTries.
 */
export async function beginPasskeySignIn(client: Client, rp: RelyingParty) {
  const counted = await consumeOfNetwork("passkey-challenges", client, passkeyLimits);
  if (isRefused(counted)) return counted;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    userVerification: "required",
  });
  const { challenge } = options;
  return { options, setCookies: [await beginChallenge({ purpose: "passkey-sign-in", challenge })] };
}

/**
 * Opens a session for anyone who has a passkey and proved to its device who they are: both factors in
 * one. Refusals: accounts.passkeyExpired, passkeyNotAccepted, tooManyTries; with the right one only:
 * accounts.blocked.
 */
export async function signInWithPasskey(
  { credential, remember }: { credential: string; remember: boolean },
  client: Client,
  rp: RelyingParty,
): Promise<Outcome<Session>> {
  const { headers, address } = client;
  const counted = await consumeOfNetwork("passkey-sign-ins", client, passkeyLimits);
  if (isRefused(counted)) return counted;
  const begun = await consumeChallenge(headers, "passkey-sign-in");
  if (!begun?.challenge) return refused("accounts.passkeyExpired");
  const response = readCredential<AuthenticationResponseJSON>(credential);
  const match = response && (await findByCredential(response.id, headers));
  if (!response || !match || isRefusedDemoAccount(match.account.email)) {
    log("sign-in", { right: false, by: "passkey", from: partOf(address) });
    return refused("accounts.passkeyNotAccepted");
  }
  const { passkey, account, deviceId } = match;
  const tried = await countFactorTry(deviceId ?? account.id);
  if (isRefused(tried)) return tried;
  const check = { response, challenge: begun.challenge, rp, mustVerifyUser: true };
  const right = await isSignedBy(passkey, check);
  log("sign-in", { right, account: account.id, by: "passkey", from: partOf(address) });
  if (!right) return refused("accounts.passkeyNotAccepted");
  await refund([...tried, ...counted]);
  if (account.blockedAt) return refused("accounts.blocked");
  const signIns = await countSignIn(account.id);
  if (isRefused(signIns)) return signIns;
  const session = await openSignedIn(account.id, client, {
    brief: !remember,
    isKnown: Boolean(deviceId),
  });
  return { ...session, setCookies: [...session.setCookies, endedChallengeCookie()] };
}

async function findByCredential(credentialId: string, headers: Headers) {
  const [row] = await db
    .select({
      passkey: passkeys,
      account: { id: authUsers.id, email: authUsers.email, blockedAt: authUsers.blockedAt },
      deviceId: knownDevices.id,
    })
    .from(passkeys)
    .innerJoin(authUsers, eq(authUsers.id, passkeys.userId))
    .leftJoin(
      knownDevices,
      and(eq(knownDevices.userId, authUsers.id), eq(knownDevices.tokenHash, deviceHash(headers))),
    )
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

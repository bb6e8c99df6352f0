import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { Session } from "#app/features/accounts/accounts.server.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { refund } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { countFactorTry } from "#app/features/accounts/second-factor/factor-tries.server.ts";
import { isSignedBy } from "#app/features/accounts/second-factor/passkeys/check-passkey.server.ts";
import { readCredential } from "#app/features/accounts/second-factor/passkeys/credential.ts";
import type { RelyingParty } from "#app/features/accounts/second-factor/passkeys/relying-party.server.ts";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import {
  findChallenge,
  setChallenge,
  spendChallenge,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { completeWith } from "./complete-sign-in.server.ts";

/**
 * WebAuthn request options for the second step of a pending sign-in, with a new challenge each
 * time. Refusals: twoStep.expired, accounts.passkeyNotAccepted.
 */
export async function beginPasskeyStep(headers: Headers, rp: RelyingParty) {
  const pending = await findChallenge(headers, "second-factor");
  if (!pending?.userId) return refused("twoStep.expired");
  const own = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, pending.userId));
  if (own.length === 0) return refused("accounts.passkeyNotAccepted");
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: own,
    // The password was given already.
    userVerification: "discouraged",
  });
  await setChallenge(headers, "second-factor", options.challenge);
  return { options, setCookies: [] };
}

/**
 * Opens the session of a sign-in that waits for its second step. Refusals: twoStep.expired,
 * accounts.passkeyNotAccepted, tooManyTries.
 */
export async function completeSignInWithPasskey(
  credential: string,
  client: Client,
  rp: RelyingParty,
): Promise<Outcome<Session>> {
  return completeWith(client, async (userId, whose) => {
    const tried = await countFactorTry(whose);
    if (isRefused(tried)) return tried;
    const right = await isRight(userId, credential, client.headers, rp);
    log("second factor", { account: userId, kind: "passkey", right });
    if (!right) return refused("accounts.passkeyNotAccepted");
    await refund(tried);
    return { right };
  });
}

async function isRight(userId: string, credential: string, headers: Headers, rp: RelyingParty) {
  const challenge = await spendChallenge(headers, "second-factor");
  const response = readCredential<AuthenticationResponseJSON>(credential);
  if (!challenge || !response) return false;
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, response.id)));
  if (!passkey) return false;
  return isSignedBy(passkey, { response, challenge, rp, mustVerifyUser: false });
}

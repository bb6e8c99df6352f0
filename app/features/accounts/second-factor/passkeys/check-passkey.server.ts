import type { AuthenticationResponseJSON, WebAuthnCredential } from "@simplewebauthn/server";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";

type Check = {
  response: AuthenticationResponseJSON;
  challenge: string;
  rp: RelyingParty;
  /** Whether the device must have asked who is there: by a fingerprint, a face or a PIN. */
  mustVerifyUser: boolean;
};

/**
 * Whether a passkey has signed this challenge for this board, and its counter has gone on since it was
 * last used; then it is recorded as used. A counter that stands still is that of a copy.
 */
export async function isSignedBy(
  passkey: typeof passkeys.$inferSelect,
  { response, challenge, rp, mustVerifyUser }: Check,
): Promise<boolean> {
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.userId) {
    return false;
  }
  const counter = await verifiedCounter(passkey, { response, challenge, rp, mustVerifyUser });
  if (counter === undefined) return false;
  // Authenticators without a counter send 0 each time.
  const isNewer = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter} = 0`),
  );
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), isNewer))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

async function verifiedCounter(
  { credentialId, publicKey, counter, transports }: typeof passkeys.$inferSelect,
  { response, challenge, rp, mustVerifyUser }: Check,
): Promise<number | undefined> {
  const credential: WebAuthnCredential = {
    id: credentialId,
    counter,
    transports,
    publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
  };
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      credential,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: mustVerifyUser,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws on any invalid response.
    return undefined;
  }
}

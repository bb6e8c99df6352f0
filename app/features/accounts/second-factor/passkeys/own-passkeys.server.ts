import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, eq, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import { secondFactorEmail } from "#app/features/accounts/emails/security-emails.server.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import {
  removeUselessRecoveryCodes,
  replaceRecoveryCodes,
} from "#app/features/accounts/second-factor/recovery-codes.server.ts";
import {
  passkeys,
  recoveryCodes,
} from "#app/features/accounts/second-factor/second-factor.table.ts";
import { hasSecondFactor } from "#app/features/accounts/second-factor/second-factors.server.ts";
import {
  beginChallenge,
  consumeChallenge,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import { endOtherSessions } from "#app/features/accounts/session/sessions.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { maxPasskeys } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { readCredential } from "./credential.ts";
import { passkeyNameProblem } from "./passkey-name.ts";
import type { RelyingParty } from "./relying-party.server.ts";

/** A passkey of one's own; moments in ISO. */
export type OwnPasskey = { id: string; name: string; addedAt: string; lastUsedAt: string | null };

/** Algorithms all authenticators support: EdDSA, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

export function listOwnPasskeys(actor: Person): Promise<OwnPasskey[]> {
  return passkeysOf(actor.id);
}

export async function passkeysOf(userId: string): Promise<OwnPasskey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * WebAuthn options for a new passkey of the actor, and the cookie that binds the response. `site`
 * is the name that browsers show. Refusals: as confirmOwnPassword, twoStep.passkeysFull, confirmFirst.
 */
export async function beginOwnPasskey(
  actor: Person,
  password: string,
  { rp, site }: { rp: RelyingParty; site: string },
) {
  if (!(await isOwnEmailConfirmed(actor))) return refused("twoStep.confirmFirst");
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  const own = await db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, actor.id));
  if (own.length >= maxPasskeys) return refused("twoStep.passkeysFull");
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: site,
    userName: signInName(actor),
    userDisplayName: signInName(actor),
    userID: new Uint8Array(Buffer.from(actor.id)),
    excludeCredentials: own,
    supportedAlgorithmIDs,
    // A whole sign-in wants one that is found without a name and that asks who is there.
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  const { challenge } = options;
  const cookie = await beginChallenge({
    purpose: "passkey-registration",
    userId: actor.id,
    challenge,
  });
  return { options, setCookies: [cookie] };
}

/**
 * Adds the passkey that the browser made. The first second factor of an account comes with recovery
 * codes and ends all other sessions, which never needed one. Refusals: twoStep.passkeyNameMissing,
 * passkeyNameTooLong, passkeyNotAdded, passkeyKnown, confirmFirst, accounts.passkeyExpired.
 */
export async function addOwnPasskey(
  actor: Person,
  { name, credential }: { name: string; credential: string },
  { rp, headers }: { rp: RelyingParty; headers: Headers },
): Promise<Outcome<{ codes?: string[] }>> {
  if (!(await isOwnEmailConfirmed(actor))) return refused("twoStep.confirmFirst");
  const problem = passkeyNameProblem(name);
  if (problem) return refused(problem);
  const begun = await consumeChallenge(headers, "passkey-registration");
  if (!begun?.challenge || begun.userId !== actor.id) return refused("accounts.passkeyExpired");
  const registered = await verified(credential, begun.challenge, rp);
  if (!registered) return refused("twoStep.passkeyNotAdded");
  const wasOn = await hasSecondFactor(actor.id);
  const added = await db.transaction(async (tx) => {
    await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.id, actor.id))
      .for("no key update");
    const rows = await tx
      .insert(passkeys)
      .values({ ...registered, userId: actor.id, name: name.trim() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (rows.length === 0) return undefined;
    await enqueueEmail(secondFactorEmail, actor.id, { change: "passkeyAdded" }, tx);
    const hasCodes = (await tx.$count(recoveryCodes, eq(recoveryCodes.userId, actor.id))) > 0;
    return hasCodes ? {} : { codes: await replaceRecoveryCodes(tx, actor.id) };
  });
  if (!added) return refused("twoStep.passkeyKnown");
  if (!wasOn) await endOtherSessions(actor);
  log("second factor on", { account: actor.id, kind: "passkey" });
  return added;
}

/** Gives one of the actor's passkeys another name; a 404 for any other. Refusals: as a new one's name. */
export async function renameOwnPasskey(
  actor: Person,
  id: string,
  name: string,
): Promise<Outcome<{ renamed: true }>> {
  const problem = passkeyNameProblem(name);
  if (problem) return refused(problem);
  const renamed = await db
    .update(passkeys)
    .set({ name: name.trim() })
    .where(and(eq(passkeys.userId, actor.id), eq(sql`${passkeys.id}::text`, id)))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw notFound();
  return { renamed: true };
}

/** Removes one of the actor's passkeys; a 404 for any other. Refusals: as confirmOwnPassword. */
export async function removeOwnPasskey(actor: Person, id: string, password: string) {
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  const isRemoved = await db.transaction(async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, actor.id), eq(sql`${passkeys.id}::text`, id)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) return false;
    await removeUselessRecoveryCodes(tx, actor.id);
    await enqueueEmail(secondFactorEmail, actor.id, { change: "passkeyRemoved" }, tx);
    return true;
  });
  if (!isRemoved) throw notFound();
  log("second factor off", { account: actor.id, kind: "passkey" });
  return { removed: true };
}

/** The columns of a passkey that a browser has rightly made; undefined for anything else. */
async function verified(text: string, expectedChallenge: string, rp: RelyingParty) {
  const response = readCredential<RegistrationResponseJSON>(text);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      supportedAlgorithmIDs,
      requireUserVerification: false,
    });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId,
      counter,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 10),
    };
  } catch {
    // The library throws on any invalid response.
    return undefined;
  }
}

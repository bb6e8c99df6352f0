import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { paths } from "../../paths.ts";
import { afterAnswer } from "../../platform/after-answer.server.ts";
import { networkOf } from "../../platform/client-address.server.ts";
import { db } from "../../platform/database.server.ts";
import type { Language } from "../../platform/language.ts";
import { log } from "../../platform/log.server.ts";
import { isAddressRefused, mailWorks, sendLetter } from "../../platform/mail.server.ts";
import { isRefused, type Outcome, refused } from "../../platform/outcome.ts";
import { siteOrigin } from "../../platform/site.server.ts";
import { authUsers, authVerifications } from "./accounts.table.ts";
import type { Client } from "./client.server.ts";
import { rememberDevice } from "./devices.server.ts";
import { giveBack, limitKey, take } from "./limits.server.ts";
import { passwordChangedLetter } from "./mail/alert-letters.server.ts";
import { recoveryLetter } from "./mail/recovery-letter.server.ts";
import { isCommonFor, linkOwner, replacePassword } from "./new-password.server.ts";
import { hashPassword, TooBusyError } from "./password.server.ts";

const linkLife = 60 * 60_000;
/** Nobody's letter box is filled by somebody else's clicking. */
const lettersAnHour = 10;

/** Letters asked for from one network, for whatever addresses. */
const askedFromNetwork = { most: 60, seconds: 60 * 60 };
/** Tries of links from one network, and of one link that is good. */
const triesFromNetwork = { most: 30, seconds: 10 * 60 };
const usesOfLink = { most: 5, seconds: 60 };

/**
 * Has a reset link sent to the account of an address, after the answer: an unknown address is
 * answered the same, after the same time. Refused the same for all: accounts.tooManyTries, and
 * recovery.mailFailed while letters cannot be sent.
 */
export async function requestRecovery(
  email: string,
  language: Language,
  client: Client,
): Promise<Outcome<{ sent: true }>> {
  const counted = await take(
    limitKey("recovery-letters", networkOf(client.address)),
    askedFromNetwork,
  );
  if (isRefused(counted)) return counted;
  if (!(await mailWorks())) return refused("recovery.mailFailed");
  afterAnswer("recovery letter", () => sendLink(email, language));
  return { sent: true };
}

async function sendLink(email: string, language: Language): Promise<void> {
  const link = await openLink(email);
  if (!link) return;
  try {
    const address = siteOrigin + paths.resetPassword({ token: link.token });
    await sendLetter({ to: email, ...recoveryLetter(address, language) });
  } catch (error) {
    await db.delete(authVerifications).where(eq(authVerifications.id, link.id));
    // A mailbox that is closed stays closed.
    if (!isAddressRefused(error)) throw error;
    log("letter refused", { letter: "recovery" });
  }
}

/** Whether a link's token would still set a password; asking does not use it up. */
export async function isOpenLink(token: string): Promise<boolean> {
  return (await findLinkOwner(token)) !== undefined;
}

async function findLinkOwner(token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ value: authVerifications.value })
    .from(authVerifications)
    .where(openRow(token));
  return row && ownerOf(row);
}

function ownerOf({ value }: { value: string }): string {
  return value.slice(linkOwner("").length);
}

/**
 * Sets the password of a link's account and ends its sessions. This browser is a known one from here
 * on, so that nobody's guessing keeps the owner from signing in. Refused: recovery.linkInvalid,
 * accounts.passwordCommon, tooManyTries, tooBusy.
 */
export async function resetPassword(
  token: string,
  password: string,
  client: Client,
): Promise<Outcome<{ setCookies: string[] }>> {
  const tried = await take(limitKey("reset-tries", networkOf(client.address)), triesFromNetwork);
  if (isRefused(tried)) return tried;
  // A password is hashed only for a link that is good, and before the row is held.
  const owner = await findLinkOwner(token);
  if (!owner) return refused("recovery.linkInvalid");
  await giveBack([tried]);
  if (await isCommonFor({ id: owner }, password)) return refused("accounts.passwordCommon");
  const used = await take(limitKey("link-uses", token), usesOfLink);
  if (isRefused(used)) return used;
  const hash = await hashPassword(password).catch((error) => {
    if (!(error instanceof TooBusyError)) throw error;
  });
  if (!hash) return { ...refused("accounts.tooBusy"), retryAfter: 5 };
  const email = await redeemLink(token, hash);
  if (!email) return refused("recovery.linkInvalid");
  log("password reset", { account: owner });
  const at = new Date();
  afterAnswer("letter about a new password", () =>
    sendLetter({ to: email, ...passwordChangedLetter(at) }),
  );
  return { setCookies: (await rememberDevice(owner, client.headers)).setCookies };
}

/** Uses a link up and sets the password; answers the account's address, undefined for a dead link. */
async function redeemLink(token: string, hash: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [used] = await tx.delete(authVerifications).where(openRow(token)).returning();
    if (!used) return undefined;
    const id = ownerOf(used);
    await replacePassword(tx, id, hash);
    const [user] = await tx
      .select({ email: authUsers.email })
      .from(authUsers)
      .where(eq(authUsers.id, id));
    return user?.email;
  });
}

/** Makes the row of a new link; undefined for an unknown address and after too many letters. */
async function openLink(email: string): Promise<{ id: string; token: string } | undefined> {
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, new Date()));
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.email, email))
      .for("update");
    if (!user) return undefined;
    const value = linkOwner(user.id);
    const out = await tx.$count(authVerifications, eq(authVerifications.value, value));
    if (out >= lettersAnHour) return undefined;
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(Date.now() + linkLife);
    const [row] = await tx
      .insert(authVerifications)
      .values({ identifier: hashed(token), value, expiresAt })
      .returning({ id: authVerifications.id });
    return row && { id: row.id, token };
  });
}

function openRow(token: string) {
  return and(
    eq(authVerifications.identifier, hashed(token)),
    gt(authVerifications.expiresAt, new Date()),
  );
}

/** Only the hash is stored: whoever reads the table cannot open an account. */
function hashed(token: string): string {
  return `reset-password:${createHash("sha256").update(token).digest("base64url")}`;
}

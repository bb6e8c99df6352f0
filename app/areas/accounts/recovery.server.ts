import { createHash, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, gt, lt } from "drizzle-orm";
import { paths } from "../../paths.ts";
import { db } from "../../platform/database.server.ts";
import type { Language } from "../../platform/language.ts";
import { logFault } from "../../platform/log.server.ts";
import { isAddressRefused, mailWorks, sendLetter } from "../../platform/mail.server.ts";
import { type Outcome, refused } from "../../platform/outcome.ts";
import { siteOrigin } from "../../platform/site.server.ts";
import { authUsers, authVerifications } from "./accounts.table.ts";
import { recoveryLetter } from "./mail/recovery-letter.server.ts";
import { linkOwner, replacePassword } from "./new-password.server.ts";
import { hashPassword } from "./password.server.ts";

const linkLife = 60 * 60_000;
/** Nobody's letter box is filled by somebody else's clicking. */
const lettersAnHour = 10;

let lastLetterTook = 0;

/**
 * Sends a reset link to the account of an address. An unknown address is answered the same, after
 * about the same time. Refused the same for all while letters cannot be sent: recovery.mailFailed.
 */
export async function requestRecovery(
  email: string,
  language: Language,
): Promise<Outcome<{ sent: true }>> {
  if (!(await mailWorks())) return refused("recovery.mailFailed");
  const began = Date.now();
  const link = await openLink(email);
  if (!link) {
    await pause(lastLetterTook);
    return { sent: true };
  }
  try {
    const address = siteOrigin + paths.resetPassword({ token: link.token });
    await sendLetter({ to: email, ...recoveryLetter(address, language) });
  } catch (error) {
    await db.delete(authVerifications).where(eq(authVerifications.id, link.id));
    logFault(error, { letter: "recovery" });
    // An address that takes no mail must not show that it has an account.
    if (!isAddressRefused(error)) return refused("recovery.mailFailed");
  }
  lastLetterTook = Date.now() - began;
  return { sent: true };
}

/** Whether a link's token would still set a password; asking does not use it up. */
export async function isOpenLink(token: string): Promise<boolean> {
  const [row] = await db
    .select({ id: authVerifications.id })
    .from(authVerifications)
    .where(openRow(token));
  return row !== undefined;
}

/** Sets the password of a link's account and ends its sessions. Refused: recovery.linkInvalid. */
export async function resetPassword(
  token: string,
  password: string,
): Promise<Outcome<{ done: true }>> {
  // A password is hashed only for a link that is good, and before the row is held.
  if (!(await isOpenLink(token))) return refused("recovery.linkInvalid");
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [used] = await tx.delete(authVerifications).where(openRow(token)).returning();
    if (!used) return refused("recovery.linkInvalid");
    await replacePassword(tx, used.value.slice(linkOwner("").length), hash);
    return { done: true };
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

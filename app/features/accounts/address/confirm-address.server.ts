import { and, eq, isNull, sql } from "drizzle-orm";
import { hashedLinkToken } from "#app/emails/link-token.server.ts";
import {
  authUsers,
  emailConfirmations,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { sendHeldBack } from "#app/features/accounts/emails/catch-up.server.ts";
import { isNotExpired } from "#app/features/accounts/emails/confirmation-links.server.ts";
import { isBrowserOf } from "#app/features/accounts/mailbox/prove-mailbox.server.ts";
import { ownHash } from "#app/features/accounts/own-password.server.ts";
import {
  type Consumed,
  consume,
  limitKey,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { isPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";

/** The state of a link, shown without using it up. */
export type Confirmation =
  | {
      state: "open";
      address: string;
      /** The browser does not show that the person who has the mailbox is the one who registered. */
      needsPassword: boolean;
    }
  | { state: "used"; address: string }
  | { state: "invalid" };

export async function findConfirmation(token: string, headers: Headers): Promise<Confirmation> {
  const [link] = await db
    .select({
      userId: emailConfirmations.userId,
      address: emailConfirmations.address,
      usedAt: emailConfirmations.usedAt,
      isAccounts: sql<boolean>`${authUsers.email} = lower(${emailConfirmations.address}) and not ${authUsers.emailVerified}`,
    })
    .from(emailConfirmations)
    .innerJoin(authUsers, eq(authUsers.id, emailConfirmations.userId))
    .where(
      and(
        eq(emailConfirmations.tokenHash, hashedLinkToken("confirm-email", token)),
        isNotExpired(),
      ),
    );
  if (!link) return { state: "invalid" };
  const { userId, address } = link;
  if (link.usedAt) return { state: "used", address };
  const needsPassword = link.isAccounts && !(await isBrowserOf(userId, headers));
  return { state: "open", address, needsPassword };
}

/** Wrong passwords with one good link. */
const triesOfLink = { max: 6, seconds: 10 * 60 };

/** Counts a password that comes with a link. Refusals: accounts.tooManyTries. */
export async function countLinkTry(token: string): Promise<Outcome<Consumed>> {
  return consume(limitKey("confirmation-tries", token), triesOfLink);
}

/**
 * Uses up a link and confirms its address as sign-in address, contact address or both, if the account
 * still has it. The link proves the mailbox alone: an account is confirmed by a browser that it was used
 * in, or with its password, so that nobody confirms for a stranger who registered with their address.
 * Refusals: ownEmails.confirm.passwordMissing, .wrongPassword, accounts.tooManyTries.
 */
export async function confirmAddress(
  token: string,
  { password, headers }: { password: string; headers: Headers },
): Promise<Outcome<Confirmation>> {
  const confirmation = await findConfirmation(token, headers);
  if (confirmation.state !== "open") return confirmation;
  if (confirmation.needsPassword) {
    const refusal = await checkPassword(token, password);
    if (refusal) return refusal;
  }
  return redeem(token, headers);
}

async function checkPassword(token: string, password: string): Promise<Refusal | undefined> {
  if (password === "") return refused("ownEmails.confirm.passwordMissing");
  const tried = await countLinkTry(token);
  if (isRefused(tried)) return tried;
  const [link] = await db
    .select({ userId: emailConfirmations.userId })
    .from(emailConfirmations)
    .where(eq(emailConfirmations.tokenHash, hashedLinkToken("confirm-email", token)));
  const right = link && (await isPassword(await ownHash(link.userId), password));
  return right ? undefined : refused("ownEmails.confirm.wrongPassword");
}

function redeem(token: string, headers: Headers): Promise<Confirmation> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(emailConfirmations)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(emailConfirmations.tokenHash, hashedLinkToken("confirm-email", token)),
          isNull(emailConfirmations.usedAt),
          isNotExpired(),
        ),
      )
      .returning();
    // A second press, or a second of two at once.
    if (!used) return findConfirmation(token, headers);
    const { userId, address } = used;
    const isHeldBack = and(eq(authUsers.id, userId), eq(authUsers.emailVerified, false));
    const wasHeldBack = (await tx.$count(authUsers, isHeldBack)) > 0;
    const accounts = await tx
      .update(authUsers)
      .set({ emailVerified: true })
      .where(and(eq(authUsers.id, userId), eq(authUsers.email, address.toLowerCase())))
      .returning({ id: authUsers.id });
    const contacts = await tx
      .update(userProfiles)
      .set({ confirmedEmail: address })
      .where(
        and(
          eq(userProfiles.id, userId),
          eq(sql`lower(${userProfiles.email})`, address.toLowerCase()),
        ),
      )
      .returning({ id: userProfiles.id });
    if (wasHeldBack && accounts.length > 0) await sendHeldBack(userId, tx);
    const isAny = accounts.length + contacts.length > 0;
    return isAny ? { state: "used", address } : { state: "invalid" };
  });
}

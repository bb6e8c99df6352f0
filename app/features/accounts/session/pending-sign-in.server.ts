import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { cookieLine, readCookie } from "#app/http/cookie.server.ts";
import { challengeMinutes } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { authChallenges } from "./auth-challenges.table.ts";

/** Minutes to finish a challenge; an appeal is written at leisure. */
const life = (purpose: Purpose) => (purpose === "blocked" ? 60 : challengeMinutes);
const cookie = "furas_pending";

type Begun = Pick<
  typeof authChallenges.$inferInsert,
  "purpose" | "userId" | "challenge" | "phone" | "remember"
>;

export type Purpose = Begun["purpose"];

/** Stores a challenge; returns the cookie that continues it. */
export async function beginChallenge(begun: Begun): Promise<string> {
  return (await openChallenge(begun)).cookie;
}

/** Stores a challenge; returns the cookie that continues it, and the row's key. */
export async function openChallenge(begun: Begun): Promise<{ cookie: string; tokenHash: string }> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = hashed(token);
  await db.insert(authChallenges).values({ ...begun, tokenHash, expiresAt: endOf(begun.purpose) });
  return { cookie: cookieLine(cookie, token, life(begun.purpose) * 60), tokenHash };
}

/** The browser's open challenge. */
export async function findChallenge(headers: Headers, purpose: Purpose) {
  const [row] = await db.select().from(authChallenges).where(openOf(headers, purpose));
  return row;
}

/** The same, which cannot be finished again once `tx` commits. */
export async function consumeChallenge(
  headers: Headers,
  purpose: Purpose,
  tx: Transaction | typeof db = db,
) {
  const [row] = await tx.delete(authChallenges).where(openOf(headers, purpose)).returning();
  return row;
}

/** Gives the browser's open challenge its whole time again; returns the cookie that continues it. */
export async function prolongChallenge(headers: Headers, purpose: Purpose): Promise<string> {
  await db
    .update(authChallenges)
    .set({ expiresAt: endOf(purpose) })
    .where(openOf(headers, purpose));
  return cookieLine(cookie, tokenOf(headers), life(purpose) * 60);
}

/** The browser's open challenge, once its try is counted; none after `max` tries. */
export async function tryChallenge(headers: Headers, purpose: Purpose, max: number) {
  const [row] = await db
    .update(authChallenges)
    .set({ tries: sql`${authChallenges.tries} + 1` })
    .where(and(openOf(headers, purpose), lt(authChallenges.tries, max)))
    .returning();
  return row;
}

/** Sets the WebAuthn challenge that the next response must sign. */
export async function setChallenge(
  headers: Headers,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  await db.update(authChallenges).set({ challenge }).where(openOf(headers, purpose));
}

/** The challenge that is to be answered; none can be answered twice, right or wrong. */
export async function spendChallenge(
  headers: Headers,
  purpose: Purpose,
): Promise<string | undefined> {
  const challenge = (await findChallenge(headers, purpose))?.challenge;
  if (!challenge) return undefined;
  const spent = await db
    .update(authChallenges)
    .set({ challenge: null })
    .where(and(openOf(headers, purpose), eq(authChallenges.challenge, challenge)))
    .returning({ purpose: authChallenges.purpose });
  return spent.length > 0 ? challenge : undefined;
}

export function endedChallengeCookie(): string {
  return cookieLine(cookie, "", 0);
}

export async function removeOldChallenges(): Promise<void> {
  await db.delete(authChallenges).where(lt(authChallenges.expiresAt, sql`now()`));
}

function endOf(purpose: Purpose) {
  return sql`now() + make_interval(mins => ${life(purpose)})`;
}

function tokenOf(headers: Headers): string {
  return readCookie(headers.get("cookie"), cookie) ?? "";
}

function openOf(headers: Headers, purpose: Purpose) {
  return and(
    eq(authChallenges.tokenHash, hashed(tokenOf(headers))),
    eq(authChallenges.purpose, purpose),
    gt(authChallenges.expiresAt, sql`now()`),
  );
}

function hashed(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { cookieLine, readCookie } from "#app/http/cookie.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { authChallenges } from "./auth-challenges.table.ts";

/** Minutes to finish a challenge; an appeal is written at leisure. */
const life = (purpose: Begun["purpose"]) => (purpose === "blocked" ? 60 : 10);
const cookie = "furas_pending";

type Begun = Pick<
  typeof authChallenges.$inferInsert,
  "purpose" | "userId" | "challenge" | "remember"
>;

/** Stores a challenge; returns the cookie that continues it. */
export async function beginChallenge(begun: Begun): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insert(authChallenges)
    .values({
      ...begun,
      tokenHash: hashed(token),
      expiresAt: sql`now() + make_interval(mins => ${life(begun.purpose)})`,
    });
  return cookieLine(cookie, token, life(begun.purpose) * 60);
}

/** The browser's open challenge. */
export async function findChallenge(headers: Headers, purpose: Begun["purpose"]) {
  const [row] = await db.select().from(authChallenges).where(openOf(headers, purpose));
  return row;
}

/** The same, which cannot be finished again. */
export async function consumeChallenge(headers: Headers, purpose: Begun["purpose"]) {
  const [row] = await db.delete(authChallenges).where(openOf(headers, purpose)).returning();
  return row;
}

/** Sets the WebAuthn challenge that the next response must sign. */
export async function setChallenge(
  headers: Headers,
  purpose: Begun["purpose"],
  challenge: string,
): Promise<void> {
  await db.update(authChallenges).set({ challenge }).where(openOf(headers, purpose));
}

/** The challenge that is to be answered; none can be answered twice, right or wrong. */
export async function spendChallenge(
  headers: Headers,
  purpose: Begun["purpose"],
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

function openOf(headers: Headers, purpose: Begun["purpose"]) {
  const token = readCookie(headers.get("cookie"), cookie) ?? "";
  return and(
    eq(authChallenges.tokenHash, hashed(token)),
    eq(authChallenges.purpose, purpose),
    gt(authChallenges.expiresAt, sql`now()`),
  );
}

function hashed(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

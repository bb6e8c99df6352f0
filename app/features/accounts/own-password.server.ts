import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { authAccounts } from "./accounts.table.ts";
import type { Person } from "./actor.ts";
import { consume, limitKey, refund } from "./rate-limits/rate-limits.server.ts";
import { isPassword, PasswordQueueFullError } from "./sign-in/password.server.ts";

/**
 * Guesses at an open session, shared with changing the password. The right password still counts
 * after five slips.
 */
export const ownGuesses = { max: 6, seconds: 60 };

export const ownGuessesKey = (id: string) => limitKey("password-changes", id);

/**
 * Whether this is the actor's own password, asked before an irreversible action. Refusals:
 * security.currentMissing, currentWrong, accounts.tooManyTries, overloaded.
 */
export async function confirmOwnPassword(
  actor: Person,
  password: string,
): Promise<Outcome<{ right: true }>> {
  if (password === "") return refused("security.currentMissing");
  const taken = await consume(ownGuessesKey(actor.id), ownGuesses);
  if (isRefused(taken)) return taken;
  try {
    if (!(await isPassword(await ownHash(actor.id), password))) {
      return refused("security.currentWrong");
    }
  } catch (error) {
    if (!(error instanceof PasswordQueueFullError)) throw error;
    return { ...refused("accounts.overloaded"), retryAfter: 5 };
  }
  await refund([taken]);
  return { right: true };
}

export async function ownHash(userId: string): Promise<string | null | undefined> {
  const [credential] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential")));
  return credential?.password;
}

import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { ownGuesses, ownGuessesKey, ownHash } from "#app/features/accounts/own-password.server.ts";
import { consume, refund } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { openSessionOf } from "#app/features/accounts/session/session-info.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { isCommonFor, replacePassword } from "./new-password.server.ts";
import { hashPassword, isPassword, PasswordQueueFullError } from "./password.server.ts";
import { passwordChangedEmail } from "./password-changed-email.server.ts";

type Input = { password: string; current: string };

/**
 * Sets the actor's password and ends all other sessions; the owner gets an email. The current
 * password is always needed, however fresh the session. Refusals:
 * accounts.passwordCommon, tooManyTries, overloaded, security.currentMissing, currentWrong.
 */
export async function changeOwnPassword(
  actor: Person,
  { password, current }: Input,
): Promise<Outcome<{ done: true }>> {
  const session = openSessionOf(actor);
  if (current === "") return refused("security.currentMissing");
  if (await isCommonFor(actor, password)) return refused("accounts.passwordCommon");
  const taken = await consume(ownGuessesKey(actor.id), ownGuesses);
  if (isRefused(taken)) return taken;
  try {
    if (!(await isPassword(await ownHash(actor.id), current))) {
      return refused("security.currentWrong");
    }
    const hash = await hashPassword(password);
    await refund([taken]);
    await db.transaction(async (tx) => {
      await replacePassword(tx, actor.id, hash, session?.id);
      await enqueueEmail(passwordChangedEmail, actor.id, {}, tx);
    });
  } catch (error) {
    if (!(error instanceof PasswordQueueFullError)) throw error;
    return { ...refused("accounts.overloaded"), retryAfter: 5 };
  }
  log("password changed", { account: actor.id });
  return { done: true };
}

import { and, eq } from "drizzle-orm";
import { afterAnswer } from "../../platform/after-answer.server.ts";
import { db } from "../../platform/database.server.ts";
import { log } from "../../platform/log.server.ts";
import { sendLetter } from "../../platform/mail.server.ts";
import { isRefused, type Outcome, refused } from "../../platform/outcome.ts";
import { authAccounts } from "./accounts.table.ts";
import type { Person } from "./actor.ts";
import { giveBack, limitKey, take } from "./limits.server.ts";
import { passwordChangedLetter } from "./mail/alert-letters.server.ts";
import { isCommonFor, replacePassword } from "./new-password.server.ts";
import { hashPassword, isPassword, TooBusyError } from "./password.server.ts";
import { openSessionOf } from "./session-facts.ts";

const guesses = { most: 5, seconds: 60 };
/** For so long after signing in nobody is asked for the password again. */
const fresh = 5 * 60 * 1000;

type Typed = { password: string; current: string | undefined };

/**
 * Sets the actor's password and ends all other sessions; the owner is told by mail. The current
 * password is asked for unless it is not given and the session has only just been opened. Refused:
 * accounts.passwordCommon, tooManyTries, tooBusy, security.currentMissing, currentWrong.
 */
export async function changeOwnPassword(
  actor: Person,
  { password, current }: Typed,
): Promise<Outcome<{ done: true }>> {
  const session = openSessionOf(actor);
  const isFresh = session !== undefined && Date.now() - Date.parse(session.since) < fresh;
  if (!current && (current === "" || !isFresh)) return refused("security.currentMissing");
  if (await isCommonFor(actor, password)) return refused("accounts.passwordCommon");
  const taken = await take(limitKey("password-changes", actor.id), guesses);
  if (isRefused(taken)) return taken;
  try {
    if (current && !(await isPassword(await currentHash(actor), current))) {
      return refused("security.currentWrong");
    }
    const hash = await hashPassword(password);
    await giveBack([taken]);
    await db.transaction((tx) => replacePassword(tx, actor.id, hash, session?.id));
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
    return { ...refused("accounts.tooBusy"), retryAfter: 5 };
  }
  log("password changed", { account: actor.id });
  const at = new Date();
  afterAnswer("letter about a new password", () =>
    sendLetter({ to: actor.email, ...passwordChangedLetter(at) }),
  );
  return { done: true };
}

async function currentHash({ id }: Person): Promise<string | null | undefined> {
  const [credential] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, id), eq(authAccounts.providerId, "credential")));
  return credential?.password;
}

import { and, eq } from "drizzle-orm";
import type { Session } from "#app/features/accounts/accounts.server.ts";
import { knownDevices } from "#app/features/accounts/accounts.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { deviceHash } from "#app/features/accounts/devices/devices.server.ts";
import { passkeys, totpSecrets } from "#app/features/accounts/second-factor/second-factor.table.ts";
import { checkCode } from "#app/features/accounts/second-factor/second-factors.server.ts";
import {
  consumeChallenge,
  endedChallengeCookie,
  findChallenge,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { openSignedIn } from "./sign-in.server.ts";

/**
 * The methods that can complete a sign-in after the right password; undefined without a pending
 * one.
 */
export async function findSecondStep(
  headers: Headers,
): Promise<{ byApp: boolean; byPasskey: boolean } | undefined> {
  const pending = await findChallenge(headers, "second-factor");
  if (!pending?.userId) return undefined;
  const [[app], count] = await Promise.all([
    db
      .select({ confirmedAt: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, pending.userId)),
    db.$count(passkeys, eq(passkeys.userId, pending.userId)),
  ]);
  return { byApp: Boolean(app?.confirmedAt), byPasskey: count > 0 };
}

/**
 * Opens the session of a sign-in that waits for its code. Refusals: twoStep.codeWrong, expired,
 * accounts.tooManyTries.
 */
export async function completeSignIn(code: string, client: Client): Promise<Outcome<Session>> {
  return completeWith(client, (userId, whose) => checkCode(userId, code, whose));
}

/**
 * Opens the session of a sign-in that waits for its second step, if that `check` is passed: of whose
 * account it is, and who is counted as trying. Refusals: twoStep.expired, and those of the check.
 */
export async function completeWith(
  client: Client,
  check: (userId: string, whose: string) => Promise<Outcome<{ right: true }>>,
): Promise<Outcome<Session>> {
  const pending = await findChallenge(client.headers, "second-factor");
  const userId = pending?.userId;
  if (!userId) return refused("twoStep.expired");
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, deviceHash(client.headers))),
    );
  const checked = await check(userId, device?.id ?? userId);
  if (isRefused(checked)) return checked;
  if (!(await consumeChallenge(client.headers, "second-factor"))) return refused("twoStep.expired");
  const session = await openSignedIn(userId, client, {
    brief: !pending.remember,
    isKnown: device !== undefined,
  });
  return { ...session, setCookies: [...session.setCookies, endedChallengeCookie()] };
}

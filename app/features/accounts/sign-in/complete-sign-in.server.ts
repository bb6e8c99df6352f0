import { and, eq } from "drizzle-orm";
import type { Session } from "#app/features/accounts/accounts.server.ts";
import { knownDevices } from "#app/features/accounts/accounts.table.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { deviceHash } from "#app/features/accounts/devices/devices.server.ts";
import { checkCode } from "#app/features/accounts/second-factor/second-factors.server.ts";
import {
  endedChallengeCookie,
  findChallenge,
  takeChallenge,
} from "#app/features/accounts/session/pending-sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { openSignedIn } from "./sign-in.server.ts";

/** Whether this browser has given a right password and owes a code. */
export async function awaitsCode(headers: Headers): Promise<boolean> {
  return (await findChallenge(headers, "second-factor")) !== undefined;
}

/**
 * Opens the session of a sign-in that waits for its code. Refusals: twoStep.codeWrong, expired,
 * accounts.tooManyTries, blocked.
 */
export async function completeSignIn(code: string, client: Client): Promise<Outcome<Session>> {
  const pending = await findChallenge(client.headers, "second-factor");
  const userId = pending?.userId;
  if (!userId) return refused("twoStep.expired");
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, deviceHash(client.headers))),
    );
  const checked = await checkCode(userId, code, device?.id ?? userId);
  if (isRefused(checked)) return checked;
  if (!(await takeChallenge(client.headers, "second-factor"))) return refused("twoStep.expired");
  const session = await openSignedIn(userId, client, {
    ...{ brief: !pending.remember, isKnown: device !== undefined },
  });
  return { ...session, setCookies: [...session.setCookies, endedChallengeCookie()] };
}

import { and, eq } from "drizzle-orm";
import type { Session } from "#app/areas/accounts/accounts.server.ts";
import { knownDevices } from "#app/areas/accounts/accounts.table.ts";
import type { Client } from "#app/areas/accounts/client.server.ts";
import { deviceHash } from "#app/areas/accounts/devices.server.ts";
import { openSignedIn } from "#app/areas/accounts/sign-in.server.ts";
import { db } from "#app/platform/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { endedChallengeCookie, findChallenge, takeChallenge } from "./pending-sign-in.server.ts";
import { checkCode } from "./second-factors.server.ts";

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

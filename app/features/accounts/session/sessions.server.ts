import { and, desc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import {
  authSessions,
  authVerifications,
  knownDevices,
} from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { type Device, deviceOf } from "#app/features/accounts/device.ts";
import { removeOldLimits } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { removeOldChallenges } from "./pending-sign-in.server.ts";
import { openSessionOf } from "./session-info.ts";

/** A session of one's own; moments in ISO. */
export type OwnSession = {
  id: string;
  device: Device;
  since: string;
  /** To the hour. */
  lastUsedAt: string;
  /** Whether this very request came with it. */
  isThis: boolean;
};

/** The actor's open sessions: this one first, then the one used last. */
export async function listOwnSessions(actor: Person): Promise<OwnSession[]> {
  const here = openSessionOf(actor)?.id;
  const rows = await db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, actor.id), gt(authSessions.expiresAt, sql`now()`)))
    .orderBy(desc(authSessions.lastUsedAt), desc(authSessions.createdAt));
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceOf(row.userAgent ?? ""),
      since: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isThis: row.id === here,
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Ends one of the actor's sessions and forgets its device. Ending one that is gone is no fault. */
export async function endOwnSession(actor: Person, id: string): Promise<void> {
  await end(and(eq(authSessions.userId, actor.id), eq(sql`${authSessions.id}::text`, id)));
}

/** Ends all of the actor's sessions but the one that the request came with. */
export async function endOtherSessions(actor: Person): Promise<void> {
  const here = openSessionOf(actor)?.id;
  const others = here === undefined ? undefined : ne(authSessions.id, here);
  await end(and(eq(authSessions.userId, actor.id), others));
}

async function end(which: ReturnType<typeof and>): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(authSessions)
      .where(which)
      .returning({ deviceId: authSessions.deviceId });
    const devices = ended.flatMap(({ deviceId }) => deviceId ?? []);
    if (devices.length === 0) return;
    // One browser may have two sessions of an account: a device that is still in use stays known.
    const inUse = tx
      .select({ id: authSessions.deviceId })
      .from(authSessions)
      .where(inArray(authSessions.deviceId, devices));
    await tx
      .delete(knownDevices)
      .where(and(inArray(knownDevices.id, devices), sql`${knownDevices.id} not in (${inUse})`));
  });
}

/** Deletes expired sessions, links and counts, and devices unused for a year. */
export async function removeOldSessions(): Promise<void> {
  await removeOldLimits();
  await removeOldChallenges();
  await db.delete(authSessions).where(lt(authSessions.expiresAt, sql`now()`));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, sql`now()`));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, sql`now() - interval '1 year'`));
}

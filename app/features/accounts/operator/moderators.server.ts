import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { moderators } from "./moderators.table.ts";

type Naming = {
  leads?: boolean;
  /** The leading moderator; null for the operator. */
  namedBy?: string | null;
};

/** Makes an account a moderator. False if it already is one. */
export async function addModerator(
  id: string,
  { leads = false, namedBy = null }: Naming = {},
  tx: Pick<Transaction, "insert"> = db,
): Promise<boolean> {
  const added = await tx
    .insert(moderators)
    .values({ userId: id, leads, namedBy })
    .onConflictDoNothing()
    .returning({ id: moderators.userId });
  if (added.length > 0) log("moderator added", { account: id, leads });
  return added.length > 0;
}

/** Makes a moderator a leading one, or a plain one again. False where nothing changes. */
export async function setLeading(
  id: string,
  leads: boolean,
  tx: Pick<Transaction, "update"> = db,
): Promise<boolean> {
  const changed = await tx
    .update(moderators)
    .set({ leads })
    .where(and(eq(moderators.userId, id), ne(moderators.leads, leads)))
    .returning({ id: moderators.userId });
  if (changed.length > 0) log("moderator changed", { account: id, leads });
  return changed.length > 0;
}

/** Takes that right back, from the next request on. False when it had none. */
export async function removeModerator(
  id: string,
  tx: Pick<Transaction, "delete"> = db,
): Promise<boolean> {
  const removed = await tx
    .delete(moderators)
    .where(eq(moderators.userId, id))
    .returning({ id: moderators.userId });
  if (removed.length > 0) log("moderator removed", { account: id });
  return removed.length > 0;
}

const canModerate = and(isNull(authUsers.blockedAt), ne(userProfiles.userType, "admin"));

/**
 * The leading moderators who are not blocked, by id. Locks, so that none is removed, demoted, blocked
 * or deleted by another transaction that locks them too.
 */
export async function lockLeaders(tx: Pick<Transaction, "select">): Promise<string[]> {
  await tx
    .select({ id: moderators.userId })
    .from(moderators)
    .where(eq(moderators.leads, true))
    .orderBy(asc(moderators.userId))
    .for("update");
  // Read again: blocking changes another table than the locked one.
  const rows = await tx
    .select({ id: moderators.userId })
    .from(moderators)
    .innerJoin(authUsers, eq(authUsers.id, moderators.userId))
    .innerJoin(userProfiles, eq(userProfiles.id, moderators.userId))
    .where(and(eq(moderators.leads, true), canModerate))
    .orderBy(asc(moderators.userId));
  return rows.map(({ id }) => id);
}

/** Whether an account is the only leading moderator. Locks as `lockLeaders`, if it leads. */
export async function isLastLeader(tx: Pick<Transaction, "select">, id: string): Promise<boolean> {
  const [own] = await tx
    .select({ leads: moderators.leads })
    .from(moderators)
    .where(eq(moderators.userId, id));
  if (!own?.leads) return false;
  const leaders = await lockLeaders(tx);
  return leaders.length === 1 && leaders[0] === id;
}

/** Whether an account that is not blocked may moderate, another than the given one. */
export async function hasModerator(
  tx: Pick<Transaction, "select"> = db,
  { otherThan }: { otherThan?: string } = {},
): Promise<boolean> {
  const [one] = await tx
    .select({ id: moderators.userId })
    .from(moderators)
    .innerJoin(authUsers, eq(authUsers.id, moderators.userId))
    .innerJoin(userProfiles, eq(userProfiles.id, moderators.userId))
    .where(and(canModerate, otherThan === undefined ? undefined : ne(moderators.userId, otherThan)))
    .limit(1);
  return one !== undefined;
}

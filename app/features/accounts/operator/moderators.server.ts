import { and, eq, isNull, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { moderators } from "./moderators.table.ts";

/** Makes an account a moderator. False if it already is one. */
export async function addModerator(id: string): Promise<boolean> {
  const added = await db
    .insert(moderators)
    .values({ userId: id })
    .onConflictDoNothing()
    .returning({ id: moderators.userId });
  if (added.length > 0) log("moderator added", { account: id });
  return added.length > 0;
}

/** Takes that right back, from the next request on. False when it had none. */
export async function removeModerator(id: string): Promise<boolean> {
  const removed = await db
    .delete(moderators)
    .where(eq(moderators.userId, id))
    .returning({ id: moderators.userId });
  if (removed.length > 0) log("moderator removed", { account: id });
  return removed.length > 0;
}

/** Whether another account that is not blocked may moderate. */
export async function hasOtherModerator(
  id: string,
  tx: Pick<Transaction, "select"> = db,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(moderators, eq(moderators.userId, authUsers.id))
    .where(
      and(
        isNull(authUsers.blockedAt),
        sql`${authUsers.id} <> ${id}`,
        sql`(${userProfiles.userType} = 'admin' or ${moderators.userId} is not null)`,
      ),
    )
    .limit(1);
  return other !== undefined;
}

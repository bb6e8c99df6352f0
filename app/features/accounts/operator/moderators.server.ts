import { and, eq, isNull, ne } from "drizzle-orm";
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
    .where(
      and(
        isNull(authUsers.blockedAt),
        ne(userProfiles.userType, "admin"),
        otherThan === undefined ? undefined : ne(moderators.userId, otherThan),
      ),
    )
    .limit(1);
  return one !== undefined;
}

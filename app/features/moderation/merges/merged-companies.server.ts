import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { companyMerges } from "./merges.table.ts";

/** Whether rows of a company are on their way to or from another; it is not to be deleted meanwhile. */
export async function isMerging(
  companyId: string,
  tx: Pick<Transaction, "$count"> = db,
): Promise<boolean> {
  const isIn = or(eq(companyMerges.fromId, companyId), eq(companyMerges.intoId, companyId));
  return (
    (await tx.$count(
      companyMerges,
      and(isIn, inArray(companyMerges.state, ["moving", "undoing"])),
    )) > 0
  );
}

/**
 * The company that a closed one was merged with, by way of others where that was closed in turn; undefined
 * for one that stands, and for none.
 */
export async function findSuccessor(companyId: string): Promise<string | undefined> {
  if (!isUuid(companyId)) return undefined;
  const [last] = await db.execute<{ id: string }>(sql`
    with recursive next as (
      select ${companyId}::uuid as id, 0 as step
      union all
      select m.into_id, next.step + 1 from next
      join company_merges m on m.from_id = next.id and m.job_id is null and m.state in ('moving', 'done')
      join user_profiles p on p.id = m.from_id and p.user_type = 'company_member'
      where next.step < 10)
    select next.id from next join user_profiles p on p.id = next.id and p.user_type = 'company'
    where step > 0 order by step desc limit 1`);
  return last?.id;
}

/** By the names of closed companies, the ids of those that they were merged with. */
export async function findMergedInto(names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: userProfiles.companyName, intoId: companyMerges.intoId })
    .from(userProfiles)
    .innerJoin(companyMerges, eq(companyMerges.fromId, userProfiles.id))
    .where(
      and(
        eq(userProfiles.userType, "company_member"),
        inArray(userProfiles.companyName, [...names]),
        isNull(companyMerges.jobId),
        inArray(companyMerges.state, ["moving", "done"]),
      ),
    );
  return new Map(rows.map(({ name, intoId }) => [name ?? "", intoId]));
}

import { and, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companySkeletons } from "#app/features/companies/companies.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { looksLikeBoard, skeletonBeforeHiring, skeletonOf } from "./skeleton.ts";

/** A company; one that has registered under its name with the time of that. */
type Named = { id: string; companyName: string | null; createdAt?: Date };

/** Rows of one statement. */
const atOnce = 1000;

/**
 * Stores how the names of companies look, for comparing new ones by an index, and since when: a changed look is
 * from now.
 */
export async function writeSkeletons(
  tx: Pick<Transaction, "insert">,
  companies: readonly Named[],
): Promise<void> {
  for (let from = 0; from < companies.length; from += atOnce) {
    const rows = companies
      .slice(from, from + atOnce)
      .map(({ id, companyName, createdAt }) => ({
        companyId: id,
        name: companyName ?? "",
        skeleton: skeletonOf(companyName ?? ""),
        namedAt: createdAt,
      }));
    await tx
      .insert(companySkeletons)
      .values(rows)
      .onConflictDoUpdate({
        target: companySkeletons.companyId,
        set: { name: sql`excluded.name`, skeleton: sql`excluded.skeleton`, namedAt: sinceNow },
      });
  }
}

const sinceNow = sql`case when ${companySkeletons.skeleton} = excluded.skeleton
  then ${companySkeletons.namedAt} else now() end`;

/**
 * Whether a company's name looks like the board's or like one that another company had before. Its own name is
 * stored first.
 */
export async function isLookalike(tx: Transaction, companyId: string): Promise<boolean> {
  const [company] = await tx.select(named).from(userProfiles).where(eq(userProfiles.id, companyId));
  const name = company?.companyName?.trim();
  if (!company || !name) return false;
  if (looksLikeBoard(name)) return true;
  await writeSkeletons(tx, [company]);
  const skeleton = skeletonOf(name);
  if (skeleton === "") return false;
  const own = tx
    .select({ namedAt: companySkeletons.namedAt })
    .from(companySkeletons)
    .where(eq(companySkeletons.companyId, companyId));
  const [earlier] = await tx
    .select({ id: companySkeletons.companyId })
    .from(companySkeletons)
    .where(
      and(
        eq(companySkeletons.skeleton, skeleton),
        ne(companySkeletons.companyId, companyId),
        lt(companySkeletons.namedAt, own),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}

/** Whether a job's title begins with a name that a confirmed company has, not this one, and says that it is hiring. */
export async function namesAnother(
  tx: Transaction,
  companyId: string,
  title: string,
): Promise<boolean> {
  const skeleton = skeletonBeforeHiring(title);
  if (skeleton === "") return false;
  const own = tx
    .select({ skeleton: companySkeletons.skeleton })
    .from(companySkeletons)
    .where(eq(companySkeletons.companyId, companyId));
  const [other] = await tx
    .select({ id: companySkeletons.companyId })
    .from(companySkeletons)
    .leftJoin(authUsers, eq(authUsers.id, companySkeletons.companyId))
    .where(
      and(
        eq(companySkeletons.skeleton, skeleton),
        sql`${skeleton} is distinct from (${own})`,
        or(isNull(authUsers.id), eq(authUsers.emailVerified, true)),
      ),
    )
    .limit(1);
  return other !== undefined;
}

const named = {
  id: userProfiles.id,
  companyName: userProfiles.companyName,
  createdAt: userProfiles.createdAt,
};

/**
 * Stores the looks of names that were there before looks were stored, or changed by other means than the board's
 * forms. A company that is itself looked at has its own stored; for the others this runs in the background.
 */
export async function writeRemainingSkeletons(): Promise<void> {
  const isChanged = sql`${companySkeletons.name} is distinct from ${userProfiles.companyName}`;
  const rows = await db
    .select(named)
    .from(userProfiles)
    .leftJoin(companySkeletons, eq(companySkeletons.companyId, userProfiles.id))
    .where(
      and(eq(userProfiles.userType, "company"), isNotNull(userProfiles.companyName), isChanged),
    )
    .orderBy(userProfiles.id);
  await writeSkeletons(db, rows);
}

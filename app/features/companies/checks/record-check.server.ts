import { and, eq, ne, sql } from "drizzle-orm";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import { companySkeletons } from "#app/features/companies/companies.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import type { CheckState } from "./check.ts";
import { companyCheckActs, companyChecks } from "./checks.table.ts";
import { type CheckNews, checkEmail } from "./emails/check-emails.server.ts";

export type CheckRow = typeof companyChecks.$inferSelect;

/** A change of a check; `actorId` is null where the board itself made it. */
export type CheckChange = Partial<Omit<CheckRow, "companyId" | "kind" | "state">> & {
  state: CheckState;
};

/**
 * Locks a company for a change of its checks. Its profile comes first, as where the profile itself is saved.
 */
export async function lockChecks(tx: Transaction, companyId: string): Promise<CheckRow[]> {
  await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId))
    .for("no key update");
  return tx.select().from(companyChecks).where(eq(companyChecks.companyId, companyId));
}

/** Stores what became of a check, and a line of the log where its state or its subject changes. */
export async function changeCheck(
  tx: Transaction,
  row: Pick<CheckRow, "companyId" | "kind" | "subject" | "state">,
  change: CheckChange,
  actorId: string | null = null,
): Promise<void> {
  const { companyId, kind } = row;
  await tx
    .update(companyChecks)
    .set(change)
    .where(and(eq(companyChecks.companyId, companyId), eq(companyChecks.kind, kind)));
  if (change.state === row.state) return;
  const { state, reason = null } = change;
  await logCheck(tx, { companyId, kind, state, subject: row.subject, reason, actorId });
  if (state === "done") await notifyTwins(tx, companyId);
}

/** Appends to a company's log of checks. */
export async function logCheck(
  tx: Pick<Transaction, "insert">,
  act: typeof companyCheckActs.$inferInsert,
): Promise<void> {
  await tx.insert(companyCheckActs).values(act);
}

/** Has the owners of a company told of something about its checks. */
export async function notifyOwners(
  tx: Transaction,
  companyId: string,
  news: CheckNews,
): Promise<void> {
  for (const { id, role } of await listCompanyPeople(companyId, tx)) {
    if (role === "owner") await enqueueSingleEmail(checkEmail, id, { companyId, news }, tx);
  }
}

/** Companies of one name that are told at once. */
const maxTwins = 20;

/** Tells the companies without checks whose name looks like that of one that is checked; nothing for any other. */
export async function notifyTwins(tx: Transaction, companyId: string): Promise<void> {
  const own = tx
    .select({ skeleton: companySkeletons.skeleton })
    .from(companySkeletons)
    .where(and(eq(companySkeletons.companyId, companyId), ne(companySkeletons.skeleton, "")));
  const twins = await tx
    .select({ companyId: companySkeletons.companyId })
    .from(companySkeletons)
    .innerJoin(userProfiles, eq(userProfiles.id, companySkeletons.companyId))
    .where(
      and(
        sql`${companySkeletons.skeleton} = (${own})`,
        sql`exists (select from user_profiles own where own.id = ${companyId} and own.checked > 0)`,
        ne(companySkeletons.companyId, companyId),
        eq(userProfiles.checked, 0),
      ),
    )
    .orderBy(companySkeletons.namedAt)
    .limit(maxTwins);
  for (const twin of twins) await notifyOwners(tx, twin.companyId, "twin");
}

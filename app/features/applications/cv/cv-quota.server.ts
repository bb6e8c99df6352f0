import { and, eq, sql, sum } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  documents,
  jobApplications,
  uploads,
} from "#app/features/applications/applications.table.ts";
import { eventDocuments } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { type Refusal, refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { savedCvs } from "./saved-cvs.table.ts";

/**
 * A CV that neither an application nor a message nor the account has, and no document of a company's register. For conditions only: among the columns of a
 * query of one table Drizzle writes column names without their table's, and a subquery takes its own.
 */
export const isUnusedDocument = sql`(not exists (
  select 1 from ${jobApplications} where ${jobApplications.documentId} = ${documents}.id
) and not exists (select 1 from ${savedCvs} where ${savedCvs.documentId} = ${documents}.id
) and not exists (select 1 from ${eventDocuments} where ${eventDocuments.documentId} = ${documents}.id
) and not exists (select 1 from ${companyChecks} where ${companyChecks.documentId} = ${documents}.id))`;

/** Unused uploads live a day: more is no honest need. Older ones are about to be removed. */
const maxUnused = 50;
const isRecent = sql`${documents.createdAt} > now() - interval '2 days'`;

/**
 * The reason a person may not add a CV of this size; undefined if they may. Locks their profile
 * until the transaction ends, so that concurrent uploads are counted one after the other. Refusals:
 * applications.tooManyUploads and .cvSpaceFull.
 */
export async function whyNotAddCv(
  tx: Transaction,
  ownerId: string,
  bytes: number,
): Promise<Refusal | undefined> {
  await lockProfile(tx, ownerId);
  const isOwn = eq(documents.ownerId, ownerId);
  const [stored] = await tx
    .select({ bytes: sum(documents.sizeBytes).mapWith(Number) })
    .from(documents)
    .where(isOwn);
  const unused = await tx.$count(documents, and(isOwn, isRecent, isUnusedDocument));
  // Whole, and no documents yet: the scanner or the file store may be down.
  const [waiting] = await tx
    .select({ bytes: sum(uploads.sizeBytes).mapWith(Number), count: sql<number>`count(*)::int` })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        eq(uploads.received, uploads.sizeBytes),
        sql`not exists (select 1 from ${documents} where ${documents.id} = ${uploads}.id)`,
      ),
    );
  if (unused + (waiting?.count ?? 0) >= maxUnused) {
    return refused("applications.tooManyUploads");
  }
  const used = (stored?.bytes ?? 0) + (waiting?.bytes ?? 0);
  if (used + bytes > settings().quotas.cvBytesPerPerson) return refused("applications.cvSpaceFull");
  return undefined;
}

/**
 * Why a person may send no further application today; undefined where they may. Refusals:
 * applications.tooManyToday.
 */
export async function whyNotApplyToday(
  tx: Transaction,
  userId: string,
): Promise<Refusal | undefined> {
  await lockProfile(tx, userId);
  const today = sql`${jobApplications.createdAt} > now() - interval '24 hours'`;
  const count = await tx.$count(jobApplications, and(eq(jobApplications.userId, userId), today));
  const isOver = count >= settings().quotas.applicationsPerDay;
  return isOver ? refused("applications.tooManyToday") : undefined;
}

/** Serializes callers that count and add something of one person. */
export async function lockProfile(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.id, id))
    .for("no key update");
}

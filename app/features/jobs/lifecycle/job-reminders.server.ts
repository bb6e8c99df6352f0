import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { EmailKind } from "#app/emails/email-kind.ts";
import { enqueueCompanyEmails } from "#app/features/accounts/membership/membership.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { closingWarningDays, oldJobDays, stillOpenDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { closingSoonEmail, type OfJob, stillOpenEmail } from "./emails/job-emails.server.ts";
import { addDays } from "./job-lifecycle.ts";
import { deletedJobs } from "./lifecycle.table.ts";

/** Jobs of one transaction, each with an email for everybody of its company. */
const atOnce = 200;

type Change = Partial<typeof jobs.$inferInsert>;

/**
 * Warns companies of last days that come within three days: once about each, recorded in the transaction
 * that queues the email. A job that was not open for longer than that is not warned of. Returns how many.
 */
export function warnOfDeadlines(now = new Date()): Promise<number> {
  const today = damascusDay(now);
  const last = addDays(today, closingWarningDays);
  const isNear = sql`${jobs.applicationDeadline} between ${today}::date and ${last}::date
    and ${jobs.warnedDeadline} is distinct from ${jobs.applicationDeadline}
    and ${jobs.createdAt} < ${jobs.applicationDeadline} - make_interval(days => ${closingWarningDays})`;
  return remind(
    isNear,
    { warnedDeadline: sql`${jobs.applicationDeadline}` as never },
    closingSoonEmail,
  );
}

/**
 * Asks companies about open jobs without a last day after 60 days without confirmation. Imported
 * jobs are their importer's to close. Returns how many.
 */
export function requestConfirmations(): Promise<number> {
  const isOld = and(
    isNull(jobs.applicationDeadline),
    isNull(jobs.confirmationRequestedAt),
    isNull(jobs.externalId),
    sql`greatest(${jobs.createdAt}, ${jobs.confirmedAt}) < now() - make_interval(days => ${oldJobDays})`,
  );
  return remind(isOld, { confirmationRequestedAt: new Date() }, stillOpenEmail);
}

/** Closes the jobs whose company has not answered that for 14 days; returns how many. */
export async function closeUnconfirmed(): Promise<number> {
  const closed = await db
    .update(jobs)
    .set({ status: "closed", closedReason: "unanswered", updatedAt: sql`now()` })
    .where(
      and(
        eq(jobs.status, "active"),
        isNull(jobs.applicationDeadline),
        sql`${jobs.confirmationRequestedAt} < now() - make_interval(days => ${stillOpenDays})`,
      ),
    )
    .returning({ id: jobs.id });
  return closed.length;
}

/** Forgets jobs deleted long ago: an old link then leads to the newest jobs. */
export async function removeOldDeletedJobs(): Promise<void> {
  await db
    .delete(deletedJobs)
    .where(sql`${deletedJobs.deletedAt} < now() - make_interval(days => ${deletedJobDays})`);
}

const deletedJobDays = 180;

async function remind(
  isDue: ReturnType<typeof and>,
  columns: Change,
  kind: EmailKind<OfJob>,
): Promise<number> {
  let reminded = 0;
  for (let some = atOnce; some === atOnce; reminded += some) {
    some = await remindSome(isDue, columns, kind);
  }
  return reminded;
}

function remindSome(
  isDue: ReturnType<typeof and>,
  columns: Change,
  kind: EmailKind<OfJob>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: jobs.id, companyId: jobs.companyId })
      .from(jobs)
      .where(and(eq(jobs.status, "active"), isDue))
      .orderBy(jobs.id)
      .limit(atOnce)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await tx.update(jobs).set(columns).where(inArray(jobs.id, ids));
    const events = due.map(({ id, companyId }) => ({ companyId, data: { jobId: id } }));
    await enqueueCompanyEmails(kind, events, tx);
    return due.length;
  });
}

import { sql } from "drizzle-orm";
import { enqueueCompanyEmails } from "#app/features/accounts/membership/membership.server.ts";
import { unreadReminderDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { unreadApplicationsEmail } from "./emails/unanswered-emails.server.ts";

/** Older ones get no reminder. */
const oldestDays = 60;

/** The last of the reminders that is due by the age of an application; 0 before the first. */
const dueReminder = sql`(case ${sql.join(
  unreadReminderDays
    .toReversed()
    .map(
      (days) => sql`when a.created_at <= now() - make_interval(days => ${days}) then ${days}::int`,
    ),
  sql` `,
)} else 0 end)`;

const isDue = sql`(a.status = 'pending' and a.opened_at is null and a.cleared_at is null
  and a.created_at > now() - make_interval(days => ${oldestDays})
  and a.unread_reminder < ${dueReminder})`;

/**
 * Reminds companies of applications unread for 7 and 14 days: one email for all jobs, queued in the
 * transaction that marks the applications. Returns how many companies. Safe in several processes
 * and if killed.
 */
export async function remindCompaniesOfUnread(): Promise<number> {
  const companies = await db.execute<{ id: string }>(sql`
    select distinct j.company_id as id from job_applications a
    join jobs j on j.id = a.job_id where ${isDue}`);
  let reminded = 0;
  for (let at = 0; at < companies.length; at += atOnce) {
    reminded += await remind(companies.slice(at, at + atOnce).map(({ id }) => id));
  }
  return reminded;
}

/** Companies of one transaction. */
const atOnce = 50;

/** Rows are locked in one order, and looked at again once they are: another process finds none. */
async function remind(ids: readonly string[]): Promise<number> {
  return db.transaction(async (tx) => {
    const companies = await tx.execute<{ companyId: string }>(sql`
      with due as (
        select a.id, j.company_id from job_applications a join jobs j on j.id = a.job_id
        where j.company_id = any(${sql.param(ids)}) and ${isDue}
        order by a.id for update of a),
      recorded as (
        update job_applications a set unread_reminder = ${dueReminder}
        from due where a.id = due.id and ${isDue} returning due.company_id)
      select distinct company_id as "companyId" from recorded`);
    const events = companies.map(({ companyId }) => ({ companyId, data: {} }));
    // Readers may not answer.
    await enqueueCompanyEmails(unreadApplicationsEmail, events, tx, ["owner", "recruiter"]);
    return companies.length;
  });
}

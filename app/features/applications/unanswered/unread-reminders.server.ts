import { sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
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
  for (const { id } of companies) if (await remind(id)) reminded++;
  return reminded;
}

/** Rows are locked in one order, and looked at again once they are: another process finds none. */
async function remind(companyId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const noted = await tx.execute(sql`
      with due as (
        select a.id from job_applications a join jobs j on j.id = a.job_id
        where j.company_id = ${companyId} and ${isDue}
        order by a.id for update of a)
      update job_applications a set unread_reminder = ${dueReminder}
      from due where a.id = due.id and ${isDue} returning a.id`);
    if (noted.length === 0) return false;
    for (const { id, role } of await listCompanyPeople(companyId, tx)) {
      // Readers may not answer.
      if (role !== "reader") await enqueueEmail(unreadApplicationsEmail, id, {}, tx);
    }
    return true;
  });
}

import { sql } from "drizzle-orm";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import {
  enqueueCompanyEmails,
  listCompanyPeople,
} from "#app/features/accounts/membership/membership.server.ts";
import {
  companyInterviewsEmail,
  interviewTimeEmail,
} from "#app/features/applications/lifecycle/emails/interview-time-email.server.ts";
import { hasTime } from "#app/features/applications/lifecycle/interviews.server.ts";
import { type OwnedMessage, sendPushes } from "#app/features/push/message/send-push.server.ts";
import { paths } from "#app/paths.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";

/** Interviews of one transaction; the rest is left to the next run. */
const atOnce = 200;

/**
 * The number of reminders that are due: the first a day before, the second two hours before, neither where
 * the time was set later than that. `i` is an interview.
 */
const dueReminders = sql`(case
  when i.starts_at <= now() + interval '2 hours' then
    case when coalesce(i.answered_at, i.created_at) < i.starts_at - interval '2 hours' then 2 else 0 end
  when coalesce(i.answered_at, i.created_at) < i.starts_at - interval '24 hours' then 1
  else 0 end)`;

type Due = {
  id: string;
  applicationId: string;
  userId: string;
  jobId: string;
  companyId: string;
  startsAt: string;
};

/**
 * Reminds both sides of interviews by email and notification, queued in the transaction that counts
 * the reminder: each is sent once at most, also by several processes. Returns how many.
 */
export async function remindOfInterviews(): Promise<number> {
  return db.transaction(async (tx) => {
    const reminded = await tx.execute<Due>(sql`
      with due as (
        select i.id, a.user_id, a.job_id, j.company_id, ${dueReminders} as reminders
        from interviews i join job_applications a on a.id = i.application_id
          join jobs j on j.id = a.job_id
        where i.ended_at is null and i.reminders < 2 and a.status = 'interview' and ${hasTime}
          and i.starts_at > now() and i.starts_at <= now() + interval '24 hours'
          and i.answer is distinct from 'another_time' and ${dueReminders} > i.reminders
        order by i.starts_at, i.id limit ${atOnce} for update of i skip locked)
      update interviews set reminders = due.reminders from due where interviews.id = due.id
      returning interviews.id, interviews.application_id as "applicationId",
        due.user_id as "userId", due.job_id as "jobId", due.company_id as "companyId", interviews.starts_at as "startsAt"`);
    if (reminded.length === 0) return 0;
    const times = reminded.map(({ id, startsAt, ...due }) => {
      const data = { interviewId: id, startsAt: new Date(startsAt).toISOString() };
      return { ...due, data };
    });
    for (const { userId, data } of times) {
      const own = { ...data, about: "reminder" } as const;
      await enqueueSingleEmail(interviewTimeEmail, userId, own, tx);
    }
    await enqueueCompanyEmails(companyInterviewsEmail, times, tx, answering);
    await sendPushes(
      (await Promise.all(reminded.map((due) => notificationsOf(tx, due)))).flat(),
      tx,
    );
    return reminded.length;
  });
}

/** The members who answer applicants. */
const answering: CompanyRole[] = ["owner", "recruiter"];

/** The notifications of one interview, to its applicant and to those who answer for the company. */
async function notificationsOf(tx: Transaction, due: Due): Promise<OwnedMessage[]> {
  const { id, applicationId, jobId, userId, companyId } = due;
  const people = await listCompanyPeople(companyId, tx);
  const note = (to: string, path: string): OwnedMessage => ({
    owner: { userId: to },
    message: { kind: "interview", path, id },
  });
  return [
    note(userId, paths.ownApplication(applicationId)),
    ...people
      .filter(({ role }) => answering.includes(role))
      .map((person) => note(person.id, paths.applicant(jobId, applicationId))),
  ];
}

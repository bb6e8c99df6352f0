import { sql } from "drizzle-orm";
import { enqueueDataEmails } from "#app/emails/enqueue-email.server.ts";
import { isExcluded } from "#app/features/alerts/delivery/excluded-jobs.server.ts";
import { inAlertOrder } from "#app/features/alerts/percolation/percolate.server.ts";
import { alertDigestName } from "./email-names.ts";

/** People whose digests are written in one transaction. */
const batch = 100;

/**
 * Writes the digests that are due and queues their emails: each job that is open once for each person.
 * Returns how many. Safe at any time, in several processes at once and killed in between: what is to be
 * sent, and that it is, is one transaction.
 */
export async function sendDueAlerts(): Promise<number> {
  let digests = 0;
  for (;;) {
    const { people, sent } = await sendSome();
    digests += sent;
    if (people < batch) return digests;
  }
}

async function sendSome(): Promise<{ people: number; sent: number }> {
  return inAlertOrder(async (tx) => {
    const due = await tx.execute<{ id: string }>(sql`
      select distinct recipient_id as id from alerts where next_at <= now() limit ${batch}`);
    const people = [...due].map(({ id }) => id);
    if (people.length === 0) return { people: 0, sent: 0 };
    const ids = sql`${sql.param(people)}::uuid[]`;
    const digests = await tx.execute<{ digest: string }>(sql`
      with due as materialized (
        select alerts.id, alerts.recipient_id, search.query_id, alerts.seen_match, recipient.user_id
        from alerts join alert_searches search on search.id = alerts.search_id
          join alert_recipients recipient on recipient.id = alerts.recipient_id
        where alerts.recipient_id = any(${ids}) and next_at <= now() and paused_at is null
          and (recipient.user_id is null or exists (select from auth_users account
            where account.id = recipient.user_id and account.email_verified
              and account.blocked_at is null))
      ), digest as materialized (
        select recipient_id, gen_random_uuid() as id from due group by recipient_id
      ), news as materialized (
        select distinct on (due.recipient_id, match.job_id)
          due.recipient_id, match.job_id, due.id as alert_id, digest.id as digest_id
        from due join digest using (recipient_id)
          join alert_matches match on match.query_id = due.query_id and match.id > due.seen_match
          join jobs job on job.id = match.job_id
        where job.status = 'active'
          and not ${isExcluded(sql.raw("due.user_id"), sql.raw("match.job_id"))}
        order by due.recipient_id, match.job_id, match.id
      ), sent as (
        insert into alert_sent_jobs (recipient_id, job_id, alert_id, digest_id)
        select recipient_id, job_id, alert_id, digest_id from news
        on conflict do nothing
        returning recipient_id, alert_id, digest_id
      ), written as (
        insert into alert_digests (id, recipient_id)
        select distinct digest_id, recipient_id from sent returning id, recipient_id
      ), moved as (
        update alerts set next_at = null,
          seen_match = (select coalesce(max(id), 0) from alert_matches),
          last_sent_at = case when exists (select from sent where sent.alert_id = alerts.id)
            then now() else alerts.last_sent_at end
        where alerts.recipient_id = any(${ids}) and next_at <= now()
      ), noted as (
        update alert_recipients set last_sent_at = now() from written
        where alert_recipients.id = written.recipient_id
      )
      select id as digest from written`);
    const emails = [...digests].map(({ digest }) => ({ digest }));
    await enqueueDataEmails(alertDigestName, emails, tx);
    return { people: people.length, sent: emails.length };
  });
}

import { sql } from "drizzle-orm";
import { enqueueDataEmails } from "#app/emails/enqueue-email.server.ts";
import { isExcluded } from "#app/features/alerts/delivery/excluded-jobs.server.ts";
import { claimDueAlerts, scheduleDueAlerts } from "#app/features/alerts/due-alerts.server.ts";
import { lastBatch } from "#app/features/alerts/last-batch.server.ts";
import { inAlertOrder } from "#app/features/alerts/percolation/percolate.server.ts";
import { mergeIntoAccounts } from "#app/features/alerts/recipients.server.ts";
import { sendDigestsToChats } from "#app/features/push/chats/chat-tasks.server.ts";
import { type OwnedMessage, sendPushes } from "#app/features/push/message/send-push.server.ts";
import { paths } from "#app/paths.ts";
import { alertDigestName } from "./email-names.ts";

/** Due alerts whose people's digests are written in one transaction. */
const batch = 200;

/**
 * Writes the digests that are due and enqueues their emails and messages: each open job once for each recipient.
 * Returns how many. Safe to run in several processes and to be killed: each digest and its email
 * are one transaction.
 */
export async function sendDueAlerts(): Promise<number> {
  await scheduleDueAlerts();
  let digests = 0;
  for (;;) {
    const { claimed, sent } = await sendSome();
    digests += sent;
    if (claimed < batch) return digests;
  }
}

async function sendSome(): Promise<{ claimed: number; sent: number }> {
  return inAlertOrder(async (tx) => {
    const { claimed, recipients } = await claimDueAlerts(batch, tx);
    if (recipients.length === 0) return { claimed, sent: 0 };
    const people = await mergeIntoAccounts(recipients, tx);
    const ids = sql`${sql.param(people)}::uuid[]`;
    const digests = await tx.execute<Written>(sql`
      with due as materialized (
        select alerts.id, alerts.recipient_id, search.query_id, alerts.seen_batch, recipient.user_id,
          alerts.by_email and recipient.chat_id is null as by_email, alerts.by_push,
          case when alerts.by_chat then coalesce(own.id, alone.id) end as chat_id
        from alerts join alert_due on alert_due.alert_id = alerts.id and alert_due.at <= now()
          join alert_searches search on search.id = alerts.search_id
          join alert_recipients recipient on recipient.id = alerts.recipient_id
          left join telegram_chats own
            on own.user_id = recipient.user_id and own.paused_at is null
          left join telegram_chats alone
            on alone.id = recipient.chat_id and alone.paused_at is null
        where alerts.recipient_id = any(${ids}) and alerts.paused_at is null
          and (recipient.user_id is null or exists (select from auth_users account
            where account.id = recipient.user_id and account.blocked_at is null
              and (account.email_verified or account.email is null)))
      ), digest as materialized (
        select recipient_id, gen_random_uuid() as id from due group by recipient_id
      ), news as materialized (
        select distinct on (due.recipient_id, job.id)
          due.recipient_id, job.id as job_id, due.id as alert_id, digest.id as digest_id,
          bool_or(due.by_email) over same as by_email, bool_or(due.by_push) over same as by_push,
          max(due.chat_id::text) over same as chat_id, due.user_id
        from due join digest using (recipient_id)
          join alert_matches match on match.query_id = due.query_id and match.batch > due.seen_batch
          cross join lateral unnest(match.job_ids) as matched (id)
          join jobs job on job.id = matched.id
        where job.status = 'active'
          and not exists (select from alert_sent_jobs already
            where already.recipient_id = due.recipient_id and already.job_id = job.id)
          and not ${isExcluded(sql.raw("due.user_id"), sql.raw("job.id"))}
        window same as (partition by due.recipient_id, job.id)
        order by due.recipient_id, job.id, due.by_email desc, match.batch
      ), sent as (
        insert into alert_sent_jobs (recipient_id, job_id, alert_id, digest_id, by_email, by_chat)
        select recipient_id, job_id, alert_id, digest_id, by_email, chat_id is not null from news
        on conflict do nothing
        returning recipient_id, alert_id, digest_id
      ), written as (
        insert into alert_digests (id, recipient_id)
        select distinct digest_id, recipient_id from sent returning id, recipient_id
      ), over as (
        delete from alert_due using alerts
        where alert_due.alert_id = alerts.id and alerts.recipient_id = any(${ids}) and at <= now()
        returning alert_id
      ), moved as (
        update alerts set seen_batch = ${lastBatch},
          last_sent_at = case when alerts.id in (select alert_id from sent)
            then now() else alerts.last_sent_at end
        from over where over.alert_id = alerts.id
      ), recorded as (
        update alert_recipients set last_sent_at = now() from written
        where alert_recipients.id = written.recipient_id
      )
      -- No join: the planner expects a row of each part, and would compare each job with each other one.
      select digest_id as digest, recipient_id as recipient, user_id as account,
        bool_or(by_email) as "byEmail", max(chat_id) as chat, (count(*) filter (where by_push))::int as pushed
      from news group by digest_id, recipient_id, user_id`);
    const emails = digests.filter(({ byEmail }) => byEmail).map(({ digest }) => ({ digest }));
    await enqueueDataEmails(alertDigestName, emails, tx);
    await sendDigestsToChats(digests.flatMap(toChat), tx);
    await sendPushes(digests.filter(({ pushed }) => pushed > 0).map(toPush), tx);
    return { claimed, sent: digests.length };
  });
}

type Written = {
  digest: string;
  recipient: string;
  account: string | null;
  byEmail: boolean;
  /** The Telegram chat that some of its jobs are sent to. */
  chat: string | null;
  /** How many jobs a notification tells of. */
  pushed: number;
};

function toChat({ digest, chat }: Written) {
  return chat === null ? [] : [{ chat, digest }];
}

function toPush({ digest, recipient, account, pushed }: Written): OwnedMessage {
  return {
    owner: { recipientId: recipient, userId: account },
    message: { kind: "newJobs", count: pushed, path: paths.openDigest(digest), id: digest },
  };
}

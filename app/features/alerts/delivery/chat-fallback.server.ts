import { type SQL, sql } from "drizzle-orm";
import { enqueueDataEmails } from "#app/emails/enqueue-email.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { alertDigestName } from "./email-names.ts";

const hasEmail = sql`account.blocked_at is null and account.email is not null
  and account.email_verified`;

/**
 * Before a chat that does not accept messages is deleted: alerts that its account gets in no other way come by
 * email from now on, and so do the digests that the chat did not get. Nothing happens without a confirmed email.
 */
export async function emailInsteadOfChat(userId: string, tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update alerts set by_email = true
    from alert_recipients recipient join auth_users account on account.id = recipient.user_id
    where recipient.id = alerts.recipient_id and recipient.user_id = ${userId} and ${hasEmail}
      and alerts.by_chat and not alerts.by_email
      and not (alerts.by_push
        and exists (select from push_subscriptions device where device.user_id = ${userId}))`);
  await emailDigests(
    sql`recipient.user_id = ${userId} and digest.chat_sent_at is null
      and digest.created_at > now() - interval '2 days' and alerts.by_email`,
    tx,
  );
}

/**
 * Sends a digest by email that a chat may have got or not; jobs that its email has already are not repeated. False
 * where its recipient has no confirmed email.
 */
export async function emailUncertainDigest(digest: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.execute(sql`
      select from alert_digests digest
        join alert_recipients recipient on recipient.id = digest.recipient_id
        join auth_users account on account.id = recipient.user_id
      where digest.id = ${digest} and ${hasEmail}`);
    if (row) await emailDigests(sql`digest.id = ${digest}`, tx);
    return row !== undefined;
  });
}

/** Moves jobs of digests that were for a chat alone to a digest by email. */
async function emailDigests(which: SQL, tx: Transaction): Promise<void> {
  const digests = await tx.execute<{ digest: string }>(sql`
    with lost as materialized (
      select sent.recipient_id, sent.job_id
      from alert_recipients recipient
        join auth_users account on account.id = recipient.user_id
        join alert_digests digest on digest.recipient_id = recipient.id
        join alert_sent_jobs sent on sent.digest_id = digest.id
        join alerts on alerts.id = sent.alert_id
      where ${which} and sent.by_chat and not sent.by_email and ${hasEmail}
    ), again as materialized (
      select recipient_id, gen_random_uuid() as id from lost group by recipient_id
    ), written as (
      insert into alert_digests (id, recipient_id) select id, recipient_id from again
    ), moved as (
      update alert_sent_jobs sent set digest_id = again.id, by_email = true, by_chat = false
      from lost join again using (recipient_id)
      where sent.recipient_id = lost.recipient_id and sent.job_id = lost.job_id
    )
    select id as digest from again`);
  await enqueueDataEmails(alertDigestName, [...digests], tx);
}

/** Claims the message of a digest: true once, and again after `releaseDigest`. */
export async function claimDigest(digest: string): Promise<boolean> {
  const rows = await db.execute(sql`
    update alert_digests set chat_sent_at = now()
    where id = ${digest} and chat_sent_at is null returning id`);
  return rows.length > 0;
}

/** Takes the claim back of a message that was certainly not sent. */
export async function releaseDigest(digest: string): Promise<void> {
  await db.execute(sql`update alert_digests set chat_sent_at = null where id = ${digest}`);
}

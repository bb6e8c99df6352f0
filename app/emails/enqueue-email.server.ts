import { sql } from "drizzle-orm";
import { type Database, db } from "#app/platform/database/database.server.ts";
import { enqueueJob, enqueueJobs } from "#app/platform/queue/queue.server.ts";
import type { EmailKind } from "./email-kind.ts";
import { type EmailName, queueOf } from "./email-lanes.ts";

/** The queued job of an email. Without events of its own in the table it carries their data. */
export type EmailJob = {
  email: EmailName;
  account: string | null /** ISO. */;
  at: string;
  data?: object;
};

type Transaction = Pick<Database, "execute">;

/**
 * Enqueues an email to an account, sent once the transaction is committed. Nothing is queued for a
 * company without a login, a blocked account, an address that is not confirmed yet, or a kind that is
 * switched off.
 */
export async function enqueueEmail<Data extends object>(
  kind: EmailKind<Data>,
  account: string,
  data: Data,
  tx?: Transaction,
): Promise<void> {
  if (!tx) return db.transaction((own) => enqueueEmail(kind, account, data, own));
  await enqueueEmails(kind, [{ account, data }], tx);
}

/** Enqueues emails about several events at once, each as by `enqueueEmail`; one task for each account. */
export async function enqueueEmails<Data extends object>(
  kind: EmailKind<Data>,
  events: readonly { account: string; data: Data }[],
  tx: Transaction,
): Promise<void> {
  if (events.length === 0) return;
  const accounts = await tx.execute<{ account: string }>(sql`
    with written as (
      insert into email_events (user_id, kind, data)
      select id, ${kind.name}, data
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (account uuid, data jsonb)
      join auth_users on id = account
      where blocked_at is null
        and (email_verified or email is null or ${kind.beforeConfirmation ?? false})
        and not ${kind.optional ?? ""} = any(muted_emails)
      returning user_id)
    select distinct user_id as account from written`);
  const at = new Date().toISOString();
  const emails = accounts.map(({ account }) => ({ email: kind.name, account, at }));
  await enqueueJobs(queueOf(kind.name), emails satisfies EmailJob[], tx);
}

/**
 * Queues an email of a kind that is sent by itself. To no account it is dropped unsent: anyone who asks
 * for it for an unknown address waits as long.
 */
export async function enqueueSingleEmail<Data extends object>(
  kind: EmailKind<Data>,
  account: string | null,
  data: Data,
  tx?: Transaction,
): Promise<void> {
  await enqueue({ email: kind.name, account, at: new Date().toISOString(), data }, tx);
}

/** Queues an email of a kind that another feature defines, to be sent by itself. */
export async function enqueueEmailByName(
  email: EmailName,
  account: string,
  tx?: Transaction,
): Promise<void> {
  await enqueue({ email, account, at: new Date().toISOString() }, tx);
}

/**
 * Queues emails of a kind that finds its recipients by its data: an address without an account, say. Each
 * is sent once the transaction is committed.
 */
export async function enqueueDataEmails(
  kind: EmailName,
  data: readonly object[],
  tx: Transaction = db,
): Promise<void> {
  const at = new Date().toISOString();
  const emails = data.map((each) => ({ email: kind, account: null, at, data: each }));
  await enqueueJobs(queueOf(kind), emails satisfies EmailJob[], tx);
}

/** Enqueues a job again after a delay in seconds. */
export async function postpone(job: EmailJob, seconds: number): Promise<void> {
  await enqueueJob(queueOf(job.email), job, db, seconds);
}

async function enqueue(job: EmailJob, tx?: Transaction): Promise<void> {
  await enqueueJob(queueOf(job.email), job, tx);
}

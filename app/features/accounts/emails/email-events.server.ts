import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { EmailEvent, EmailKind } from "#app/emails/email-kind.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { type Database, db } from "#app/platform/database/database.server.ts";
import { emailEvents } from "./emails.table.ts";

/** The events of a job, or the seconds until an email of its kind may be sent again. */
type Claimed = { events: EmailEvent[] } | { wait: number };

/**
 * Claims all events of a kind for an account, for one job. Its own events are given to a job
 * that is tried again, and none once they were sent. Jobs of an account go one after the other.
 */
export async function claimEvents(
  account: string,
  { name, perHour, gathers }: EmailKind,
  job: string,
  at: Pick<Database, "transaction"> = db,
): Promise<Claimed> {
  return at.transaction(async (tx) => {
    await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.id, account))
      .for("no key update");
    const isOwn = eq(emailEvents.batch, job);
    const isPending = and(
      eq(emailEvents.userId, account),
      eq(emailEvents.kind, name),
      isNull(emailEvents.batch),
    );
    const [state] = await tx.execute<{
      isTried: boolean;
      isPending: boolean;
      wait: number | null;
    }>(sql`
      select exists (select from email_events where ${isOwn}) as "isTried",
        exists (select from email_events where ${isPending}) as "isPending",
        (${secondsToWait(account, name, perHour)}) as wait`);
    if (state?.isTried) {
      const own = await tx.select().from(emailEvents).where(isOwn).orderBy(asc(emailEvents.id));
      return { events: own.filter(({ sentAt }) => !sentAt).map(eventFromRow) };
    }
    if (!state?.isPending) return { events: [] };
    if (state.wait !== null) return { wait: Math.max(1, state.wait) };
    const claim = (which: SQL | undefined) =>
      tx.update(emailEvents).set({ batch: job, batchedAt: sql`now()` }).where(which).returning();
    const claimed = await claim(isPending);
    if (gathers) {
      const subjects = claimed.map(({ data }) => Object(data)[gathers.by]);
      claimed.push(...(await claim(isWaitingWith(account, gathers, subjects))));
    }
    return { events: claimed.sort((a, b) => a.id - b.id).map(eventFromRow) };
  });
}

function isWaitingWith(
  account: string,
  { kinds, by }: NonNullable<EmailKind["gathers"]>,
  subjects: unknown[],
): SQL | undefined {
  return and(
    eq(emailEvents.userId, account),
    inArray(emailEvents.kind, [...kinds]),
    isNull(emailEvents.batch),
    inArray(
      sql`${emailEvents.data}->>${by}`,
      subjects.filter((subject) => typeof subject === "string"),
    ),
  );
}

/** Null where it may be sent now. An hour at most, however the clock was set back. */
function secondsToWait(account: string, kind: string, perHour: number | null): SQL {
  if (perHour === null) return sql`null::int`;
  return sql`
    select least(3600, ceil(extract(epoch from max(batched_at) + interval '1 hour' - now())))::int
    from email_events
    where user_id = ${account} and kind = ${kind} and batched_at > now() - interval '1 hour'
    group by batch order by max(batched_at) desc offset ${perHour - 1} limit 1`;
}

/**
 * Notes that a job's email is out, so that the job sends no second one when it is tried again, and
 * empties the data of its events.
 */
export async function markSent(job: string, at: Pick<Database, "update"> = db): Promise<void> {
  const sent = { sentAt: sql`now()`, data: {} };
  await at.update(emailEvents).set(sent).where(eq(emailEvents.batch, job));
}

/** Deletes events that no email is sent for any more: the kind was switched off, for instance. */
export async function dropEvents(account: string, kind: string): Promise<void> {
  const unsent = and(eq(emailEvents.kind, kind), isNull(emailEvents.sentAt));
  await db.delete(emailEvents).where(and(eq(emailEvents.userId, account), unsent));
}

/** Longer than any limit and any use. */
const hours = { sent: 2, unsent: 72 };
const removedAtOnce = 5000;

/** Removes events sent two hours ago, and those that are of no more use, oldest first. */
export async function removeOldEmailEvents(): Promise<void> {
  const before = (n: number) => sql`now() - make_interval(hours => ${n})`;
  for (let removed = removedAtOnce; removed === removedAtOnce; ) {
    const result = await db.execute(sql`
      delete from email_events where id = any(array(
        select id from email_events
        where created_at < ${before(hours.sent)}
          and (sent_at < ${before(hours.sent)} or created_at < ${before(hours.unsent)})
        order by created_at limit ${removedAtOnce}))`);
    removed = result.count;
  }
}

function eventFromRow({ data, createdAt }: { data: object; createdAt: Date }): EmailEvent {
  return { data, at: createdAt };
}

import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EmailEvent, EmailKind } from "#app/emails/email-kind.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { type Database, db, type Transaction } from "#app/platform/database/database.server.ts";
import { emailEvents } from "./emails.table.ts";

type Row = typeof emailEvents.$inferSelect;

/** All events of a kind for an account, claimed for one job. */
type Claim = { account: string; kind: EmailKind; job: string };

/** The events of a job, or the seconds until an email of its kind may be sent again. */
type Claimed = { events: EmailEvent[] } | { wait: number };

/**
 * Claims events of several jobs at once. Its own events are given to a job that is tried again, and none
 * once they were sent. Jobs of an account go one after the other: undefined for a job whose account
 * another one works on; it is to be claimed by `claimEvents`, which waits.
 */
export async function claimFreeEvents(claims: Claim[]): Promise<(Claimed | undefined)[]> {
  return db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, claims, { skipLocked: true });
    const free = new Set(accounts.map(({ id }) => id));
    const firstOfEach = claims.filter(({ account }) => free.delete(account));
    const claimed = await claimOfLocked(tx, firstOfEach);
    return claims.map(({ job }) => claimed.get(job));
  });
}

/** Claims the events of one job, as `claimFreeEvents` does, once no other job works on its account. */
export async function claimEvents(
  claim: Claim,
  at: Pick<Database, "transaction"> = db,
): Promise<Claimed> {
  return at.transaction(async (tx) => {
    await lockAccounts(tx, [claim]);
    return (await claimOfLocked(tx, [claim])).get(claim.job) ?? { events: [] };
  });
}

function lockAccounts(tx: Transaction, claims: Claim[], config = {}) {
  const accounts = claims.map(({ account }) => account);
  return tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(isOneOf(authUsers.id, accounts))
    .for("no key update", config);
}

async function claimOfLocked(tx: Transaction, claims: Claim[]): Promise<Map<string, Claimed>> {
  const jobs = claims.map(({ job }) => job);
  const [tried, pending, recent] = await Promise.all([
    tx.select().from(emailEvents).where(isOneOf(emailEvents.batch, jobs)),
    tx
      .select()
      .from(emailEvents)
      .where(and(areOf(claims), isNull(emailEvents.batch))),
    listRecentBatches(tx, claims),
  ]);
  const results = new Map<string, Claimed>();
  const claimed: { id: number; job: string }[] = [];
  for (const { account, kind, job } of claims) {
    const own = tried.filter(({ batch }) => batch === job);
    const waiting = own.length > 0 ? [] : pendingOf(pending, account, kind);
    const wait = waiting.length > 0 ? secondsToWait(recent, account, kind) : undefined;
    if (wait !== undefined) {
      results.set(job, { wait });
      continue;
    }
    claimed.push(...waiting.map(({ id }) => ({ id, job })));
    const unsent = [...own, ...waiting].filter(({ sentAt }) => !sentAt);
    results.set(job, { events: unsent.sort((a, b) => a.id - b.id).map(eventFromRow) });
  }
  if (claimed.length > 0) await setBatches(tx, claimed);
  return results;
}

/** As one parameter, so that the statement is the same for any number of them. */
function isOneOf(column: PgColumn, values: string[]): SQL {
  return sql`${column} = any(${sql.param(values)})`;
}

/** Of these accounts, and of the kinds that they are claimed of. */
function areOf(claims: Claim[]): SQL | undefined {
  const accounts = claims.map(({ account }) => account);
  const kinds = claims.flatMap(({ kind }) => [kind.name, ...(kind.gathers?.kinds ?? [])]);
  return and(isOneOf(emailEvents.userId, accounts), isOneOf(emailEvents.kind, [...new Set(kinds)]));
}

/** None unless there are some of the kind itself. */
function pendingOf(pending: Row[], account: string, { name, gathers }: EmailKind): Row[] {
  const ofAccount = pending.filter(({ userId }) => userId === account);
  const own = ofAccount.filter(({ kind }) => kind === name);
  if (!gathers) return own;
  const subjectOf = ({ data }: Row) => Object(data)[gathers.by];
  const subjects = new Set(own.map(subjectOf).filter((each) => typeof each === "string"));
  const isGathered = (row: Row) =>
    row.kind !== name && gathers.kinds.some((each) => each === row.kind);
  const others = ofAccount.filter((row) => isGathered(row) && subjects.has(subjectOf(row)));
  return [...own, ...others];
}

type RecentBatch = { account: string; kind: string; secondsLeft: number };

/** Batches of the last hour, and the seconds until each counts no longer, the longest first. */
function listRecentBatches(tx: Transaction, claims: Claim[]): Promise<RecentBatch[]> {
  const secondsLeft = sql<number>`ceil(extract(epoch
    from max(${emailEvents.batchedAt}) + interval '1 hour' - now()))::int`;
  return tx
    .select({ account: emailEvents.userId, kind: emailEvents.kind, secondsLeft })
    .from(emailEvents)
    .where(and(areOf(claims), gt(emailEvents.batchedAt, sql`now() - interval '1 hour'`)))
    .groupBy(emailEvents.userId, emailEvents.kind, emailEvents.batch)
    .orderBy(desc(secondsLeft));
}

/** Undefined where it may be sent now. An hour at most, however the clock was set back. */
function secondsToWait(recent: RecentBatch[], account: string, { name, perHour }: EmailKind) {
  if (perHour === null) return undefined;
  const own = recent.filter((each) => each.account === account && each.kind === name);
  const full = own[perHour - 1];
  return full && Math.min(3600, Math.max(1, full.secondsLeft));
}

async function setBatches(tx: Transaction, claimed: { id: number; job: string }[]): Promise<void> {
  const ids = sql.param(claimed.map(({ id }) => id));
  const jobs = sql.param(claimed.map(({ job }) => job));
  await tx.execute(sql`
    update email_events e set batch = job, batched_at = now()
    from unnest(${ids}::bigint[], ${jobs}::uuid[]) as claimed (id, job) where e.id = claimed.id`);
}

/**
 * Records that the emails of these jobs are out, so that a job sends no second one when it is tried again,
 * and empties the data of their events.
 */
export async function markSent(jobs: string[], at: Pick<Database, "update"> = db): Promise<void> {
  const sent = { sentAt: sql`now()`, data: {} };
  await at.update(emailEvents).set(sent).where(isOneOf(emailEvents.batch, jobs));
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

function eventFromRow({ data, createdAt }: Row): EmailEvent {
  return { data, at: createdAt };
}

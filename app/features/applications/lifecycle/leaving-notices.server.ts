import { eq, sql } from "drizzle-orm";
import { enqueueCompanyEmails } from "#app/features/accounts/membership/membership.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { applicantLeftEmail } from "./emails/status-emails.server.ts";
import { type LeavingEvent, leavingNotices } from "./lifecycle.table.ts";

/** The queued job of the emails about a deleted account. */
export type LeavingJob = { notices?: string };

/** Leaves the emails to companies to the queue: an account may have hundreds of applications. */
export async function storeLeavingNotices(tx: Transaction, events: LeavingEvent[]): Promise<void> {
  if (events.length === 0) return;
  const [stored] = await tx
    .insert(leavingNotices)
    .values({ events })
    .returning({ id: leavingNotices.id });
  if (stored) await enqueueNotices(stored.id, tx);
}

/** Enqueues the emails of accounts that left ten minutes ago: a killed process or a restore lost their order. */
export async function resumeLeavingNotices(): Promise<void> {
  const lost = await db
    .select({ id: leavingNotices.id })
    .from(leavingNotices)
    .where(sql`${leavingNotices.leftAt} < now() - interval '10 minutes'`);
  for (const { id } of lost) await enqueueNotices(id);
}

async function enqueueNotices(notices: string, tx?: Transaction): Promise<void> {
  await enqueueJob("removals", { notices } satisfies LeavingJob, tx);
}

/** Emails of one transaction. */
const atOnce = 100;

/** Enqueues the emails about a deleted account, each once, though killed or run twice at once. */
export async function writeLeavingNotices(id: string): Promise<void> {
  while (await db.transaction((tx) => writeSome(tx, id)));
}

/** Returns whether more are left. */
async function writeSome(tx: Transaction, id: string): Promise<boolean> {
  const isIt = eq(leavingNotices.id, id);
  const [notices] = await tx.select().from(leavingNotices).where(isIt).for("update");
  if (!notices) return false;
  await enqueueCompanyEmails(applicantLeftEmail, notices.events.slice(0, atOnce), tx);
  const events = notices.events.slice(atOnce);
  if (events.length > 0) await tx.update(leavingNotices).set({ events }).where(isIt);
  else await tx.delete(leavingNotices).where(isIt);
  return events.length > 0;
}

import { and, eq, inArray, lt } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";

/** Jobs of one transaction. */
const atOnce = 500;

/**
 * Closes the jobs whose last day has passed; returns how many. Several processes may do it at once:
 * one waits for the other's locks and then finds nothing to do, so that after each of them none is
 * open any more.
 */
export async function closeExpiredJobs(now = new Date()): Promise<number> {
  let closed = 0;
  for (let some = atOnce; some === atOnce; closed += some) some = await closeSome(damascusDay(now));
  return closed;
}

async function closeSome(today: string): Promise<number> {
  const isExpired = and(eq(jobs.status, "active"), lt(jobs.applicationDeadline, today));
  return db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(isExpired)
      .orderBy(jobs.id)
      .limit(atOnce)
      .for("update");
    if (expired.length === 0) return 0;
    const ids = expired.map(({ id }) => id);
    await tx
      .update(jobs)
      .set({ status: "closed", closedReason: "expired" })
      .where(inArray(jobs.id, ids));
    return ids.length;
  });
}

const memory = perDatabase(() => ({
  closedDay: "",
  closing: undefined as Promise<void> | undefined,
}));

/** Whether this process has closed the jobs that ended with the day before. */
export function hasClosedExpired(): boolean {
  return memory().closedDay === damascusDay(new Date());
}

/**
 * Closes them once a day in this process, before it responds to anything: no list shows a job past
 * its last day, though the scheduler be late or down. Everybody who comes meanwhile waits for it.
 */
export function closeExpiredOnce(): Promise<void> {
  const held = memory();
  held.closing ??= closeToday().finally(() => {
    held.closing = undefined;
  });
  return held.closing;
}

async function closeToday(): Promise<void> {
  const now = new Date();
  await closeExpiredJobs(now);
  memory().closedDay = damascusDay(now);
}

import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { type QueueName, queueSchema } from "#app/platform/database/queue-tables.server.ts";

export type WaitingWork = {
  waiting: number;
  /** Seconds that the oldest of it has waited. */
  oldest: number;
  /** Given up within the last hour. */
  failed: number;
};

export const noWork: WaitingWork = { waiting: 0, oldest: 0, failed: 0 };

/** What is due in each queue and not done yet, and what was given up; a queue that has neither is left out. */
export async function countWaitingWork(): Promise<Map<QueueName, WaitingWork>> {
  const rows = await db.execute<{ name: QueueName } & WaitingWork>(sql`
    select name, count(*) filter (where state <> 'failed')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(case state when 'created' then start_after else created_on end)
        filter (where state <> 'failed')), 0)::float as oldest
    from ${sql.identifier(queueSchema)}.job
    where state in ('retry', 'active')
      -- What is gathered for later does not wait.
      or state = 'created' and start_after <= now()
      or state = 'failed' and completed_on > now() - interval '1 hour'
    group by name`);
  return new Map(rows.map(({ name, ...work }) => [name, work]));
}

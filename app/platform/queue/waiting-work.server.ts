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
  const jobs = sql`${sql.identifier(queueSchema)}.job`;
  // Each part by an index of its own: most orders are over, or gathered for later and do not wait.
  const rows = await db.execute<{ name: QueueName } & WaitingWork>(sql`
    select name, sum(waiting)::int as waiting, sum(failed)::int as failed,
      coalesce(extract(epoch from now() - min(since)), 0)::float as oldest
    from (
      select name, count(*) as waiting, 0 as failed, min(created_on) as since
      from ${jobs} where state in ('retry', 'active') group by name
      union all
      select name, count(*), 0, min(start_after)
      from ${jobs} where state = 'created' and start_after <= now() group by name
      union all
      select name, 0, count(*), null
      from ${jobs} where state = 'failed' and completed_on > now() - interval '1 hour' group by name
    ) counted group by name`);
  return new Map(rows.map(({ name, ...work }) => [name, work]));
}

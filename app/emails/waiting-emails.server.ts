import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { queueSchema } from "#app/platform/database/queue-tables.server.ts";
import { emailQueues } from "./email-lanes.ts";

export type WaitingEmails = {
  waiting: number;
  /** Seconds that the oldest of them has waited. */
  oldest: number;
};

/** Emails that are due and not sent yet. */
export async function countWaitingEmails(): Promise<WaitingEmails> {
  const [row] = await db.execute<WaitingEmails>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(case state when 'created' then start_after else created_on end)), 0)::float as oldest
    from ${sql.identifier(queueSchema)}.job
    where name = any(${sql.param(emailQueues)}) and (state in ('retry', 'active')
      -- What is gathered for later does not wait for the mail server.
      or state = 'created' and start_after <= now())`);
  return row ?? { waiting: 0, oldest: 0 };
}

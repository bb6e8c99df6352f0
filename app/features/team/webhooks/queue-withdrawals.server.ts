import { sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/database/database.server.ts";

/**
 * Tells the systems of companies that applications are withdrawn which are about to be deleted with their sender's
 * account, without a history that a trigger would see.
 */
export async function queueWithdrawals(tx: Transaction, applicationIds: string[]): Promise<void> {
  await tx.execute(sql`
    select queue_webhook(j.company_id, 'application.withdrawn', a.id,
      jsonb_build_object('applicationId', a.id, 'jobId', j.id))
    from job_applications a
    join jobs j on j.id = a.job_id
    where a.id = any(${sql.param(applicationIds)}::uuid[]) and a.status <> 'withdrawn'`);
}

import { type SQL, sql } from "drizzle-orm";

/**
 * The jobs that are never sent to an account: it hid them or their company. A condition on `account` (an
 * id, null for an address without an account) and `job` (an id).
 */
export function isExcluded(account: SQL, job: SQL): SQL {
  return sql`(
    exists (
      select from remembered_jobs hidden
      where hidden.account_id = ${account} and hidden.job_id = ${job} and hidden.hidden_at is not null)
    or exists (
      select from remembered_companies hidden join jobs hidden_job using (company_id)
      where hidden.account_id = ${account} and hidden_job.id = ${job} and hidden.hidden_at is not null))`;
}

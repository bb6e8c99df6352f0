import { type SQL, sql } from "drizzle-orm";

/**
 * The jobs that are never sent to an account, as a condition on `account` (an id, null for an address
 * without an account) and `job`. The one place for what people have dismissed.
 */
export function isExcluded(_account: SQL, _job: SQL): SQL {
  return sql`false`;
}

import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.server.ts";

/**
 * How many rows a query returns, and the ids of some of them in an order: in one statement, so that they are
 * searched once. The query has a column `id` and those of the order.
 */
export async function findSome(
  database: Pick<Database, "execute">,
  rows: SQL,
  order: SQL,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ n: number; ids: string[] }> {
  const [row] = await database.execute<{ n: number; ids: string[] }>(sql`
    with matches as materialized (${rows})
    select (select count(*)::int from matches) as n,
      array(select id from matches order by ${order} limit ${limit}::int offset ${skip}::bigint) as ids`);
  return row ?? { n: 0, ids: [] };
}

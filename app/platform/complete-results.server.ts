import type { Sql } from "postgres";

/**
 * Returns results without the gap that postgres 3.4 leaves in front of them: it does not reset its row
 * counter when a query fails after its first rows, so the next result on that connection begins with
 * that many holes (porsager/postgres#1181). A session was read as missing that way, and its cookie
 * taken. Statements of transactions follow their own BEGIN, which resets the counter.
 */
export function completeResults<Client extends Sql>(client: Client): Client {
  const unsafe = client.unsafe.bind(client);
  return Object.assign(client, {
    unsafe: (...args: Parameters<Sql["unsafe"]>) => {
      const query = unsafe(...args);
      const settled = query as unknown as { resolve: (result: unknown[]) => void };
      const { resolve } = settled;
      settled.resolve = (result) => resolve(withoutGaps(result));
      return query;
    },
  });
}

/** Of several statements at once, the result is a list of results. */
function withoutGaps(result: unknown[]): unknown[] {
  removeGap(result);
  for (const each of result) if (Array.isArray(each) && "command" in each) removeGap(each);
  return result;
}

/** In place: a result has properties beside its rows. */
function removeGap(rows: unknown[]): void {
  if (rows.length === 0 || 0 in rows) return;
  rows.splice(
    0,
    rows.findIndex((_, index) => index in rows),
  );
}

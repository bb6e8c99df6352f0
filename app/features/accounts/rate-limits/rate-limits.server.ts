import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { limits } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { logThrottled, requestAddress } from "#app/platform/log/log.server.ts";
import type { Refusal } from "#app/platform/outcome.ts";
import { partOf } from "#app/platform/settings/client-address.server.ts";

/** At most `max` hits in any span of `seconds`. */
export type Limit = { max: number; seconds: number };

/** A counted hit; passed to refund if it turns out not to count. */
export type Consumed = { key: string; at: string };

/** Counts one act under a key, unless the limit is reached. Refusals: accounts.tooManyTries. */
export async function consume(key: string, { max, seconds }: Limit): Promise<Consumed | Refusal> {
  // A refused flood only reads: it writes nothing and locks no row.
  const full = await waitFor(key, { max, seconds });
  if (full !== undefined) return tooMany(key, full);
  const [taken] = await db.execute<{ at: string }>(sql`
    insert into guard.limits as kept (key, hits, expires_at)
    values (${key}, array[clock_timestamp()], now() + make_interval(secs => ${seconds}))
    on conflict (key) do update
    set hits = array(${recentHits(seconds)} order by hit) || clock_timestamp(),
      expires_at = excluded.expires_at
    where (select count(*) from (${recentHits(seconds)}) recent) < ${max}
    returning hits[cardinality(hits)]::text as at`);
  return taken ? { key, at: taken.at } : tooMany(key, (await waitFor(key, { max, seconds })) ?? 1);
}

/** Each change of public data renders its pages again; no person saves this often. */
const publicEdits = { max: 20, seconds: 60 };

/** Counts a change that an account makes to public pages. Refusals: accounts.tooManyTries. */
export async function consumePublicEdit(accountId: string): Promise<Refusal | undefined> {
  const taken = await consume(limitKey("public-edits", accountId), publicEdits);
  return "refused" in taken ? taken : undefined;
}

/** Counts an act without refusing it; returns how many there were in the span, `max` + 1 at max. */
export async function record(key: string, { max, seconds }: Limit): Promise<number> {
  const [recorded] = await db.execute<{ count: number }>(sql`
    insert into guard.limits as kept (key, hits, expires_at)
    values (${key}, array[clock_timestamp()], now() + make_interval(secs => ${seconds}))
    on conflict (key) do update
    set hits = array(${recentHits(seconds)} order by hit desc limit ${max}) || clock_timestamp(),
      expires_at = excluded.expires_at
    returning cardinality(hits) as count`);
  return recorded?.count ?? 1;
}

/** Hits counted under a key within a span of seconds. */
export async function countRecent(key: string, seconds: number): Promise<number> {
  const [counted] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from guard.limits kept, lateral (${recentHits(seconds)}) recent
    where key = ${key}`);
  return counted?.count ?? 0;
}

/** Takes hits back. */
export async function refund(taken: readonly Consumed[]): Promise<void> {
  for (const { key, at } of taken) {
    await db.execute(sql`
      update guard.limits set hits = array_remove(hits, ${at}::timestamptz) where key = ${key}`);
  }
}

/** Forgets everything counted under a key. */
export async function reset(key: string): Promise<void> {
  await db.delete(limits).where(sql`${limits.key} = ${key}`);
}

export async function removeOldLimits(): Promise<void> {
  await db.delete(limits).where(lt(limits.expiresAt, sql`now()`));
}

/** The key of a limit and its subject, hashed so that the subject cannot be read from it. */
export function limitKey(what: string, ...whom: string[]): string {
  const hash = createHash("sha256").update(whom.join("\n")).digest("base64url");
  return `${what} ${hash}`;
}

/** Seconds until an act would be counted again; undefined when one would be right now. */
async function waitFor(key: string, { max, seconds }: Limit): Promise<number | undefined> {
  const [oldest] = await db.execute<{ wait: number }>(sql`
    select extract(epoch from hit - clock_timestamp())::float8 + ${seconds} as wait
    from guard.limits kept, lateral (${recentHits(seconds)}) recent
    where key = ${key} order by hit desc offset ${max - 1} limit 1`);
  return oldest && Math.max(1, Math.ceil(oldest.wait));
}

/** Hits in the future are ignored: a clock set back must not lock people out. */
function recentHits(seconds: number) {
  return sql`select hit from unnest(kept.hits) hit
    where hit > clock_timestamp() - make_interval(secs => ${seconds})
      and hit <= clock_timestamp() + interval '1 second'`;
}

function tooMany(key: string, retryAfter: number): Refusal {
  logThrottled("limit", { limit: key.split(" ")[0], from: partOf(requestAddress()) });
  return { refused: "accounts.tooManyTries", retryAfter };
}

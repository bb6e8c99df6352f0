import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { apiRequests } from "./api-keys.table.ts";

/** A request under its Idempotency-Key, by the key of a company; `hash` is of method, address and body. */
export type KeyedRequest = { keyId: string; idempotencyKey: string; hash: string };

type Begun =
  | { state: "new"; newId: string }
  | { state: "answered"; status: number; body: string }
  | { state: "underWay" }
  | { state: "another" };

/** Seconds after which a request without an answer was cut off, and may be sent again. */
const longestSeconds = 60;

/**
 * Begins a request, or returns what became of it. One that was cut off begins again with the id that it
 * had, so that its record is made once.
 */
export async function beginRequest({ keyId, idempotencyKey, hash }: KeyedRequest): Promise<Begun> {
  const values = { keyId, idempotencyKey, newId: randomUUID(), requestHash: hash };
  const [begun] = await db
    .insert(apiRequests)
    .values(values)
    .onConflictDoNothing()
    .returning({ newId: apiRequests.newId });
  if (begun) return { state: "new", newId: begun.newId };
  const own = and(eq(apiRequests.keyId, keyId), eq(apiRequests.idempotencyKey, idempotencyKey));
  const [stored] = await db.select().from(apiRequests).where(own);
  if (!stored) return { state: "underWay" };
  if (stored.requestHash !== hash) return { state: "another" };
  if (stored.status !== null) {
    return { state: "answered", status: stored.status, body: stored.body ?? "" };
  }
  const isCutOff = sql`${apiRequests.createdAt} < now() - make_interval(secs => ${longestSeconds})`;
  const [again] = await db
    .update(apiRequests)
    .set({ createdAt: sql`now()` })
    .where(and(own, isNull(apiRequests.status), isCutOff))
    .returning({ newId: apiRequests.newId });
  return again ? { state: "new", newId: again.newId } : { state: "underWay" };
}

/** Stores the answer to a request that has begun; null for one that may be tried again. */
export async function endRequest(
  { keyId, idempotencyKey }: KeyedRequest,
  answer: { status: number; body: string } | null,
): Promise<void> {
  const own = and(eq(apiRequests.keyId, keyId), eq(apiRequests.idempotencyKey, idempotencyKey));
  if (answer) await db.update(apiRequests).set(answer).where(own);
  else await db.delete(apiRequests).where(own);
}

import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { deviceKeys } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";

/**
 * The key, 32 bytes in base64url, by which a browser encrypts the actor's unsent input. Created at
 * the first call and deleted with the account, after which remaining data is unreadable.
 */
export async function findOwnDeviceKey(actor: Person): Promise<string> {
  const own = eq(deviceKeys.userId, actor.id);
  const [stored] = await db.select({ key: deviceKeys.key }).from(deviceKeys).where(own);
  if (stored) return stored.key;
  const key = randomBytes(32).toString("base64url");
  await db.insert(deviceKeys).values({ userId: actor.id, key }).onConflictDoNothing();
  const [inserted] = await db.select({ key: deviceKeys.key }).from(deviceKeys).where(own);
  if (!inserted) throw new Error("The account was deleted meanwhile.");
  return inserted.key;
}

/** A pseudonym of an account. */
export function ownerTag(id: string): string {
  return createHash("sha256").update(`device data of ${id}`).digest("hex").slice(0, 16);
}

import { eq } from "drizzle-orm";
import { cookieLine } from "#app/http/cookie.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { removeQueuedJobs } from "#app/platform/queue/queue.server.ts";
import { authUsers, authVerifications, userProfiles } from "./accounts.table.ts";
import type { Person } from "./actor.ts";
import { pendingRegistrations } from "./address/address.table.ts";
import { leavingCookies } from "./devices/device-cookies.server.ts";
import { linkOwner } from "./sign-in/new-password.server.ts";

/**
 * Whether the account is the only admin. Locks, so that no other admin can leave in the meantime.
 */
export async function isLastAdmin(
  tx: Transaction,
  { id: own, userType }: Pick<Person, "id" | "userType">,
): Promise<boolean> {
  if (userType !== "admin") return false;
  const admins = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .innerJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(eq(userProfiles.userType, "admin"))
    .orderBy(userProfiles.id)
    .for("update", { of: userProfiles });
  return admins.every(({ id }) => id === own);
}

/** Removes the actor's sign-in with all that hangs on it: sessions, devices, drafts, links, emails. */
export async function removeSignIn(tx: Transaction, actor: Person): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, actor.id));
  await tx.delete(authVerifications).where(eq(authVerifications.value, linkOwner(actor.id)));
  if (actor.email) {
    await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, actor.email));
  }
  await removeQueuedJobs(actor.id, tx);
}

/** The cookies that make a browser forget whose it was. */
export function forgottenCookies(): string[] {
  const names = ["furas_session", "furas_brief", "furas_device"];
  return [...names.map((name) => cookieLine(name, "", 0)), ...leavingCookies()];
}

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { authUsers, knownDevices, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { deviceHash } from "#app/features/accounts/devices/devices.server.ts";
import { sendHeldBack } from "#app/features/accounts/emails/catch-up.server.ts";
import { findPerson } from "#app/features/accounts/find-person.server.ts";
import { removeSecondFactors } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { findSession } from "#app/features/accounts/session/session-store.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import type { Refusal } from "#app/platform/outcome.ts";

/** Deletes an account with all its data, of every feature; a refusal leaves it as it is. */
export type RemoveAccount = (tx: Transaction, person: Person) => Promise<Refusal | undefined>;

/** Whether a browser is signed in to an account, or was before. */
export async function isBrowserOf(userId: string, headers: Headers): Promise<boolean> {
  const browser = deviceHash(headers);
  const [known] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, browser)));
  if (known) return true;
  return headers.has("cookie") && (await findSession(headers)).user?.id === userId;
}

/**
 * Confirms the address of an account, whose mailbox was proved by a link that was sent there; returns the
 * id of the account to go on with. A first proof that does not come from the person who registered may come
 * from somebody else: unless `byRegistrant`, it gets a new account without anything from before.
 */
export async function proveMailbox(
  tx: Transaction,
  userId: string,
  { byRegistrant, removeAccount }: { byRegistrant: boolean; removeAccount: RemoveAccount },
): Promise<string> {
  const [account] = await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for("update");
  if (!account || account.emailVerified) return userId;
  if (byRegistrant) {
    await confirm(tx, userId);
    return userId;
  }
  const { email, language } = account;
  const person = await findPerson(userId, tx);
  if (!person) return userId;
  const refusal = await removeAccount(tx, person);
  if (refusal) {
    // Others depend on it: only what opens it goes.
    await removeSecondFactors(tx, userId);
    await tx.delete(confirmedPhones).where(eq(confirmedPhones.userId, userId));
    await confirm(tx, userId);
    return userId;
  }
  const id = randomUUID();
  const userType = person.userType === "company" ? "company" : "customer_employee";
  await tx.insert(authUsers).values({ id, name: "", email, language, emailVerified: true });
  await tx.insert(userProfiles).values({ id, userType, email });
  log("unconfirmed account replaced", { account: userId, by: id });
  return id;
}

/** Deletes the account of an address if it was never confirmed; whether the address is free now. */
export async function freeUnconfirmedAddress(
  tx: Transaction,
  email: string,
  removeAccount: RemoveAccount,
): Promise<boolean> {
  const [holder] = await tx
    .select()
    .from(authUsers)
    .where(eq(authUsers.email, email))
    .for("update");
  if (!holder) return true;
  if (holder.emailVerified || holder.blockedAt) return false;
  const person = await findPerson(holder.id, tx);
  const refusal = person && (await removeAccount(tx, person));
  if (!refusal) log("unconfirmed account replaced", { account: holder.id });
  return !refusal;
}

async function confirm(tx: Transaction, id: string): Promise<void> {
  await tx.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, id));
  await sendHeldBack(id, tx);
}

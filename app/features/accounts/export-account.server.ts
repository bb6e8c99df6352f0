import { asc, eq, sql } from "drizzle-orm";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import {
  authSessions,
  authUsers,
  emailConfirmations,
  formDrafts,
  knownDevices,
  userProfiles,
} from "./accounts.table.ts";
import type { Person } from "./actor.ts";
import { emailChanges } from "./address/address.table.ts";
import { confirmedPhones } from "./confirmed-phones.table.ts";
import { passkeys, recoveryCodes, totpSecrets } from "./second-factor/second-factor.table.ts";

/** All data of the actor's account except credentials: passwords, tokens, secrets. */
export async function exportOwnAccount(actor: Person) {
  const { id, name, email, emailVerified, language, createdAt, updatedAt } = authUsers;
  const { mutedEmails, mutedPushes } = authUsers;
  const muted = { mutedEmails, mutedPushes };
  const own = {
    id,
    name,
    email,
    // There is nothing to confirm where the account has no email.
    emailVerified: sql<boolean | null>`case when ${email} is not null then ${emailVerified} end`,
    language,
    ...muted,
    createdAt,
    updatedAt,
  };
  const [
    [account],
    [profile],
    sessions,
    devices,
    drafts,
    confirmations,
    emails,
    changes,
    secondFactor,
    [confirmedPhone],
  ] = await Promise.all([
    db.select(own).from(authUsers).where(eq(id, actor.id)),
    db.select().from(userProfiles).where(eq(userProfiles.id, actor.id)),
    db
      .select({
        browser: authSessions.userAgent,
        since: authSessions.createdAt,
        lastUsedAt: authSessions.lastUsedAt,
        expiresAt: authSessions.expiresAt,
      })
      .from(authSessions)
      .where(eq(authSessions.userId, actor.id))
      .orderBy(asc(authSessions.createdAt)),
    db
      .select({ since: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, actor.id)),
    db
      .select({ form: formDrafts.form, values: formDrafts.values, updatedAt: formDrafts.updatedAt })
      .from(formDrafts)
      .where(eq(formDrafts.userId, actor.id)),
    db
      .select({
        address: emailConfirmations.address,
        createdAt: emailConfirmations.createdAt,
        usedAt: emailConfirmations.usedAt,
      })
      .from(emailConfirmations)
      .where(eq(emailConfirmations.userId, actor.id)),
    db
      .select({
        kind: emailEvents.kind,
        createdAt: emailEvents.createdAt,
        sentAt: emailEvents.sentAt,
      })
      .from(emailEvents)
      .where(eq(emailEvents.userId, actor.id)),
    db
      .select({
        oldEmail: emailChanges.oldEmail,
        newEmail: emailChanges.newEmail,
        createdAt: emailChanges.createdAt,
        confirmedAt: emailChanges.confirmedAt,
        undoneAt: emailChanges.undoneAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, actor.id)),
    exportSecondFactor(actor),
    db
      .select({ phone: confirmedPhones.phone, confirmedAt: confirmedPhones.confirmedAt })
      .from(confirmedPhones)
      .where(eq(confirmedPhones.userId, actor.id)),
  ]);
  return {
    account,
    profile,
    sessions,
    devices,
    drafts,
    confirmations,
    emails,
    emailChanges: changes,
    secondFactor,
    confirmedPhone: confirmedPhone ?? null,
  };
}

async function exportSecondFactor(actor: Person) {
  const [[app], ownPasskeys, recoveryCodesLeft] = await Promise.all([
    db
      .select({ since: totpSecrets.createdAt, turnedOnAt: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, actor.id)),
    db
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, actor.id))
      .orderBy(asc(passkeys.createdAt)),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, actor.id)),
  ]);
  return { authenticatorApp: app ?? null, passkeys: ownPasskeys, recoveryCodesLeft };
}

import { asc, eq } from "drizzle-orm";
import { emailEvents } from "#app/emails/emails.table.ts";
import { db } from "#app/platform/database.server.ts";
import {
  authSessions,
  authUsers,
  emailConfirmations,
  formDrafts,
  knownDevices,
  userProfiles,
} from "./accounts.table.ts";
import type { Person } from "./actor.ts";

/** What the board holds of the actor's account, without what opens it: passwords and tokens. */
export async function exportOwnAccount(actor: Person) {
  const { id, name, email, emailVerified, language, mutedEmails, createdAt, updatedAt } = authUsers;
  const own = { id, name, email, emailVerified, language, mutedEmails, createdAt, updatedAt };
  const [[account], [profile], sessions, devices, drafts, confirmations, emails] =
    await Promise.all([
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
        .select({
          form: formDrafts.form,
          values: formDrafts.values,
          updatedAt: formDrafts.updatedAt,
        })
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
    ]);
  return { account, profile, sessions, devices, drafts, confirmations, emails };
}

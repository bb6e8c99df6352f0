import { asc, eq } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import {
  authSessions,
  authUsers,
  formDrafts,
  knownDevices,
  userProfiles,
} from "./accounts.table.ts";
import type { Person } from "./actor.ts";

/** What the board holds of the actor's account, without what opens it: passwords and tokens. */
export async function exportOwnAccount(actor: Person) {
  const { id, name, email, createdAt, updatedAt } = authUsers;
  const [[account], [profile], sessions, devices, drafts] = await Promise.all([
    db.select({ id, name, email, createdAt, updatedAt }).from(authUsers).where(eq(id, actor.id)),
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
  ]);
  return { account, profile, sessions, devices, drafts };
}

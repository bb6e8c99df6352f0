import { and, eq, exists, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { alertRecipients, alertSentJobs } from "#app/features/alerts/alerts.table.ts";
import { shownFits } from "#app/features/fits/fits.server.ts";
import type { ShortCard } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Digest } from "./digest-details.server.ts";

/** Fits are an addition to a digest. */
const maxFits = 3;

/** Open jobs that fit the reader's profile and were never sent to them; none for an address without an account. */
export async function findDigestFits(
  { recipientId }: Digest,
  language: Language,
): Promise<ShortCard[]> {
  const [reader] = await db
    .select({ id: userProfiles.id, email: userProfiles.email, userType: userProfiles.userType })
    .from(alertRecipients)
    .innerJoin(userProfiles, eq(userProfiles.id, alertRecipients.userId))
    .where(eq(alertRecipients.id, recipientId));
  if (!reader) return [];
  const actor: Person = {
    kind: "person",
    id: reader.id,
    email: reader.email,
    userType: reader.userType as Person["userType"],
  };
  const wasSent = exists(
    db
      .select({ sent: sql`1` })
      .from(alertSentJobs)
      .where(and(eq(alertSentJobs.recipientId, recipientId), eq(alertSentJobs.jobId, jobs.id))),
  );
  return (await shownFits(actor, language, { limit: maxFits, unless: wasSent }))?.jobs ?? [];
}

/** Records that these were sent with a digest: no alert sends them again. */
export async function recordSentFits(digest: Digest, fits: readonly ShortCard[]): Promise<void> {
  const [alert] = digest.alerts;
  if (!alert || fits.length === 0) return;
  await db
    .insert(alertSentJobs)
    .values(
      fits.map((job) => ({
        recipientId: digest.recipientId,
        jobId: job.id,
        alertId: alert.id,
        digestId: digest.id,
        byEmail: true,
      })),
    )
    .onConflictDoNothing();
}

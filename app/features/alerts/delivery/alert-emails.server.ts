import { and, eq, sql } from "drizzle-orm";
import { defineEmail, type EmailKind, type Recipient } from "#app/emails/email-kind.ts";
import { findRecipient } from "#app/features/accounts/emails/send-email.server.ts";
import { alertLink } from "#app/features/alerts/alert-links.server.ts";
import { alertDigests, alertRecipients, alerts } from "#app/features/alerts/alerts.table.ts";
import { findLinkedAlert } from "#app/features/alerts/link-alerts.server.ts";
import { boardLabels } from "#app/features/alerts/search-label.server.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { confirmationContent, digestContent } from "./alert-content.server.ts";
import { findDigest } from "./digest-details.server.ts";
import { findDigestFits, recordSentFits } from "./digest-fits.server.ts";
import { alertConfirmationName, alertDigestName } from "./email-names.ts";

const usefulHours = 24 * emailRetryDays;

/** The digest of a recipient's new matches. */
const alertDigestEmail = defineEmail<{ digest: string }>({
  name: alertDigestName,
  usefulHours,
  perHour: null,
  findRecipient: ({ digest }) => recipientWhere(eq(alertDigests.id, digest)),
  async compose([event], { language }) {
    const details = event && (await findDigest(event.data.digest, language));
    if (!details) return undefined;
    const { id, recipientId, alerts: answered } = details;
    const [only, ...more] = answered;
    const stop =
      only && more.length === 0
        ? await alertLink("stop", only.id)
        : `${await alertLink("manage", recipientId)}&stop=all`;
    const manage = settings().baseUrl + (await alertLink("manage", recipientId));
    const fits = await findDigestFits(details, language);
    return {
      content: digestContent(details, fits, manage, language),
      unsubscribe: settings().baseUrl + stop,
      sent: async () => {
        await db.update(alertDigests).set({ sentAt: sql`now()` }).where(eq(alertDigests.id, id));
        await recordSentFits(details, fits);
      },
    };
  },
});

/** Asks the owner of an address without an account whether they want an alert. */
const alertConfirmationEmail = defineEmail<{ alert: string }>({
  name: alertConfirmationName,
  usefulHours: 24,
  perHour: null,
  beforeConfirmation: true,
  async findRecipient({ alert }) {
    const [row] = await db
      .select(recipientColumns)
      .from(alerts)
      .innerJoin(alertRecipients, eq(alertRecipients.id, alerts.recipientId))
      .where(and(eq(alerts.id, alert), sql`${alerts.confirmedAt} is null`));
    return row && toRecipient(row);
  },
  async compose([event], { language }) {
    const alert = event && (await findLinkedAlert(event.data.alert));
    if (!alert) return undefined;
    const query = readJobQuery(new URLSearchParams(alert.params));
    const search = await boardLabels(query, language);
    const link = settings().baseUrl + (await alertLink("confirm", alert.id));
    return { content: confirmationContent(search, link, language) };
  },
});

export const alertEmails: readonly EmailKind[] = [alertDigestEmail, alertConfirmationEmail];

const recipientColumns = {
  id: alertRecipients.id,
  userId: alertRecipients.userId,
  email: alertRecipients.email,
  language: alertRecipients.language,
  isConfirmed: sql<boolean>`exists (select from alerts a
    where a.recipient_id = ${alertRecipients}.id and a.confirmed_at is not null)`,
};

async function recipientWhere(condition: ReturnType<typeof eq>): Promise<Recipient | undefined> {
  const [row] = await db
    .select(recipientColumns)
    .from(alertDigests)
    .innerJoin(alertRecipients, eq(alertRecipients.id, alertDigests.recipientId))
    .where(and(condition, sql`${alertDigests.sentAt} is null`));
  return row && toRecipient(row);
}

/**
 * An account's current address and language, or the confirmed ones of an address without an
 * account.
 */
async function toRecipient(row: {
  id: string;
  userId: string | null;
  email: string | null;
  language: string;
  isConfirmed: boolean;
}): Promise<Recipient | undefined> {
  if (row.userId) return findRecipient(row.userId);
  const { id, email, language, isConfirmed } = row;
  if (email === null) return undefined;
  return { id, email, isConfirmed, muted: [], language: language as Language };
}

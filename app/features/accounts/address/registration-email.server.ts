import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { EmailContent } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { pendingRegistrations } from "./address.table.ts";

/** Asks the owner of a mailbox whether they registered; the link makes their account. */
export const registrationEmail = defineEmail<{ registration: string }>({
  name: "registration",
  usefulHours: 24 * emailRetryDays,
  perHour: null,
  beforeConfirmation: true,
  async findRecipient({ registration }) {
    const [row] = await db
      .select()
      .from(pendingRegistrations)
      .where(eq(pendingRegistrations.id, registration));
    if (!row) return undefined;
    const { id, email, language } = row;
    return { id, email, language, isConfirmed: false, muted: [] };
  },
  async compose(_, { id, language }) {
    const token = randomBytes(32).toString("base64url");
    const set = (tokenHash: string | null) =>
      db.update(pendingRegistrations).set({ tokenHash }).where(eq(pendingRegistrations.id, id));
    await set(hashedToken(token));
    const link = settings().baseUrl + paths.confirmEmail({ token });
    return {
      content: registrationContent(link, language),
      undo: async () => void (await set(null)),
    };
  },
});

/** Only the hash is stored: anyone who reads the table can confirm nothing. */
export function hashedToken(token: string): string {
  return createHash("sha256").update(`registration:${token}`).digest("base64url");
}

export function registrationContent(link: string, language: Language): EmailContent {
  const { subject, preview, heading, intro, before, act, life, notYou, reason } =
    messagesFor(language).emails.registration;
  return {
    subject,
    preview,
    heading,
    reason,
    blocks: [
      { kind: "paragraph", text: intro },
      { kind: "paragraph", text: before },
    ],
    action: { label: act, href: link, isWrittenOut: true },
    notes: [life, notYou],
  };
}

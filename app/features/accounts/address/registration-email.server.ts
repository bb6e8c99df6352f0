import { eq } from "drizzle-orm";
import { type EmailContent, linkContent } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import { hashedLinkToken, newLinkToken } from "#app/emails/link-token.server.ts";
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
    if (!row?.email) return undefined;
    const { id, email, language } = row;
    return { id, email, language, isConfirmed: false, muted: [] };
  },
  async compose(_, { id, language }) {
    const token = newLinkToken();
    const set = (tokenHash: string | null) =>
      db.update(pendingRegistrations).set({ tokenHash }).where(eq(pendingRegistrations.id, id));
    await set(hashedLinkToken("registration", token));
    const link = settings().baseUrl + paths.confirmEmail({ token });
    return {
      content: registrationContent(link, language),
      undo: async () => void (await set(null)),
    };
  },
});

export function registrationContent(link: string, language: Language): EmailContent {
  const { registration } = messagesFor(language).emails;
  const { intro, before, life, notYou } = registration;
  return linkContent(registration, link, [intro, before], [life, notYou]);
}

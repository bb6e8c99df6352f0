import { defineEmail, type EmailEvent } from "#app/emails/email-kind.ts";
import { changesContent } from "#app/features/accounts/emails/security-emails.server.ts";
import { openSecret } from "#app/features/accounts/second-factor/secret-box.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";

/** A change of the number that opens an account; each is worded in emails.phoneChanged. */
export type PhoneChange = {
  change: "confirmed" | "removed" | "released";
  /** The former number of an account without an email, encrypted: it gets a text message. */
  to?: string;
};

/** Reports a confirmed, removed or released number to the account's owner. */
export const phoneChangedEmail = defineEmail<PhoneChange>({
  name: "phoneChanged",
  usefulHours: 48,
  perHour: 3,
  async compose(events, { id, language }) {
    const content = phoneChangedContent(events, language);
    const to = events.findLast(({ data }) => data.to)?.data.to;
    const phone = to && (await openSecret(to, id));
    return { content, ...(phone && { phone }) };
  },
});

function phoneChangedContent(events: EmailEvent<PhoneChange>[], language: Language) {
  return changesContent(events, language, messagesFor(language).emails.phoneChanged);
}

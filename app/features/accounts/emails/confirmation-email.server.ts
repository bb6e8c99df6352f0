import { type EmailContent, linkContent } from "#app/emails/email-content.ts";
import { defineEmail, type Recipient } from "#app/emails/email-kind.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { dropConfirmation, openConfirmation } from "./confirmation-links.server.ts";
import { findUnconfirmed } from "./unconfirmed.server.ts";

/**
 * Asks the owner of a mailbox whether an account's address is theirs. The link is made when the email
 * is sent, for the address that the account has by then.
 */
export const confirmationEmail = defineEmail<Record<string, never>>({
  name: "confirmation",
  usefulHours: 24 * emailRetryDays,
  perHour: 3,
  beforeConfirmation: true,
  compose: (_, recipient) => compose(recipient, "account"),
});

/** The same for the address that companies see, when it is another one. */
export const contactConfirmationEmail = defineEmail<Record<string, never>>({
  name: "contactConfirmation",
  usefulHours: 24 * emailRetryDays,
  perHour: 3,
  beforeConfirmation: true,
  compose: (_, recipient) => compose(recipient, "contact"),
});

async function compose({ id, language }: Recipient, which: "account" | "contact") {
  const to = (await findUnconfirmed(id))[which];
  if (!to) return undefined;
  const token = await openConfirmation(id, to);
  const link = settings().baseUrl + paths.confirmEmail({ token });
  return {
    to,
    content: confirmationContent(which, link, language),
    undo: () => dropConfirmation(token),
  };
}

export function confirmationContent(
  which: "account" | "contact",
  link: string,
  language: Language,
): EmailContent {
  const { confirmation } = messagesFor(language).emails;
  const { intro, introContact, life, notYou } = confirmation;
  const first = which === "account" ? intro : introContact;
  return linkContent(confirmation, link, [first], [life, notYou]);
}

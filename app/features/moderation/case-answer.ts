import type { EmailContent } from "#app/emails/email-content.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** What the advertiser will read, in both languages; null where no email goes. */
export type Preview = Record<Language, Pick<EmailContent, "subject" | "blocks">> | null;

/** What the form of a decision is answered with: what is wrong, or what is to be confirmed. */
export type CaseAnswer = {
  values: FormValues;
  errors?: FormErrors;
  refused?: MessageKey;
  preview?: { email: Preview };
};

import type { EmailContent } from "#app/emails/email-content.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** The advertiser's email in both languages; null if none is sent. */
export type Preview = Record<Language, Pick<EmailContent, "subject" | "blocks">> | null;

/** The result of a decision's form: errors, or the preview to confirm. */
export type CaseAnswer = {
  values: FormValues;
  errors?: FormErrors;
  refused?: MessageKey;
  preview?: { email: Preview };
};

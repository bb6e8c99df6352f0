import type { EmailContent } from "#app/emails/email-content.ts";
import type { FormRefusal } from "#app/http/form.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";

/** The advertiser's email in both languages; null if none is sent. */
export type Preview = Record<ContentLanguage, Pick<EmailContent, "subject" | "blocks">> | null;

/** The result of a decision's form: errors, or the preview to confirm. */
export type CaseAnswer = FormRefusal & {
  preview?: { email: Preview };
  /** The id of the canned text that was put into the note. */
  inserted?: string;
};

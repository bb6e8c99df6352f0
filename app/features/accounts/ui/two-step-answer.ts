import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** What came of a form of the two-step page: new recovery codes, or why not. */
export type TwoStepAnswer = {
  /** Which form it was. */
  intent: string;
  codes?: string[];
  errors?: FormErrors;
  refused?: MessageKey;
  retryAfter?: number;
};

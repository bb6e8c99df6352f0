import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** The result of a form of the two-step page: new recovery codes, or a refusal. */
export type TwoStepAnswer = {
  /** Which form it was. */
  intent: string;
  codes?: string[];
  errors?: FormErrors;
  refused?: MessageKey;
  retryAfter?: number;
};

import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** The state of a rejected form. */
export type FormAnswer = { values: FormValues; errors?: FormErrors; refused?: MessageKey };

/** The answer to one of the forms of a page, which its `intent` tells apart. */
export function answerTo(form: "note" | "answer", answer: FormAnswer | undefined) {
  const isNote = answer?.values.intent === "note";
  return isNote === (form === "note") ? answer : undefined;
}

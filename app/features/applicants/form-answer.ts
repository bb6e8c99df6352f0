import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** What a form that was not taken is drawn with again. */
export type FormAnswer = { values: FormValues; errors?: FormErrors; refused?: MessageKey };

/** The answer to one of the forms of a page, which its `intent` tells apart. */
export function answerTo(form: "note" | "answer", answer: FormAnswer | undefined) {
  const isNote = answer?.values.intent === "note";
  return isNote === (form === "note") ? answer : undefined;
}

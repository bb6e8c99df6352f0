import type { z } from "zod";
import type { MessageKey } from "#app/messages/message-key.ts";

/** The input, by field name; sent back with every refusal so that nothing typed is lost. */
export type FormValues = Record<string, string>;
/** The message keys of a form's errors, by field. */
export type FormErrors = Record<string, MessageKey>;
/** The answer to a form that was not carried out. */
export type FormRefusal = { values: FormValues; errors?: FormErrors; refused?: MessageKey };

/** Where a form does not say of which state it was opened, but that it was another one than it was shown with. */
export const unknownState = "?";

/** The first choice of a form's list of its own state. A browser that restores another state falls back to it. */
export const otherState = "other";

const ofShownState = "-shown";

/** The name of that list, for a field that says of which state its form was opened; see FirstValue. */
export function shownState(field: string): string {
  return field + ofShownState;
}

/** The text fields of a form; files and fields beyond the first of a name are left out. */
export function textFields(form: FormData | URLSearchParams): FormValues {
  const values: FormValues = {};
  const lists: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== "string" || name in values) continue;
    if (name.endsWith(ofShownState)) lists.push([name, value]);
    else values[name] = value;
  }
  for (const [name, chosen] of lists) {
    if (chosen === otherState) values[name.slice(0, -ofShownState.length)] = unknownState;
  }
  return values;
}

/** Checks values against a schema whose messages are message keys; one error a field. */
export function checkForm<T extends z.ZodType>(
  schema: T,
  values: FormValues,
): { values: z.output<T>; errors?: undefined } | { errors: FormErrors } {
  const read = schema.safeParse(values);
  if (read.success) return { values: read.data };
  const errors: FormErrors = {};
  for (const issue of read.error.issues)
    errors[String(issue.path[0])] ??= issue.message as MessageKey;
  return { errors };
}

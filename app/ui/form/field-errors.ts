import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Validity = Pick<ValidityState, "valid" | "valueMissing" | "tooLong">;

/** The message key of one field's error, or undefined. */
export type FieldError = (
  name: string,
  validity: Validity,
  value: string,
) => MessageKey | undefined;

/** The browser's own errors of a form as message keys, to be shown in the page's language. */
export function fieldErrors(form: HTMLFormElement, errorOf: FieldError): FormErrors {
  const errors: FormErrors = {};
  for (const control of form.elements) {
    if (!isField(control) || !control.name) continue;
    const key = errorOf(control.name, control.validity, control.value);
    if (key) errors[control.name] ??= key;
  }
  return errors;
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

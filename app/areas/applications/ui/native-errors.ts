import type { FormErrors } from "../../../platform/form.ts";

/** What the browser finds wrong in a form, as keys of words, so that it is said in the page's language. */
export function nativeErrors(form: HTMLFormElement): FormErrors {
  const errors: FormErrors = {};
  for (const control of form.elements) {
    if (!isField(control) || !control.name) continue;
    const key = errorOf(control.name, control.validity, control.value);
    if (key) errors[control.name] = key;
  }
  return errors;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Validity = Pick<ValidityState, "valid" | "valueMissing" | "tooLong">;

/** The key of what is wrong with one field, or undefined. */
export function errorOf(name: string, validity: Validity, value: string): string | undefined {
  if (validity.tooLong) {
    const key = name === "coverLetter" ? "coverLetter" : "tooLong";
    return `applications.errors.${key}`;
  }
  const required = ["firstName", "lastName", "email", "phone"].includes(name);
  const missing = validity.valueMissing || (required && value.trim() === "");
  if (validity.valid && !missing) return undefined;
  return `applications.errors.${name === "email" && missing ? "emailMissing" : name}`;
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

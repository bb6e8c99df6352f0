import type { FieldError } from "#app/ui/form/field-errors.ts";

/** What is wrong with a field of the application form, as far as the browser can tell. */
export const errorOf: FieldError = (name, validity, value) => {
  if (validity.tooLong) {
    const key = name === "coverLetter" ? "coverLetter" : "tooLong";
    return `applications.errors.${key}`;
  }
  const required = ["firstName", "lastName", "email", "phone"].includes(name);
  const missing = validity.valueMissing || (required && value.trim() === "");
  if (validity.valid && !missing) return undefined;
  return `applications.errors.${name === "email" && missing ? "emailMissing" : name}`;
};

import { isEmail, storedEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { isAnswerField } from "#app/features/applications/answers/answer.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import type { FieldError } from "#app/ui/form/field-errors.ts";

/** The browser's own validation error of a field of the application form. */
export const errorOf: FieldError = (name, validity, value) => {
  if (validity.tooLong) {
    const isLetter = name === "coverLetter";
    return isLetter ? "applications.errors.coverLetter" : "applications.errors.tooLong";
  }
  if (isAnswerField(name)) return validity.valueMissing ? "screening.errors.answer" : undefined;
  const required = ["firstName", "lastName", "email", "phone"].includes(name);
  const missing = validity.valueMissing || (required && value.trim() === "");
  if (validity.valid && !missing) return undefined;
  // Browsers know no address with letters of other scripts before the @.
  if (name === "email" && isEmail(storedEmail(value))) return undefined;
  return name === "email" && missing ? "applications.errors.emailMissing" : invalid[name];
};

const invalid: Partial<Record<string, MessageKey>> = {
  firstName: "applications.errors.firstName",
  lastName: "applications.errors.lastName",
  email: "applications.errors.email",
  phone: "applications.errors.phone",
  coverLetter: "applications.errors.coverLetter",
  experience: "applications.errors.experience",
  availableDate: "applications.errors.availableDate",
};

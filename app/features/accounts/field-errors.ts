import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { type FieldError, fieldErrors } from "#app/ui/form/field-errors.ts";
import { isEmail, storedEmail } from "./mailbox/email-address.ts";
import { newPasswordErrors } from "./sign-in/password-rule.ts";

/** The browser's own validation error of an account form's field, as a message. */
export const accountFieldError: FieldError = (name, validity, value) => {
  const key = keys[name];
  if (!key) return undefined;
  // Browsers know no address with letters of other scripts before the @.
  if (name === "email" && !validity.valid && isEmail(storedEmail(value))) return undefined;
  if (validity.valueMissing || (name !== "agree" && value.trim() === "")) return key.missing;
  return validity.valid ? undefined : (key.invalid ?? key.missing);
};

const keys: Record<string, { missing: MessageKey; invalid?: MessageKey }> = {
  userType: { missing: "accounts.userTypeUnknown" },
  firstName: { missing: "accounts.firstNameMissing", invalid: "accounts.nameTooLong" },
  lastName: { missing: "accounts.lastNameMissing", invalid: "accounts.nameTooLong" },
  email: { missing: "accounts.emailMissing", invalid: "accounts.emailInvalid" },
  phone: { missing: "accounts.phoneMissing", invalid: "accounts.phoneInvalid" },
  country: { missing: "accounts.countryMissing" },
  province: { missing: "accounts.provinceMissing" },
  city: { missing: "accounts.cityMissing" },
  current: { missing: "security.currentMissing" },
  password: { missing: "accounts.passwordMissing" },
  agree: { missing: "accounts.agreeMissing" },
};

/** Checks a form that signs in or confirms with the password one has. */
export function checkAccountFields(form: HTMLFormElement): FormErrors {
  return fieldErrors(form, accountFieldError);
}

/** Checks a form with a new password, entered twice; input that the server would refuse stays. */
export function checkNewPassword(form: HTMLFormElement): FormErrors {
  const { password: _, ...errors } = checkAccountFields(form);
  const input = new FormData(form);
  const again = input.get("confirmPassword");
  const password = String(input.get("password"));
  return { ...errors, ...newPasswordErrors(password, again === null ? undefined : String(again)) };
}

import type { FormErrors } from "#app/http/form.ts";
import { maxPasswordLength, minPasswordLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

type PasswordProblem = { field: "password" | "confirmPassword"; key: MessageKey };

/**
 * The input of a form with a new password. A second try of a refused password is typed once, where the
 * form said so.
 */
export function withOnePassword<Input extends Record<string, string>>(input: Input): Input {
  return input.onePassword === "1" ? { ...input, confirmPassword: input.password ?? "" } : input;
}

/** The error of a password entered twice, the match coming first; counted in characters. */
export function passwordProblem(password: string, again: string): PasswordProblem | undefined {
  if (password !== again) return { field: "confirmPassword", key: "accounts.passwordMismatch" };
  const { length } = Array.from(password);
  if (length < minPasswordLength) return { field: "password", key: "accounts.passwordTooShort" };
  if (length > maxPasswordLength) return { field: "password", key: "accounts.passwordTooLong" };
  return undefined;
}

/** The errors of a password entered twice. Of an empty form both fields are missing, so that one attempt shows them all. */
export function newPasswordErrors(password: string, again: string | undefined): FormErrors {
  const problem = passwordProblem(password, again ?? password);
  if (!problem) return {};
  const errors: FormErrors = { [problem.field]: problem.key };
  if (again === "" && !password) errors.confirmPassword = "accounts.passwordAgainMissing";
  return errors;
}

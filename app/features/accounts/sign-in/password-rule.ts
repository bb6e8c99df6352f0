import { maxPasswordLength, minPasswordLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

type PasswordProblem = { field: "password" | "confirmPassword"; key: MessageKey };

/** The error of a password entered twice, the match coming first; counted in characters. */
export function passwordProblem(password: string, again: string): PasswordProblem | undefined {
  if (password !== again) return { field: "confirmPassword", key: "accounts.passwordMismatch" };
  const { length } = Array.from(password);
  if (length < minPasswordLength) return { field: "password", key: "accounts.passwordTooShort" };
  if (length > maxPasswordLength) return { field: "password", key: "accounts.passwordTooLong" };
  return undefined;
}

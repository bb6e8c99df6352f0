import { longestPasskeyName } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** Why a passkey cannot have this name: a key of words, or undefined. */
export function passkeyNameProblem(name: string): MessageKey | undefined {
  const { length } = name.trim();
  if (length === 0) return "twoStep.passkeyNameMissing";
  return length > longestPasskeyName ? "twoStep.passkeyNameTooLong" : undefined;
}

import type { Refusal } from "#app/platform/outcome.ts";

/** All others are conflicts. */
const statuses: Record<string, number> = {
  "accounts.tooManyTries": 429,
  "accounts.overloaded": 503,
  "accounts.passwordCommon": 400,
  "accounts.confirmFirst": 202,
  "accounts.emailNeedsUtf8": 400,
  "ownEmails.confirm.passwordMissing": 400,
  "ownEmails.change.same": 400,
  "ownEmails.change.codeNeeded": 400,
  "ownEmails.change.invalid": 410,
  "ownEmails.undo.invalid": 410,
  "ownEmails.confirm.wrongPassword": 400,
  "accounts.wrongPassword": 401,
  "accounts.passkeyNotAccepted": 401,
  "accounts.passkeyExpired": 410,
  "accounts.blocked": 403,
  "twoStep.codeWrong": 400,
  "twoStep.expired": 410,
  "twoStep.passkeyNameMissing": 400,
  "twoStep.passkeyNameTooLong": 400,
  "twoStep.passkeyNotAdded": 400,
  "recovery.linkInvalid": 410,
  "recovery.mailFailed": 503,
  "phone.notMobile": 400,
  "phone.countryNotServed": 400,
  "phone.codeWrong": 400,
  "phone.codeExpired": 410,
  "phone.noMoreToday": 503,
  "phone.noMoreToRegister": 503,
  "accounts.passwordTooShort": 400,
  "accounts.passwordTooLong": 400,
  "push.unknownService": 400,
  "push.invalid": 400,
  "security.currentMissing": 400,
  "security.currentWrong": 400,
  "accounts.registrationFailed": 500,
  "ownData.deleteFailed": 500,
  "recovery.resetFailed": 500,
  "security.changeFailed": 500,
  "channels.refused.unreachable": 503,
  "telegram.unavailable": 503,
};

/** The status that a form's refusal is answered with, and when to come back. */
export function refusalInit({ refused, retryAfter }: Refusal) {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return { status: statuses[refused] ?? (retryAfter === undefined ? 409 : 429), headers };
}

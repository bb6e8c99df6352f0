import { loginForm, registrationForm } from "#app/features/accounts/account-forms.ts";
import { findActor, registerAccount } from "#app/features/accounts/accounts.server.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { leavingCookies } from "#app/features/accounts/devices/device-cookies.server.ts";
import { findOwnDeviceKey, ownerTag } from "#app/features/accounts/devices/device-key.server.ts";
import { requestRecovery } from "#app/features/accounts/password-reset/recovery.server.ts";
import { forgetForm } from "#app/features/accounts/password-reset/recovery-form.ts";
import { changedAtOf, openSessionOf } from "#app/features/accounts/session/session-info.ts";
import { closeSession } from "#app/features/accounts/session/session-store.server.ts";
import {
  makeAccessToken,
  readAccessToken,
} from "#app/features/accounts/sign-in/access-token.server.ts";
import { changeOwnPassword } from "#app/features/accounts/sign-in/change-password.server.ts";
import { passwordProblem } from "#app/features/accounts/sign-in/password-rule.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";
import { isRefused, type Refusal } from "#app/platform/outcome.ts";
import type { Signed } from "./auth-calls.ts";
import { type AuthErrorKind, authErrorStatus } from "./auth-errors.ts";

type CallRequest = { form: FormValues; client: Client; language: Language };
/** `retryAfter` is in seconds. */
export type CallAnswer = {
  status: number;
  body: object;
  setCookies: string[];
  retryAfter?: number | undefined;
};
type Call = (request: CallRequest) => Promise<CallAnswer>;

const calls: Record<string, Call> = {
  signup: signUpCall,
  token: ({ form, ...rest }) =>
    form.grant_type === "refresh_token"
      ? refreshCall({ form, ...rest })
      : signInCall({ form, ...rest }),
  logout: logoutCall,
  user: updateUserCall,
  "device-key": deviceKeyCall,
  recover: recoverCall,
};

/** Handles one of the posted auth calls; undefined for an unknown name. */
export async function answerCall(
  name: string,
  request: CallRequest,
): Promise<CallAnswer | undefined> {
  return Object.hasOwn(calls, name) ? calls[name]?.(request) : undefined;
}

/** The session that a request's cookie stands for; for a visitor there is none, which is no error. */
export async function sessionCall(headers: Headers): Promise<CallAnswer> {
  const signed = await findSigned(headers);
  return { status: 200, body: signed ?? { user: null, session: null }, setCookies: [] };
}

async function signUpCall({ form, client, language }: CallRequest): Promise<CallAnswer> {
  const { password = "" } = form;
  const checked = checkForm(registrationForm, {
    ...form,
    firstName: form.first_name ?? "",
    lastName: form.last_name ?? "",
    confirmPassword: password,
  });
  if (checked.errors) {
    const { errors } = checked;
    return errors.password ? failed("weak_password") : failed("validation_failed", { errors });
  }
  const registered = await registerAccount(checked.values, client, language);
  if (isRefused(registered)) return refusedBy(registered);
  return openSession({ email: checked.values.email, password, remember: false }, client, true);
}

async function signInCall({ form, client }: CallRequest): Promise<CallAnswer> {
  const checked = checkForm(loginForm, form);
  if (form.grant_type !== "password" || checked.errors) return failed("validation_failed");
  // The second factor comes with the password here.
  return openSession({ ...checked.values, code: form.code }, client);
}

async function openSession(
  values: { email: string; password: string; remember: boolean; code?: string },
  client: Client,
  isNew = false,
): Promise<CallAnswer> {
  const opened = await signIn(values, client, isNew);
  if (isRefused(opened)) return refusedBy(opened);
  const { setCookies } = opened;
  const cookie = setCookies.map((line) => line.split(";", 1)[0]).join("; ");
  const signed = await findSigned(new Headers({ cookie }));
  return signed ? answered(signed, setCookies) : failed("unexpected_failure");
}

async function refreshCall({ form, client }: CallRequest): Promise<CallAnswer> {
  const signed = await findSigned(client.headers);
  if (!signed) return failed("session_missing");
  const { refresh_token: named = signed.session.refresh_token } = form;
  return named === signed.session.refresh_token ? answered(signed) : failed("invalid_token");
}

async function logoutCall({ client }: CallRequest): Promise<CallAnswer> {
  const signed = await findSigned(client.headers);
  if (!signed) return failed("session_missing");
  if (!(await mayAct(signed, client.headers))) return failed("invalid_token");
  const setCookies = [...(await closeSession(client.headers)), ...leavingCookies()];
  return { status: 200, body: {}, setCookies };
}

async function updateUserCall({ form, client }: CallRequest): Promise<CallAnswer> {
  const { actor } = await findActor(client.headers);
  const signed = await signedOf(actor);
  if (actor.kind !== "person" || !signed) return failed("session_missing");
  if (!(await mayAct(signed, client.headers))) return failed("invalid_token");
  const { password = "", current_password: current = "" } = form;
  if (passwordProblem(password, password)) return failed("weak_password");
  const changed = await changeOwnPassword(actor, { password, current });
  if (isRefused(changed)) return refusedBy(changed);
  return { status: 200, body: { user: signed.user }, setCookies: [] };
}

/** The key by which this browser encrypts data of the signed-in person. */
async function deviceKeyCall({ client }: CallRequest): Promise<CallAnswer> {
  const { actor } = await findActor(client.headers);
  if (actor.kind !== "person") return failed("session_missing");
  const body = { tag: ownerTag(actor.id), key: await findOwnDeviceKey(actor) };
  return { status: 200, body, setCookies: [] };
}

async function recoverCall({ form, language, client }: CallRequest): Promise<CallAnswer> {
  const checked = checkForm(forgetForm, form);
  if (checked.errors) return failed("validation_failed", { errors: checked.errors });
  const outcome = await requestRecovery(checked.values.email, language, client);
  return isRefused(outcome) ? refusedBy(outcome) : { status: 200, body: {}, setCookies: [] };
}

/** An access token need not be sent, but a wrong one is never overlooked. */
async function mayAct({ session }: Signed, headers: Headers): Promise<boolean> {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (token === undefined) return true;
  return (await readAccessToken(token))?.sid === session.refresh_token;
}

/** The person and session behind a request's cookie. */
async function findSigned(headers: Headers): Promise<Signed | undefined> {
  return signedOf((await findActor(headers)).actor);
}

async function signedOf(actor: Actor): Promise<Signed | undefined> {
  const session = actor.kind === "person" ? openSessionOf(actor) : undefined;
  if (!session) return undefined;
  const { id, email, userType: user_type } = actor as Person;
  const { token, expiresAt } = await makeAccessToken(id, session.id);
  return {
    user: { id, email, user_type, updated_at: changedAtOf(actor as Person) },
    session: {
      access_token: token,
      // The row's id: it names the session, and without the cookie it opens nothing.
      refresh_token: session.id,
      expires_at: expiresAt,
      expires_in: expiresAt - Math.floor(Date.now() / 1000),
      token_type: "bearer",
    },
  };
}

function answered(body: Signed, setCookies: string[] = []): CallAnswer {
  return { status: 200, body, setCookies };
}

function failed(error: AuthErrorKind, more: object = {}): CallAnswer {
  return { status: authErrorStatus[error], body: { error, ...more }, setCookies: [] };
}

const kinds: Record<string, AuthErrorKind> = {
  "accounts.blocked": "user_banned",
  "accounts.codeNeeded": "second_factor_needed",
  "twoStep.codeWrong": "invalid_credentials",
  "accounts.emailTaken": "user_already_exists",
  "accounts.confirmFirst": "email_not_confirmed",
  "accounts.passwordCommon": "weak_password",
  "accounts.emailNeedsUtf8": "validation_failed",
  "accounts.tooManyTries": "over_request_rate_limit",
  "accounts.overloaded": "retryable_fetch_error",
  "accounts.wrongPassword": "invalid_credentials",
  "recovery.mailFailed": "retryable_fetch_error",
  "security.currentMissing": "reauthentication_needed",
  "security.currentWrong": "invalid_credentials",
};

function refusedBy({ refused, retryAfter }: Refusal): CallAnswer {
  return { ...failed(kinds[refused] ?? "unexpected_failure"), retryAfter };
}

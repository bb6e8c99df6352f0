import { db } from "../../platform/database.server.ts";
import { checkForm, type FormValues } from "../../platform/form.ts";
import type { Language } from "../../platform/language.ts";
import { isRefused } from "../../platform/outcome.ts";
import { makeAccessToken, readAccessToken } from "./access-token.server.ts";
import { loginForm, registrationForm } from "./account-forms.ts";
import { findActor, registerAccount, signIn, signOut } from "./accounts.server.ts";
import { auth } from "./auth.server.ts";
import type { Signed } from "./auth-calls.ts";
import { type AuthErrorKind, authErrorStatus } from "./auth-errors.ts";
import { replacePassword } from "./new-password.server.ts";
import { hashPassword } from "./password.server.ts";
import { passwordProblem } from "./password-rule.ts";
import { requestRecovery } from "./recovery.server.ts";
import { forgetForm } from "./recovery-form.ts";
import { changedAtOf } from "./session-facts.ts";

type Asked = { form: FormValues; headers: Headers; language: Language };
export type CallAnswer = { status: number; body: object; setCookies: string[] };
type Call = (asked: Asked) => Promise<CallAnswer>;

const calls: Record<string, Call> = {
  signup: signUpCall,
  token: ({ form, ...rest }) =>
    form.grant_type === "refresh_token"
      ? refreshCall({ form, ...rest })
      : signInCall({ form, ...rest }),
  logout: logoutCall,
  user: updateUserCall,
  recover: recoverCall,
};

/** Answers one of the posted auth calls; undefined for a name that is none. */
export async function answerCall(name: string, asked: Asked): Promise<CallAnswer | undefined> {
  return Object.hasOwn(calls, name) ? calls[name]?.(asked) : undefined;
}

/** The session that a request's cookie stands for; for a visitor there is none, which is no error. */
export async function sessionCall(headers: Headers): Promise<CallAnswer> {
  const signed = await findSigned(headers);
  return { status: 200, body: signed ?? { user: null, session: null }, setCookies: [] };
}

async function signUpCall({ form, headers }: Asked): Promise<CallAnswer> {
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
  const made = await registerAccount(checked.values);
  if (isRefused(made)) return failed("user_already_exists");
  return openSession({ email: checked.values.email, password, remember: false }, headers);
}

async function signInCall({ form, headers }: Asked): Promise<CallAnswer> {
  const checked = checkForm(loginForm, form);
  if (form.grant_type !== "password" || checked.errors) return failed("validation_failed");
  return openSession(checked.values, headers);
}

async function openSession(
  values: { email: string; password: string; remember: boolean },
  headers: Headers,
): Promise<CallAnswer> {
  const opened = await signIn(values, headers);
  if (isRefused(opened)) return failed("invalid_credentials");
  const { setCookies } = opened;
  const cookie = setCookies.map((line) => line.split(";", 1)[0]).join("; ");
  const signed = await findSigned(new Headers({ cookie }));
  return signed ? answered(signed, setCookies) : failed("unexpected_failure");
}

async function refreshCall({ form, headers }: Asked): Promise<CallAnswer> {
  const signed = await findSigned(headers);
  if (!signed) return failed("session_missing");
  const { refresh_token: named = signed.session.refresh_token } = form;
  return named === signed.session.refresh_token ? answered(signed) : failed("invalid_token");
}

async function logoutCall({ headers }: Asked): Promise<CallAnswer> {
  const signed = await findSigned(headers);
  if (!signed) return failed("session_missing");
  if (!(await mayAct(signed, headers))) return failed("invalid_token");
  return { status: 200, body: {}, setCookies: await signOut(headers) };
}

async function updateUserCall({ form, headers }: Asked): Promise<CallAnswer> {
  const signed = await findSigned(headers);
  if (!signed) return failed("session_missing");
  if (!(await mayAct(signed, headers))) return failed("invalid_token");
  const { password = "" } = form;
  if (passwordProblem(password, password)) return failed("weak_password");
  const hash = await hashPassword(password);
  const { user, session } = signed;
  await db.transaction((tx) => replacePassword(tx, user.id, hash, session.refresh_token));
  return { status: 200, body: { user }, setCookies: [] };
}

async function recoverCall({ form, language }: Asked): Promise<CallAnswer> {
  const checked = checkForm(forgetForm, form);
  if (checked.errors) return failed("validation_failed", { errors: checked.errors });
  const asked = await requestRecovery(checked.values.email, language);
  return isRefused(asked)
    ? failed("retryable_fetch_error")
    : { status: 200, body: {}, setCookies: [] };
}

/** An access token need not be sent, but a wrong one is never overlooked. */
async function mayAct({ session }: Signed, headers: Headers): Promise<boolean> {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (token === undefined) return true;
  return (await readAccessToken(token))?.sid === session.refresh_token;
}

/** The person and session behind a request's cookie. */
async function findSigned(headers: Headers): Promise<Signed | undefined> {
  const { actor } = await findActor(headers);
  const read = await auth().api.getSession({ headers });
  if (actor.kind !== "person" || !read) return undefined;
  const { id, email, userType: user_type } = actor;
  const { token, expiresAt } = await makeAccessToken(id, read.session.id);
  return {
    user: { id, email, user_type, updated_at: changedAtOf(actor) },
    session: {
      access_token: token,
      // The row's id: it names the session, and without the cookie it opens nothing.
      refresh_token: read.session.id,
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

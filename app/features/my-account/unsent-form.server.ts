import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { MiddlewareFunction } from "react-router";
import { readDeviceCookies } from "#app/features/accounts/devices/device-cookies.server.ts";
import { ownerTag } from "#app/features/accounts/devices/device-key.server.ts";
import { openBytes, sealSecret } from "#app/features/accounts/second-factor/secret-box.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { loadedParameter } from "#app/features/accounts/sign-in/lead-on.server.ts";
import { maxCvBytes } from "#app/features/applications/cv/cv-file.ts";
import { readSentForm } from "#app/features/applications/cv/multipart.server.ts";
import { cookieLineFor, readPlainCookie } from "#app/http/cookie.server.ts";
import { readFields } from "#app/http/form.server.ts";
import { type UnsentForm, unsentFormContext } from "#app/http/input-form/unsent-form-context.ts";
import { unsentFormMinutes } from "#app/limits.ts";
import { paths } from "#app/paths.ts";
import { storable } from "#app/platform/database/storable.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused } from "#app/platform/outcome.ts";

const name = "furas_unsent";
/** Some proxies take no more than 4 KB of an answer's headers. */
const longestCookie = 3000;
/** Letters: more than the longest form that is accepted has. */
const longestForm = 100_000;
const secret = /password|current|code/i;

/**
 * Without scripts a form is all that its person has typed: where it leads to the login because the
 * session has ended, its text goes along in a cookie that only the board can read and only its page
 * is sent, for the same person; where it does not fit, the form stays in the page that answers
 * (server/pages/render-page.ts). With scripts it stays in the page (stored-forms.ts).
 */
export const unsentFormMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  const header = request.headers.get("cookie");
  const actor = actorOf(context);
  const encrypted = readPlainCookie(header, name);
  if (actor.kind === "person") {
    if (!encrypted) return next();
    const unsent = await open(encrypted, ownerTag(actor.id));
    if (request.method !== "POST") {
      context.set(unsentFormContext, unsent);
      return next();
    }
    const isBack = unsent?.action === pathname + search && (await isSame(unsent, request.clone()));
    context.set(unsentFormContext, unsent && { ...unsent, isBack });
    const response = await next();
    response.headers.append("set-cookie", cookieLineFor(pathname, name, "", 0));
    return response;
  }
  const response = await next();
  const { left } = readDeviceCookies(request.headers);
  if (!left || !isSentToLogin(request, response)) return response;
  const fields = await readText(request);
  if (!fields) return response;
  const isMultipart = /^multipart/.test(request.headers.get("content-type") ?? "");
  const form = { action: pathname + search, isMultipart, fields };
  const cookie = await seal(form, left);
  if (cookie.length > longestCookie) {
    context.set(unsentFormContext, form);
    return response;
  }
  response.headers.append(
    "set-cookie",
    cookieLineFor(pathname, name, cookie, unsentFormMinutes * 60),
  );
  response.headers.set("location", loadedAfterLogin(response));
  return response;
};

/** Whether a form of the same intent is sent; several forms of a page may have one address. */
async function isSame({ fields }: UnsentForm, request: Request): Promise<boolean> {
  const intentOf = (fields: [string, string][]) =>
    fields.find(([field]) => field === "intent")?.[1];
  const sent = await readText(request);
  return sent !== undefined && intentOf(sent) === intentOf(fields);
}

/** The login's address, its next page marked as one to be loaded: data for scripts come without the cookie. */
function loadedAfterLogin({ headers }: Response): string {
  const login = new URL(headers.get("location") ?? "", "http://inside.invalid");
  const next = new URL(login.searchParams.get("next") ?? "/", login);
  next.searchParams.set(loadedParameter, "1");
  login.searchParams.set("next", next.pathname + next.search);
  return login.pathname + login.search;
}

function isSentToLogin(request: Request, response: Response): boolean {
  const isPage = request.method === "POST" && !/\.data(?:$|\?)/.test(request.url);
  return isPage && leadsToLogin(response);
}

/** Whether an answer leads to the login, as it does where the session has ended. */
export function leadsToLogin({ headers }: { headers: Headers }): boolean {
  return headers.get("location")?.split("?")[0] === paths.login();
}

/** Undefined for a form that was read already, is too large or has no text. */
async function readText(request: Request): Promise<[string, string][] | undefined> {
  if (request.bodyUsed || Number(request.headers.get("content-length")) > 2 * maxCvBytes) return;
  try {
    const fields = /^multipart/.test(request.headers.get("content-type") ?? "")
      ? await readMultipart(request)
      : [...(await readFields(request))];
    const texts = withoutSecrets(fields ?? []);
    const length = texts.reduce((sum, [, text]) => sum + text.length, 0);
    return length > 0 && length <= longestForm ? texts : undefined;
  } catch (error) {
    if (error instanceof Response) return; // too large, or no form
    throw error;
  }
}

async function readMultipart(request: Request): Promise<[string, string][] | undefined> {
  const form = await readSentForm(request, "");
  return isRefused(form) ? undefined : Object.entries(form.values);
}

/** The fields with a value that a page may hold. */
export function withoutSecrets(fields: Iterable<[string, string]>): [string, string][] {
  const texts = [...fields].filter(([field, value]) => value && !secret.test(field));
  return texts.map(([field, value]) => [field, shownEmail(storable(value))]);
}

const contextOf = (tag: string) => `unsent form ${tag}`;

function seal(form: UnsentForm, tag: string): Promise<string> {
  // Anybody may send one: a higher quality takes many times as long.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return sealSecret(brotliCompressSync(JSON.stringify(form), { params }), contextOf(tag));
}

async function open(encrypted: string, tag: string): Promise<UnsentForm | null> {
  const bytes = await openBytes(encrypted, contextOf(tag));
  return bytes ? JSON.parse(brotliDecompressSync(bytes).toString()) : null;
}

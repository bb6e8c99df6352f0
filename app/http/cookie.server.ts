import { parse, parseSigned, serialize, serializeSigned } from "hono/utils/cookie";
import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { flashCookieMinutes } from "#app/limits.ts";
import type { CountKey, MessageKey } from "#app/messages/message-key.ts";
import { cookieSecret } from "#app/platform/settings/app-secret.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { FlashTone } from "./flash-message.ts";

/** Whether the board is served over HTTPS. */
function isSecure(): boolean {
  return settings().baseUrl.startsWith("https://");
}

/** The name a cookie goes by. Over HTTPS it binds the cookie to this one host, subdomains excluded. */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/**
 * The header that stores a value in the browser for some seconds, or until it is closed; out of the
 * reach of scripts, unless they have need of it.
 */
export function cookieLine(
  name: string,
  value: string,
  maxAge?: number,
  { httpOnly } = { httpOnly: true },
): string {
  return serialize(cookieName(name), value, { ...attributes(maxAge), httpOnly });
}

/** A cookie that only one path is sent; its name cannot be bound to the host. */
export function cookieLineFor(path: string, name: string, value: string, maxAge: number): string {
  return serialize(name, value, { ...attributes(maxAge), path });
}

export function readPlainCookie(header: string | null, name: string): string | undefined {
  return header ? parse(header, name)[name] : undefined;
}

/** The same with a signature, without which `readSignedCookie` finds nothing. */
export function signedCookieLine(name: string, value: string, maxAge?: number): Promise<string> {
  return serializeSigned(cookieName(name), value, cookieSecret(), attributes(maxAge));
}

function attributes(maxAge: number | undefined) {
  return { path: "/", httpOnly: true, secure: isSecure(), sameSite: "Lax", maxAge } as const;
}

/** The value of a cookie in a request's `cookie` header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header ? parse(header, cookieName(name))[cookieName(name)] : undefined;
}

/** The value of a cookie whose signature is right. */
export async function readSignedCookie(
  header: string | null,
  name: string,
): Promise<string | undefined> {
  const cookies = await parseSigned(header ?? "", cookieSecret(), cookieName(name));
  return cookies[cookieName(name)] || undefined;
}

/** `job` is the id of the job that the message is about. */
type Pending = { tone: FlashTone; parts: FlashPart[]; job: string | null };

/** A sentence of a flash message: a message key, with a number where it counts something. */
type FlashPart = { key: string; n?: number };

/** The flash message of the page that a redirect leads to; read by the frame of every page. */
export const flashContext = createContext<{ take(): Pending | null }>({ take: () => null });

const name = "furas_notice";
const pattern =
  /^(ok|warn|err)~([\w.]+(?::\d{1,9})?(?:,[\w.]+(?::\d{1,9})?){0,5})(?:~([\da-f-]{36}))?$/;

export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const [, tone, parts, job = null] =
    pattern.exec(readCookie(request.headers.get("cookie"), name) ?? "") ?? [];
  let taken = false;
  context.set(flashContext, {
    take() {
      if (!tone || !parts) return null;
      taken = true;
      return { tone: tone as FlashTone, parts: parts.split(",").map(readPart), job };
    },
  });
  const response = await next();
  // A redirect with a new message must not be cleared, nor one that shows no page.
  if (taken && response.status !== 303 && response.status !== 302) {
    response.headers.append("set-cookie", cookieLine(name, "", 0));
  }
  return response;
};

function readPart(part: string): FlashPart {
  const [key = "", n] = part.split(":");
  return n === undefined ? { key } : { key, n: Number(n) };
}

/** Whether an answer's headers leave a flash message, of a tone. */
export function isFlash(headers: Headers, tone = ""): boolean {
  const start = `${cookieName(name)}=${tone}`;
  return headers.getSetCookie().some((line) => line.startsWith(start));
}

/** Redirects (303) and shows a message there, with links to the job that it is about: `key` is a message key. */
export function redirectWithFlash(
  to: string,
  tone: FlashTone,
  key: MessageKey,
  { job }: { job?: string } = {},
): Response {
  return redirectWithCounts(to, tone, [{ key }], job);
}

/** The same with several sentences, those that count something with their numbers. */
export function redirectWithCounts(
  to: string,
  tone: FlashTone,
  parts: readonly { key: MessageKey | CountKey; n?: number }[],
  job?: string,
): Response {
  const keys = parts.map(({ key, n }) => (n === undefined ? key : `${key}:${n}`)).join(",");
  const written = job ? `${keys}~${job}` : keys;
  // An id out of the address may hold characters that no header can.
  const { pathname, search, hash } = new URL(to, "http://localhost");
  return redirect(`${pathname}${search}${hash}`, {
    status: 303,
    headers: { "set-cookie": cookieLine(name, `${tone}~${written}`, flashCookieMinutes * 60) },
  });
}

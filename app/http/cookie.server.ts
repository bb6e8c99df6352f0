import { parse, parseSigned, serialize, serializeSigned } from "hono/utils/cookie";
import { cookieSecret } from "#app/platform/encryption/app-secret.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

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

import { parse, serialize } from "hono/utils/cookie";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Whether the board is served over HTTPS. */
export function isSecure(): boolean {
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
  const attributes = { path: "/", httpOnly, secure: isSecure(), sameSite: "Lax" } as const;
  return serialize(cookieName(name), value, { ...attributes, maxAge });
}

/** The value of a cookie in a request's `cookie` header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header ? parse(header, cookieName(name))[cookieName(name)] : undefined;
}

import { siteOrigin } from "#app/platform/settings/site.server.ts";

/** The name a plain cookie goes by. Over HTTPS it binds the cookie to this one host, subdomains excluded. */
export function plainCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** The line that keeps a value which is no secret for some seconds; scripts have no need of it. */
export function plainCookie(name: string, value: string, seconds: number): string {
  const secure = isSecure() ? "; Secure" : "";
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  return `${plainCookieName(name)}=${value}; ${attributes}`;
}

/** The value of a plain cookie in a request's `cookie` header. */
export function readPlainCookie(
  header: string | null | undefined,
  name: string,
): string | undefined {
  const start = `${plainCookieName(name)}=`;
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

function isSecure(): boolean {
  return siteOrigin.startsWith("https://");
}

import { siteOrigin } from "./site.server.ts";

/** The line that keeps a value which is no secret for some seconds; scripts have no need of it. */
export function plainCookie(name: string, value: string, seconds: number): string {
  const secure = siteOrigin.startsWith("https://") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

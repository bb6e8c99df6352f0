import { settings } from "#app/platform/settings/settings.server.ts";

/** For whom a passkey is made: the host name that it is bound to, and the origin that it answers. */
export type RelyingParty = { id: string; origin: string };

/**
 * The board as a relying party; undefined where no browser makes passkeys: at an IP address, and over
 * plain HTTP anywhere but at localhost.
 */
export function findRelyingParty(request: Request): RelyingParty | undefined {
  const isHttps = settings().baseUrl.startsWith("https://");
  // Over HTTPS never from the request: only the address that people type.
  const { origin, hostname } = new URL(isHttps ? settings().baseUrl : request.url);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  const isPossible = isHttps ? !isAddress : hostname === "localhost";
  return isPossible ? { id: hostname, origin } : undefined;
}

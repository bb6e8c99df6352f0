import { domainToUnicode } from "node:url";

const inAscii = /^[^\s@]+@[a-z0-9.-]*\bxn--[a-z0-9.-]+$/i;

/**
 * An address as its owner typed it: its domain in its own script, which is stored in IDNA and which browsers
 * send so. Any other text stays as it is.
 */
export function shownEmail<T extends string | null>(email: T): T | string {
  if (!email || !inAscii.test(email)) return email;
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}

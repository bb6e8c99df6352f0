import { domainToUnicode } from "node:url";

/** An address as its owner typed it: the domain in its own script, which is stored in IDNA. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}

import { withoutInvisible } from "#app/platform/database/storable.ts";

/** An address before the @: without quotes, in any script. */
const localPart =
  /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const host = /^[\p{L}\p{N}\p{M}.。．-]+$/u;
/** In ASCII, its last label in letters or IDNA. */
const domain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
const longest = 254;

/**
 * An address as it is stored: in small letters, composed, its domain in ASCII (IDNA), without invisible
 * marks. A text that is no address comes back without those marks.
 */
export function storedEmail(input: string): string {
  return contactEmail(input).toLowerCase();
}

/** The same with capitals before the @ as they were written. */
export function contactEmail(input: string): string {
  const email = withoutInvisible(input).trim().normalize("NFC");
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || isAscii(domain) || !host.test(domain)) return email;
  return URL.canParse(`http://${domain}`)
    ? `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
    : email;
}

/** Whether an address is complete; the part before its @ may be in any script. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  if (at < 1 || email.length > longest || local.length > 64 || !localPart.test(local)) return false;
  return domain.test(email.slice(at + 1));
}

/** Whether an address needs a mail server that takes UTF-8 before the @ (SMTPUTF8). */
export function needsUtf8Mail(email: string): boolean {
  return !isAscii(email);
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

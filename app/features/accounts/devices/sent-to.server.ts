import { cookieLine, readCookie } from "#app/http/cookie.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";

const cookie = "furas_typed";
const minutes = 10;

/** Takes the address that was typed to the page that says that an email was sent there. */
export function sentToCookie(email: string): string {
  return cookieLine(cookie, email, minutes * 60);
}

/** That address, so that a slip is seen; null once it is forgotten. */
export function readSentTo(headers: Headers): string | null {
  return shownEmail(readCookie(headers.get("cookie"), cookie) || null);
}

import { createHmac, hkdfSync } from "node:crypto";
import { settings } from "#app/platform/settings/settings.server.ts";

/** The board's secret, from which all keys below are derived. Itself it signs session cookies and nothing else. */
export function cookieSecret(): string {
  const { sessionSecret } = settings();
  if (sessionSecret === undefined) throw new Error("The board's secret is not set.");
  return sessionSecret;
}

/** The HMAC key of one purpose: a text signed for one is valid for no other. */
export function purposeKey(purpose: string): Buffer {
  return createHmac("sha256", cookieSecret()).update(purpose).digest();
}

/** Signs a text for a purpose, in base64url. */
export function signFor(purpose: string, text: string): string {
  return createHmac("sha256", purposeKey(purpose)).update(text).digest("base64url");
}

/** A key of 32 bytes that encrypts the data of one purpose. */
export function encryptionKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", cookieSecret(), "", purpose, 32));
}

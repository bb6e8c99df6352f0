import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { knownDevices } from "#app/features/accounts/accounts.table.ts";
import { cookieLine, readCookie } from "#app/http/cookie.server.ts";
import { deviceCookieYears } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";

const cookieLife = deviceCookieYears * 365 * 24 * 60 * 60;

/**
 * The hash of the secret this browser carries since it opened a form or logged in; empty before it. One
 * secret serves all accounts of a browser.
 */
export function deviceHash(headers: Headers): string {
  const secret = secretOf(headers);
  return secret ? hashed(secret) : "";
}

/** Makes this browser a known one of an account; returns its id, its hash, the cookies to set. */
export async function rememberDevice(
  userId: string,
  headers: Headers,
): Promise<{ id: string; hash: string; setCookies: string[] }> {
  const secret = secretOf(headers) ?? newSecret();
  const [known] = await db
    .insert(knownDevices)
    .values({ userId, tokenHash: hashed(secret) })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: sql`now()` },
    })
    .returning({ id: knownDevices.id });
  if (!known) throw new Error("The device was not kept.");
  return {
    id: known.id,
    hash: hashed(secret),
    setCookies: [cookieLine("furas_device", secret, cookieLife)],
  };
}

/** The cookie of a browser that has no secret yet. */
export function newDeviceCookie(): string {
  return cookieLine("furas_device", newSecret(), cookieLife);
}

const newSecret = () => randomBytes(32).toString("base64url");

function secretOf(headers: Headers): string | undefined {
  const secret = readCookie(headers.get("cookie"), "furas_device") ?? "";
  return /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

function hashed(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { auth } from "#app/features/accounts/auth.server.ts";

/** Encrypts a secret at rest for an account; the key is derived from SESSION_SECRET. */
export async function sealSecret(text: string, userId: string): Promise<string> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", await boxKey(), nonce);
  cipher.setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Undefined for a secret encrypted with another key or for another account. */
export async function openSecret(encrypted: string, userId: string): Promise<string | undefined> {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", await boxKey(), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

async function boxKey(): Promise<Buffer> {
  const { secret } = await auth().$context;
  return Buffer.from(hkdfSync("sha256", secret, "", "furas second factor", 32));
}

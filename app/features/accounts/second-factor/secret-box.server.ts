import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { encryptionKey } from "#app/platform/settings/app-secret.server.ts";

/** Encrypts a secret at rest for an account; the key is derived from SESSION_SECRET. */
export async function sealSecret(text: string | Uint8Array, userId: string): Promise<string> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", boxKey(), nonce);
  cipher.setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Undefined for a secret encrypted with another key or for another account. */
export async function openSecret(encrypted: string, userId: string): Promise<string | undefined> {
  return (await openBytes(encrypted, userId))?.toString("utf8");
}

/** The same for bytes. */
export async function openBytes(encrypted: string, userId: string): Promise<Buffer | undefined> {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", boxKey(), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  } catch {
    return undefined;
  }
}

const boxKey = () => encryptionKey("furas second factor");

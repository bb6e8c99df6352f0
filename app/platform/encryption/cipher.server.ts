import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

export const keyBytes = 32;

/** The ciphertext is damaged, was made with another key, or belongs to another context. */
export class DecryptionError extends Error {
  override name = "DecryptionError";
}

/** AES-256-GCM: nonce, ciphertext and tag in one. It opens only with the same key and context. */
export function encrypt(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The plaintext, all of it authenticated before any is returned. Throws a DecryptionError. */
export function decrypt(key: Uint8Array, encrypted: Uint8Array, context: string): Buffer {
  const end = encrypted.length - tagBytes;
  if (end < nonceBytes) throw new DecryptionError("Too short.");
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(context)).setAuthTag(encrypted.subarray(end));
  const plain = decipher.update(encrypted.subarray(nonceBytes, end));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch (cause) {
    throw new DecryptionError("Not authentic.", { cause });
  }
}

export const keyIdBytes = 8;

/** Identifies a key without revealing it: 16 hexadecimal digits. */
export function keyId(key: Uint8Array): string {
  const digest = createHmac("sha256", key).update("furas key id").digest("hex");
  return digest.slice(0, 2 * keyIdBytes);
}

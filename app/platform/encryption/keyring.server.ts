import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

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

/** Where the master key of the files comes from: the setting, a file that is named, or DATA_DIR. */
export type KeySource = Readonly<{
  filesKey: string | undefined;
  filesKeyFile: string | undefined;
  dataDir: string;
}>;

export type MasterKey = Readonly<{ id: string; key: Buffer }>;

/** The file in DATA_DIR of a key that no setting gives. */
export const ownKeyFile = (dataDir: string) => join(dataDir, "files-key");

/**
 * The master keys of the source, the one for new documents first; empty where there are none.
 * Throws an Error that names the setting, and prints no key.
 */
export async function readKeyring(source: KeySource): Promise<MasterKey[]> {
  if (source.filesKey) return parseKeys(source.filesKey, "FILES_KEY");
  if (source.filesKeyFile) {
    const text = await readFile(source.filesKeyFile, "utf8").catch((error: Error) => {
      throw new Error(`FILES_KEY_FILE: ${error.message}`);
    });
    return parseKeys(text, `FILES_KEY_FILE=${source.filesKeyFile}`);
  }
  const file = ownKeyFile(source.dataDir);
  try {
    return parseKeys(await readFile(file, "utf8"), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Several keys are separated by commas, spaces or lines. Throws an Error that begins with `name`. */
export function parseKeys(text: string, name: string): MasterKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map((word) => Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? "hex" : "base64url"));
  if (keys.length === 0 || keys.some((key) => key.length !== keyBytes)) {
    throw new Error(
      `${name}: must be ${keyBytes} bytes in base64 or hexadecimal, such as \`openssl rand -base64 ${keyBytes}\` prints.`,
    );
  }
  return keys.map((key) => ({ id: keyId(key), key }));
}

export function makeKey(): MasterKey {
  const key = randomBytes(keyBytes);
  return { id: keyId(key), key };
}

/** Writes the keys whole or not at all, for their owner's eyes only. False where `replace` is not allowed and a file exists. */
export async function writeOwnKeys(
  dataDir: string,
  keys: readonly MasterKey[],
  { replace }: { replace: boolean },
): Promise<boolean> {
  const file = ownKeyFile(dataDir);
  const text = keys.map(({ key }) => `${key.toString("base64url")}\n`).join("");
  if (!replace) return writeNew(file, text);
  const half = `${file}.${process.pid}.new`;
  await rm(half, { force: true });
  await writeNew(half, text);
  await rename(half, file);
  await flush(dirname(file));
  return true;
}

async function writeNew(file: string, text: string): Promise<boolean> {
  const handle = await open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") return undefined;
    throw error;
  });
  if (!handle) return false;
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await flush(dirname(file));
  return true;
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

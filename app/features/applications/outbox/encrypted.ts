import { bytesOf, readDeviceKey } from "#app/device-storage/device-key.ts";
import { paths } from "#app/paths.ts";

/** An application on the device, readable only with its writer's key. */
export type Encrypted = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer | Blob };

/** A writer's key and its pseudonym. */
export type OwnKey = { tag: string; key: CryptoKey };

/**
 * The key to write with: of the signed-in person, unless the device is shared, which stores nothing,
 * or the browser has no ciphers, as on an address without HTTPS.
 */
export async function storageKey(): Promise<OwnKey | undefined> {
  const device = readDeviceKey();
  return device?.key ? imported(device.tag, device.key) : undefined;
}

/** The key to read with. Workers read no cookies and ask the board, as does who uses a shared device. */
export async function keyToRead(): Promise<OwnKey | undefined> {
  const own = await storageKey();
  if (own) return own;
  if (typeof document !== "undefined" && !readDeviceKey()) return undefined;
  pendingKey ??= requestKey();
  const ownKey = await pendingKey;
  // A worker outlives a session; a page may have asked without a line.
  pendingKey = undefined;
  return ownKey;
}

let pendingKey: Promise<OwnKey | undefined> | undefined;

async function requestKey(): Promise<OwnKey | undefined> {
  try {
    const answer = await fetch(paths.authCall("device-key"), { method: "POST" });
    if (!answer.ok) return undefined;
    const { tag, key } = (await answer.json()) as { tag: string; key: string };
    return imported(tag, bytesOf(key));
  } catch {
    return undefined;
  }
}

const known = new Map<string, Promise<CryptoKey>>();

async function imported(tag: string, bytes: Uint8Array<ArrayBuffer>): Promise<OwnKey | undefined> {
  // Undefined on a page without HTTPS, despite the types.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const key = known.get(tag) ?? subtle.importKey("raw", bytes, "AES-GCM", false, usages);
  known.set(tag, key);
  return { tag, key: await key };
}

const usages = ["encrypt", "decrypt"] as const satisfies KeyUsage[];

export async function encrypt({ key }: OwnKey, plain: ArrayBuffer): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain) };
}

/** Throws when it was written with another key. */
export async function decrypt({ key }: OwnKey, { iv, bytes }: Encrypted): Promise<ArrayBuffer> {
  const closed = bytes instanceof Blob ? await bytes.arrayBuffer() : bytes;
  return crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, closed);
}

/** A hashed name, so that the job and the account cannot be read from it. */
export async function hashOf(name: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(name));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's public keys, in base64url. */
export type BrowserKeys = { p256dh: string; auth: string };

/** The size that every message is padded to: who carries it cannot tell one from another. */
export const paddedBytes = 1024;

/** Fixed values for tests: the keys of RFC 8291's example. */
type Given = { privateKey?: Buffer; salt?: Buffer; padTo?: number };

/**
 * A message as only the browser can read it (RFC 8291), in one record of aes128gcm (RFC 8188). Throws
 * for keys that are no point of the curve.
 */
export function encryptMessage(text: string, to: BrowserKeys, given: Given = {}): Buffer {
  const { salt = randomBytes(16), padTo = paddedBytes } = given;
  const sender = createECDH("prime256v1");
  if (given.privateKey) sender.setPrivateKey(given.privateKey);
  else sender.generateKeys();
  const [own, theirs] = [sender.getPublicKey(), Buffer.from(to.p256dh, "base64url")];
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, own]);
  const auth = Buffer.from(to.auth, "base64url");
  const secret = derive(sender.computeSecret(theirs), auth, about, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const plain = Buffer.from(text);
  // The delimiter of the last record, and zeros after it.
  const padding = Buffer.alloc(Math.max(1, padTo - plain.length));
  padding.writeUInt8(2);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const record = [
    cipher.update(plain),
    cipher.update(padding),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(4096);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, ...record]);
}

function derive(from: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", from, salt, info, bytes));
}

/** Whether keys that a browser is said to have are keys at all. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    encryptMessage("", { p256dh, auth });
    return true;
  } catch {
    return false;
  }
}

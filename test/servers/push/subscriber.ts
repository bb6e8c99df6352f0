import { randomBytes, webcrypto } from "node:crypto";

type Keys = { p256dh: string; auth: string };

/** A browser's side of Web Push by WebCrypto alone: keys of its own, which read what is sent. */
export type Subscriber = { keys: Keys; read(body: Uint8Array): Promise<string> };

const { subtle } = webcrypto;
const curve = { name: "ECDH", namedCurve: "P-256" };

export async function makeSubscriber(): Promise<Subscriber> {
  const { publicKey, privateKey } = (await subtle.generateKey(curve, true, [
    "deriveBits",
  ])) as CryptoKeyPair;
  const own = new Uint8Array(await subtle.exportKey("raw", publicKey));
  const auth = new Uint8Array(randomBytes(16));
  return {
    keys: { p256dh: base64url(own), auth: base64url(auth) },
    read: (body) => decrypt(body, { privateKey, own, auth }),
  };
}

/** Reads one record as RFC 8291 (keys) and RFC 8188 (record) say. Throws where it does not open. */
async function decrypt(
  body: Uint8Array,
  { privateKey, own, auth }: { privateKey: CryptoKey; own: Uint8Array; auth: Uint8Array },
): Promise<string> {
  const salt = body.slice(0, 16);
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16);
  const sender = body.slice(21, 21 + (body[20] ?? 0));
  const record = body.slice(21 + sender.length);
  if (record.length > recordSize) throw new Error("More than one record.");
  const publicKey = await subtle.importKey("raw", sender, curve, false, []);
  const shared = new Uint8Array(
    await subtle.deriveBits({ name: "ECDH", public: publicKey }, privateKey, 256),
  );
  const about = concat(text("WebPush: info\0"), own, sender);
  const secret = await hkdf(auth, shared, about, 32);
  const key = await hkdf(salt, secret, text("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await hkdf(salt, secret, text("Content-Encoding: nonce\0"), 12);
  const aes = await subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const plain = new Uint8Array(await subtle.decrypt({ name: "AES-GCM", iv: nonce }, aes, record));
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error("No delimiter of a last record.");
  return new TextDecoder().decode(plain.slice(0, end));
}

async function hkdf(salt: Uint8Array, from: Uint8Array, info: Uint8Array, bytes: number) {
  const key = await subtle.importKey("raw", from as BufferSource, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info } as unknown as HkdfParams;
  return new Uint8Array(await subtle.deriveBits(how, key, 8 * bytes));
}

const text = (value: string) => new TextEncoder().encode(value);
const concat = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

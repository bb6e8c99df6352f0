import { createCipheriv, createHash } from "node:crypto";

/** Up to 64 KB from where a numbered object begins; undefined if it is missing or compressed. */
export function pdfObject(text: string, number: string, generation: string): string | undefined {
  const mark = new RegExp(`(?<!\\d)${number}\\s{1,8}${generation}\\s{1,8}obj\\b`).exec(text);
  if (!mark) return undefined;
  const object = text.slice(mark.index, mark.index + 64 * 1024);
  const end = object.indexOf("endobj");
  return end < 0 ? object : object.slice(0, end);
}

const longestString = 4096;

/** The bytes of the PDF string that starts at a place in latin1 text; throws if none does. */
export function pdfString(text: string, start: number): Buffer {
  if (text[start] === "(") return literalString(text, start + 1);
  if (text[start] !== "<") throw new Error("no PDF string");
  const end = text.indexOf(">", start);
  if (end < 0 || end - start > 2 * longestString) throw new Error("unfinished PDF string");
  const digits = text.slice(start + 1, end).replace(/\s/g, "");
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex");
}

function literalString(text: string, start: number): Buffer {
  const bytes: number[] = [];
  let depth = 1;
  let at = start;
  while (at < text.length && bytes.length < longestString) {
    const mark = text[at] ?? "";
    if (mark === "\\") {
      const { byte, length } = escapedByte(text.slice(at + 1, at + 4));
      if (byte !== undefined) bytes.push(byte);
      at += 1 + length;
      continue;
    }
    if (mark === "(") depth++;
    if (mark === ")" && --depth === 0) return Buffer.from(bytes);
    bytes.push(mark.charCodeAt(0));
    at++;
  }
  throw new Error("unfinished PDF string");
}

const named: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function escapedByte(rest: string): { byte?: number; length: number } {
  const octal = /^[0-7]{1,3}/.exec(rest)?.[0];
  if (octal) return { byte: Number.parseInt(octal, 8) & 255, length: octal.length };
  const lineBreak = /^(?:\r\n|\r|\n)/.exec(rest)?.[0];
  if (lineBreak) return { length: lineBreak.length };
  const mark = rest[0] ?? "";
  return { byte: named[mark] ?? mark.charCodeAt(0), length: 1 };
}

/**
 * Whether a viewer asks for a password. Files that only forbid printing or copying are encrypted
 * too, with an empty password, and open for everybody; those are not locked. Undecidable means yes.
 */
export function needsPassword(text: string): boolean {
  const dictionary = encryption(text);
  if (dictionary === undefined) return false;
  try {
    return !opensWithEmptyPassword(dictionary, documentId(text));
  } catch {
    return true;
  }
}

/** The encryption dictionary, which the format never allows to be compressed. */
function encryption(text: string): string | undefined {
  for (let at = text.length; at > 0; ) {
    at = text.lastIndexOf("/Encrypt", at - 1);
    if (at < 0) return undefined;
    const entry = /^\/Encrypt\s{0,8}(?:(\d{1,10})\s{1,8}(\d{1,5})\s{1,8}R\b|<<)/.exec(
      text.slice(at, at + 64),
    );
    if (!entry) continue;
    const [, number, generation] = entry;
    if (!number || !generation) return text.slice(at, at + 4096);
    return pdfObject(text, number, generation) ?? "";
  }
  return undefined;
}

function documentId(text: string): Buffer {
  const at = text.lastIndexOf("/ID");
  const opening = /^\/ID\s{0,8}\[\s{0,8}/.exec(text.slice(at, at + 32));
  return at >= 0 && opening ? pdfString(text, at + opening[0].length) : Buffer.alloc(0);
}

/** PDF 32000-2, 7.6.4: the standard security handler's check of the user password. */
function opensWithEmptyPassword(dictionary: string, id: Buffer): boolean {
  if (!/\/Filter\s{0,8}\/Standard\b/.test(dictionary)) return false;
  const revision = numberOf(dictionary, "R");
  const user = stringOf(dictionary, "U");
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    return hashOfEmpty(salt, revision).equals(user.subarray(0, 32));
  }
  const key = keyOfEmpty(dictionary, revision, id);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32));
  let expected: Buffer = createHash("md5").update(padding).update(id).digest();
  for (let round = 0; round < 20; round++) {
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    );
  }
  return expected.equals(user.subarray(0, 16));
}

const padding = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);

function keyOfEmpty(dictionary: string, revision: number, id: Buffer): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf(dictionary, "P") | 0);
  const hash = createHash("md5").update(padding).update(stringOf(dictionary, "O").subarray(0, 32));
  hash.update(permissions).update(id);
  const plainMetadata = /\/EncryptMetadata\s{0,8}false\b/.test(dictionary);
  if (revision >= 4 && plainMetadata) hash.update(Buffer.alloc(4, 0xff));
  const bytes = keyBytes(dictionary);
  let key = hash.digest().subarray(0, bytes);
  for (let round = 0; revision >= 3 && round < 50; round++) {
    key = createHash("md5").update(key).digest().subarray(0, bytes);
  }
  return key;
}

function keyBytes(dictionary: string): number {
  const version = numberOf(dictionary, "V");
  if (version === 1) return 5;
  if (version === 4) return 16; // its Length may be the crypt filter's, in other units
  const length = numberOf(dictionary, "Length", 40);
  const bits = length < 40 ? length * 8 : length; // some writers give bytes
  return Math.min(16, Math.max(5, bits / 8));
}

/** Algorithm 2.B for the empty password: SHA-256 alone in revision 5, hardened since. */
function hashOfEmpty(salt: Buffer, revision: number): Buffer {
  let key = createHash("sha256").update(salt).digest();
  if (revision === 5) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(["sha256", "sha384", "sha512"][sum % 3] ?? "sha256")
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Written out because OpenSSL no longer offers it. */
function rc4(key: Uint8Array, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => box[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [box[a & 255], box[b & 255]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j += at(i) + (key[i % key.length] ?? 0);
    swap(i, j);
  }
  let j = 0;
  return Buffer.from(
    data.map((byte, index) => {
      j += at(index + 1);
      swap(index + 1, j);
      return byte ^ at(at(index + 1) + at(j));
    }),
  );
}

function numberOf(dictionary: string, key: string, otherwise?: number): number {
  const value = new RegExp(`/${key}\\s{0,8}(-?\\d{1,10})`).exec(dictionary)?.[1];
  if (value === undefined && otherwise === undefined) throw new Error(`no ${key}`);
  return Number(value ?? otherwise);
}

function stringOf(dictionary: string, key: string): Buffer {
  const match = new RegExp(`/${key}\\s{0,8}(?=[(<])`).exec(dictionary);
  if (!match) throw new Error(`no ${key}`);
  return pdfString(dictionary, match.index + match[0].length);
}

import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DecryptionError, decrypt, encrypt, keyId, parseKeys } from "./keyring.server.ts";

const key = randomBytes(32);
const plain = Buffer.from("سيرة ذاتية");

describe("S10 AES-256-GCM", () => {
  it("opens with the same key and context, and differs each time", () => {
    const [one, two] = [encrypt(key, plain, "a"), encrypt(key, plain, "a")];
    expect(one.equals(two)).toBe(false);
    expect(one.includes(plain)).toBe(false);
    expect(decrypt(key, one, "a").equals(plain)).toBe(true);
    expect(decrypt(key, encrypt(key, new Uint8Array(), "a"), "a")).toHaveLength(0);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["a bit turned in the nonce", (bytes) => turned(bytes, 0)],
    ["a bit turned in the text", (bytes) => turned(bytes, 13)],
    ["a bit turned in the tag", (bytes) => turned(bytes, bytes.length - 1)],
    ["its end cut off", (bytes) => bytes.subarray(0, -1)],
    ["next to nothing left", (bytes) => bytes.subarray(0, 10)],
    ["nothing left", () => Buffer.alloc(0)],
  ])("refuses %s", (_, change) => {
    expect(() => decrypt(key, change(encrypt(key, plain, "a")), "a")).toThrow(DecryptionError);
  });

  it("refuses another key and another context", () => {
    const encrypted = encrypt(key, plain, "a");
    expect(() => decrypt(randomBytes(32), encrypted, "a")).toThrow(DecryptionError);
    expect(() => decrypt(key, encrypted, "b")).toThrow(DecryptionError);
  });
});

describe("master keys as text", () => {
  it("are hexadecimal or base64 of either alphabet, several of them in order", () => {
    const [one, two, three] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    const text = `${one.toString("hex")},${two.toString("base64")}\n${three.toString("base64url")}\n`;
    expect(parseKeys(text, "FILES_KEY").map(({ id }) => id)).toEqual([one, two, three].map(keyId));
  });

  it.each(["", "short", randomBytes(31).toString("hex"), randomBytes(33).toString("base64")])(
    "%s is none, and is not printed",
    (text) => {
      const parse = () => parseKeys(text, "FILES_KEY");
      expect(parse).toThrow(/^FILES_KEY: must be 32 bytes/);
      if (text) expect(parse).not.toThrow(text);
    },
  );
});

function turned(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

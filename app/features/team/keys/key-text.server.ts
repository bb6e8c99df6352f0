import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const prefix = "furas_live_";
const randomLetters = 24;
const sumLetters = 6;

/**
 * A new key: a prefix that scanners for secrets find, 24 random letters (142 bits), and a sum of both
 * by which they tell a key from any other text.
 */
export function makeKeyText(): string {
  const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]);
  const begun = prefix + random.join("");
  return begun + sumOf(begun);
}

/** Whether a text may be a key, told without the database. */
export function isKeyText(text: string): boolean {
  if (!/^furas_live_[0-9A-Za-z]{30}$/.test(text)) return false;
  return text.slice(-sumLetters) === sumOf(text.slice(0, -sumLetters));
}

/** What is stored of a key. It is random, so that a plain hash cannot be guessed back. */
export function keyHash(key: string): string {
  return hash("sha256", key, "base64url");
}

/** CRC-32 in base 62. */
function sumOf(text: string): string {
  let rest = crc32(text);
  let sum = "";
  for (let place = 0; place < sumLetters; place++) {
    sum = letters[rest % letters.length] + sum;
    rest = Math.floor(rest / letters.length);
  }
  return sum;
}

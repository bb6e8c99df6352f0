import { createHmac, randomBytes } from "node:crypto";

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, thirty seconds. */
export const stepSeconds = 30;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret in Base32, as apps take it. */
export function makeTotpSecret(): string {
  return base32(randomBytes(20));
}

/**
 * The time step that a code is right for: the present one or a neighbour, for phones whose clock is
 * off; undefined for a wrong code. Steps up to `after` are used already.
 */
export function acceptedStep(
  secret: string,
  code: string,
  after: number,
  now = Date.now(),
): number | undefined {
  const present = Math.floor(now / 1000 / stepSeconds);
  return [present, present - 1, present + 1].find(
    (step) => step > after && totpCode(secret, step) === code,
  );
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The otpauth address in a QR code: account, board and secret. */
export function totpAddress(secret: string, email: string, site: string): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`;
}

/** Random bytes as letters and digits that are not taken for each other. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const whole = bits.slice(0, bits.length - (bits.length % 8));
  return Buffer.from((whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

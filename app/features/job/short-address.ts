/** Digits that are hard to confuse (Crockford's, in lower case). */
const digits = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 10;

/** A job's short name in addresses: the first 48 bits of its id, which are random, in ten digits. */
export function shortName(id: string): string {
  let bits = BigInt(`0x${id.replaceAll("-", "").slice(0, 12)}`);
  let text = "";
  for (let place = 0; place < length; place++) {
    text = digits[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text;
}

/** The range of ids with this short name; undefined for an invalid one. */
export function idsOfShortName(text: string): { first: string; last: string } | undefined {
  const name = text.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
  if (name.length !== length || [...name].some((digit) => !digits.includes(digit))) return;
  const bits = [...name].reduce((sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)), 0n);
  const hex = bits.toString(16).padStart(12, "0");
  if (hex.length > 12) return;
  const begin = `${hex.slice(0, 8)}-${hex.slice(8)}`;
  return { first: `${begin}-0000-0000-000000000000`, last: `${begin}-ffff-ffff-ffffffffffff` };
}

const arabicDigits = /[٠-٩۰-۹]/g;
const thousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const plain = /^\d+(?:\.\d+)?$/;
const largest = 1e13;

/** A point before three digits parts thousands in much of the world, and a fraction elsewhere. */
const twoWays = /^([1-9]\d{0,2})\.(\d{3})$/;
/** No thousands begin with zero: a half, or a slip on the way to 500. */
const zeroFirst = /^0+,(?!000)(\d{3})$/;

/**
 * Reads an amount of money as a decimal the database takes: "1,800,000", "١٨٠٠٫٥", "2 400 000".
 * Nothing typed is null; no number, one that no salary could be, or one with two readings is undefined.
 */
export function readAmount(input: string): string | null | undefined {
  const text = latin(input);
  if (text === "") return null;
  if ((!plain.test(text) && !thousands.test(text)) || twoWays.test(text)) return undefined;
  const amount = text.replace(/,/g, "");
  return Number(amount) <= largest && amount.length <= 20 ? amount : undefined;
}

/** Both readings of an amount such as "1.500" or "0,500", the whole number first; undefined where there is one. */
export function twoReadings(input: string): [string, string] | undefined {
  const text = latin(input);
  const [, below = ""] = zeroFirst.exec(text) ?? [];
  if (below) return [String(Number(below)), `0.${below}`];
  const [, whole = "", part = ""] = twoWays.exec(text) ?? [];
  if (!whole) return undefined;
  const fraction = part.replace(/0+$/, "").padEnd(2, "0");
  // Three digits again would again be read in two ways.
  return [`${whole},${part}`, `${whole}.${fraction.length === 3 ? `${fraction}0` : fraction}`];
}

/** Whether two typed amounts are a minimum above a maximum: accepted (R28), but hardly ever meant. */
export function isReversed(min = "", max = ""): boolean {
  const [low, high] = [readAmount(min), readAmount(max)];
  return Boolean(low && high) && Number(low) > Number(high);
}

function latin(input: string): string {
  return latinDigits(input)
    .replace(/[٬،]/g, ",")
    .replace("٫", ".")
    .replace(/[\s\p{Cf}]/gu, "");
}

/** A text with the digits of every keyboard of the region as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Writes a stored amount as a person would type it: "1800000.50" is "1,800,000.50". */
export function writeAmount(stored: string): string {
  const [, clear = stored] = twoReadings(stored) ?? [];
  const [whole = "", part] = clear.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** A stored amount as a number: the database gives it as text. */
export function storedAmount(stored: string | null): number | null {
  return stored === null ? null : Number(stored);
}

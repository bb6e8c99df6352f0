const arabicDigits = /[٠-٩۰-۹]/g;
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const plain = /^\d+(?:\.\d+)?$/;
const largest = 1e13;

/**
 * Reads an amount of money as a decimal the database takes: "1,800,000", "١٨٠٠٫٥", "2 400 000".
 * Nothing typed is null; what is no number, or none that a salary could be, is undefined.
 */
export function readAmount(input: string): string | null | undefined {
  const text = input
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[٬،]/g, ",")
    .replace("٫", ".")
    .replace(/[\s\p{Cf}]/gu, "");
  if (text === "") return null;
  if (!plain.test(text) && !thousands.test(text)) return undefined;
  const amount = text.replace(/,/g, "");
  return Number(amount) <= largest && amount.length <= 20 ? amount : undefined;
}

/** Writes a stored amount as a person would type it: "1800000.50" is "1,800,000.50". */
export function writeAmount(stored: string): string {
  const [whole = "", part] = stored.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** A stored amount as a number: the database gives it as text. */
export function storedAmount(stored: string | null): number | null {
  return stored === null ? null : Number(stored);
}

/**
 * Starts that spreadsheets may run as a formula: these signs, also full-width, at the start or
 * after skipped characters.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A sign before groups of digits is a telephone number or an amount: nothing that could be run. */
const plainNumber = /^[+-]\d+(?:[ .,]\d+)*$/;

/** A CSV row (RFC 4180); cells that a spreadsheet would run get an apostrophe. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

/** Tells a spreadsheet that the table is in UTF-8. */
export const byteOrderMark = "\uFEFF";

function csvCell(text: string): string {
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * What a spreadsheet may run as a formula: these signs, also their full-width forms, at the start or
 * behind blanks, and what it might skip before them.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One row of a table in CSV (RFC 4180); what a spreadsheet would run is led by an apostrophe. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(",")}\r\n`;
}

/** Tells a spreadsheet that the table is in UTF-8. */
export const byteOrderMark = "\uFEFF";

function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

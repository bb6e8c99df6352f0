/** Signs of lists, among them those of Word's and of PDF's symbol fonts. */
const signs =
  "•‣⁃◦∙●○▪▫■□◾◽➢➤►▶✓✔✅✦❖\\uf06c\\uf06e\\uf071\\uf076\\uf0a7\\uf0a8\\uf0b7\\uf0d8\\uf0e0\\uf0fc\\uf0fe";
/** The same signs of Wingdings as letters of other fonts; a number after § is that of a law's section. */
const letters = "§\\s+(?=\\p{L})|[Øü]\\s+(?=\\p{L})|[vqn][\\t\\u00a0]\\s*(?=\\p{L})";
/** Signs that part words where they stand within a line. */
const leading = "[→★]\\ufe0f?\\s*|[-–—*·+]\\s+|[-–—](?=\\p{L})";
const point = new RegExp(
  `^\\s*(?:[${signs}]\\ufe0f?\\s*|${leading}|${letters}|o[\\t\\u00a0 ]+(?=\\S)|o$)`,
  "u",
);
/** "2- 3 years" is a range. Without a space only Arabic words are numbered: there are 3-phase motors. */
const number =
  /^\s*(?:(?:\(?\p{Nd}{1,2}[.)]|\p{Nd}{1,2}-(?!\s+\p{Nd})|\(?[a-h][.)]|\(?i{1,3}[.)]|\(?[أبجده][)-])\s+|\p{Nd}{1,2}(?:\t|-(?=\p{Script=Arabic})))/u;
/** A sign within a line, as where a list lost its line breaks; a dot between two words may part a name. */
export const within = new RegExp(`\\s*[${signs}]\\ufe0f?\\s+|(?<=:)\\s*·\\s+`, "u");

/** A line without the sign or the number of its list; undefined for a line that has none. */
export function pointIn(line: string, isNumbered = false): string | undefined {
  const mark = point.exec(line) ?? (isNumbered ? number.exec(line) : null);
  return mark ? line.slice(mark[0].length).trim() : undefined;
}

/** A line as the pieces of a list within it; the line alone where a sign in it means something else. */
export function pointsWithin(line: string): string[] {
  const pieces = line.split(within);
  const isList = pieces.length > 2 || /[:：]\s*$/.test(pieces[0] ?? "") || pieces[0]?.trim() === "";
  if (pieces.length < 2 || !isList) return [line];
  const [first = "", ...rest] = pieces;
  return [first, ...rest.map((piece) => `• ${piece}`)].filter((piece) => piece.trim() !== "");
}

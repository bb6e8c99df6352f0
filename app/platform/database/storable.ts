/**
 * Text as it is stored. PostgreSQL cannot store NUL nor JSON unpaired surrogates. Control characters come with
 * what is copied from Word, where some end a line; marks that turn the direction of what follows reach beyond
 * their own text, into titles and feeds. Tabs and line breaks stay.
 */
export function storable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\0", "")
    .replace(/[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\t\n\r])\p{Cc}/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
}

/** A text with at least one character that can be seen: neither fillers nor marks without their letter. */
export const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A text with a letter or a number that can be seen: neither dots nor strokes alone are a company's name, nor are
 * the letters that have no shape of their own (tatweel, the fillers of Hangul).
 */
export const lettered = /(?![\u0640\u115f\u1160\u3164\uffa0])[\p{L}\p{N}]/u;

/** A text with a letter that can be seen, as a job's title has. */
export const worded = /(?![\u0640\u115f\u1160\u3164\uffa0])\p{L}/u;

/** Text without the invisible marks that come along when it is copied, such as an address from Arabic text. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

/** A name or title: one line of letters that can be seen. ZWNJ and ZWJ part and join Arabic letters. */
export function visibleLine(text: string): string {
  return storable(text)
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

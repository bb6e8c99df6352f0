/** Up to 64 KB from where a numbered object begins; undefined if it is missing or compressed. */
export function pdfObject(text: string, number: string, generation: string): string | undefined {
  const mark = new RegExp(`(?<!\\d)${number}\\s{1,8}${generation}\\s{1,8}obj\\b`).exec(text);
  if (!mark) return undefined;
  const object = text.slice(mark.index, mark.index + 64 * 1024);
  const end = object.indexOf("endobj");
  return end < 0 ? object : object.slice(0, end);
}

const longestString = 4096;

/** The bytes of the PDF string that starts at a place in latin1 text; throws if none does. */
export function pdfString(text: string, start: number): Buffer {
  if (text[start] === "(") return literalString(text, start + 1);
  if (text[start] !== "<") throw new Error("no PDF string");
  const end = text.indexOf(">", start);
  if (end < 0 || end - start > 2 * longestString) throw new Error("unfinished PDF string");
  const digits = text.slice(start + 1, end).replace(/\s/g, "");
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex");
}

function literalString(text: string, start: number): Buffer {
  const bytes: number[] = [];
  let depth = 1;
  let at = start;
  while (at < text.length && bytes.length < longestString) {
    const mark = text[at] ?? "";
    if (mark === "\\") {
      const { byte, length } = escapedByte(text.slice(at + 1, at + 4));
      if (byte !== undefined) bytes.push(byte);
      at += 1 + length;
      continue;
    }
    if (mark === "(") depth++;
    if (mark === ")" && --depth === 0) return Buffer.from(bytes);
    bytes.push(mark.charCodeAt(0));
    at++;
  }
  throw new Error("unfinished PDF string");
}

const named: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function escapedByte(rest: string): { byte?: number; length: number } {
  const octal = /^[0-7]{1,3}/.exec(rest)?.[0];
  if (octal) return { byte: Number.parseInt(octal, 8) & 255, length: octal.length };
  const lineBreak = /^(?:\r\n|\r|\n)/.exec(rest)?.[0];
  if (lineBreak) return { length: lineBreak.length };
  const mark = rest[0] ?? "";
  return { byte: named[mark] ?? mark.charCodeAt(0), length: 1 };
}

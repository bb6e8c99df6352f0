import { readCompoundFile } from "#app/features/applications/cv/inspection/cv-compound-file.server.ts";
import { maxTextLength, type ReadText } from "./read-text.ts";

/**
 * The text of a Word 97 to 2003 document, by its piece table (MS-DOC 2.8.35). Throws for a broken one
 * and for those of earlier versions.
 */
export function readDoc(bytes: Uint8Array): ReadText {
  const file = readCompoundFile(bytes);
  const main = file.whole("WordDocument");
  if (!main || main.readUInt16LE(2) < 0xc1) throw new Error("not Word 97");
  const table = file.whole(main.readUInt16LE(0x0a) & secondTableFlag ? "1Table" : "0Table");
  if (!table) throw new Error("no table");
  const start = main.readUInt32LE(0x1a2);
  const pieces = piecesIn(table.subarray(start, start + main.readUInt32LE(0x1a6)));
  const length = Math.min(main.readUInt32LE(0x4c), maxTextLength * 2);
  let text = "";
  for (const piece of pieces) {
    if (text.length >= length) break;
    text += textOf(main, piece, length - text.length);
  }
  return { text: readable(text).slice(0, maxTextLength).toWellFormed(), pages: [], count: 0 };
}

const secondTableFlag = 0x0200;
/** Of a place in the file: whether its letters are of one byte, and where they begin. */
const compressedFlag = 0x40000000;

type Piece = { characters: number; place: number };

function piecesIn(clx: Buffer): Piece[] {
  let at = 0;
  while (clx.readUInt8(at) === 1) at += 3 + clx.readInt16LE(at + 1);
  if (clx.readUInt8(at) !== 2) throw new Error("no pieces");
  const count = (clx.readUInt32LE(at + 1) - 4) / 12;
  const ends = at + 5;
  const descriptors = ends + (count + 1) * 4;
  return Array.from({ length: Math.min(count, 10_000) }, (_, index) => ({
    characters: clx.readUInt32LE(ends + index * 4 + 4) - clx.readUInt32LE(ends + index * 4),
    place: clx.readUInt32LE(descriptors + index * 8 + 2),
  }));
}

const western = new TextDecoder("windows-1252");

function textOf(main: Buffer, { characters, place }: Piece, max: number): string {
  const length = Math.min(characters, max);
  const start = place & ~compressedFlag;
  if (!(place & compressedFlag)) return main.toString("utf16le", start, start + length * 2);
  return western.decode(main.subarray(start / 2, start / 2 + length));
}

const [fieldStart, fieldResult, fieldEnd] = [0x13, 0x14, 0x15];
/** Ends of cells, lines, pages and paragraphs, and the hyphen that does not break. */
const breaks: Record<number, string> = {
  7: "\t",
  9: "\t",
  10: "\n",
  11: "\n",
  12: "\n",
  13: "\n",
  30: "-",
};

/** Without the instructions of fields, such as the address of a link, and other controls. */
function readable(text: string): string {
  const instructions: boolean[] = [];
  let shown = "";
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code === fieldStart) instructions.push(true);
    else if (code === fieldResult) instructions.splice(-1, 1, false);
    else if (code === fieldEnd) instructions.pop();
    else if (!instructions.includes(true)) shown += breaks[code] ?? (code < 0x20 ? "" : char);
  }
  return shown
    .replace(/[\t ]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

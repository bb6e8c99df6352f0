import { createInflate } from "node:zlib";
import type { CvRefusal } from "#app/features/applications/cv/cv-file.ts";
import { actsAtOpening, type PdfStream } from "./cv-pdf-actions.server.ts";
import { needsPassword, pdfObject, pdfString } from "./cv-pdf-lock.server.ts";
import { programFile } from "./program-file.ts";

/** Bytes that all compressed streams of an honest 5 MB file stay far below. */
const inflatedLimit = 64 * 1024 * 1024;
/** A shorter stream cannot grow beyond 1 MB, since deflate packs at most about 1032 to 1. */
const smallStream = 1024;
/** More pixels than a page of the largest size scanned at 600 dpi. */
const pixelLimit = 500_000_000;

/** Whether opening the PDF would flood the memory of anyone who opens it. Streams are counted, not kept. */
async function isPdfBomb(streams: readonly PdfStream[]): Promise<boolean> {
  let room = inflatedLimit;
  for (const { dictionary, data } of streams) {
    if (isHugePicture(dictionary) || hidesItsSize(dictionary)) return true;
    if (isPicture(dictionary) || !dictionary.includes("/FlateDecode")) continue;
    if (data.length < smallStream) continue;
    room -= await inflatedBytes(data, room);
    if (room <= 0) return true;
  }
  return false;
}

function* streamsOf(pdf: Buffer): Generator<PdfStream> {
  let after = 0;
  for (let start = pdf.indexOf("stream"); start >= 0; start = pdf.indexOf("stream", after)) {
    // Looking back no further than the last stream's end keeps hostile files linear.
    const before = pdf.toString("latin1", Math.max(after, start - 2048), start);
    after = start + 6;
    if (pdf[after] !== 0x0d && pdf[after] !== 0x0a) continue;
    const dataStart = after + (pdf[after] === 0x0d && pdf[after + 1] === 0x0a ? 2 : 1);
    const end = pdf.indexOf("endstream", after);
    const dataEnd = end < 0 ? pdf.length : end;
    after = Math.min(pdf.length, dataEnd + 9);
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
    yield { dictionary, data: pdf.subarray(dataStart, dataEnd) };
  }
}

function isPicture(dictionary: string): boolean {
  return /\/Width\b/.test(dictionary);
}

function isHugePicture(dictionary: string): boolean {
  const width = /\/Width\s{0,8}(\d{1,10})/.exec(dictionary)?.[1];
  const height = /\/Height\s{0,8}(\d{1,10})/.exec(dictionary)?.[1];
  return Number(width ?? 0) * Number(height ?? 0) > pixelLimit;
}

/** A picture's packing on something that is no picture, or packing twice: only bombs do that. */
function hidesItsSize(dictionary: string): boolean {
  if (/\/Filter\s{0,8}\[[^\]]{0,200}FlateDecode[^\]]{0,200}FlateDecode/.test(dictionary))
    return true;
  return /\/(?:JBIG2|JPX|CCITTFax)Decode\b/.test(dictionary) && !isPicture(dictionary);
}

function inflatedBytes(data: Buffer, limit: number): Promise<number> {
  return new Promise((resolve) => {
    let total = 0;
    const inflate = createInflate({ chunkSize: 256 * 1024 });
    inflate.on("data", (chunk: Buffer) => {
      total += chunk.length;
      if (total >= limit) inflate.destroy();
    });
    inflate.on("error", () => inflate.destroy()); // a broken stream: its output so far counts
    inflate.on("close", () => resolve(total));
    inflate.end(data);
  });
}

/** Why a PDF is refused, or undefined for one that viewers open. */
export async function inspectPdf(bytes: Uint8Array): Promise<CvRefusal | undefined> {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = pdf.toString("latin1");
  if (!isWhole(text)) return "applications.cvDamaged";
  if (isAlsoZip(pdf, text) || startsProgram(text)) return "applications.cvUnsafe";
  if (needsPassword(text)) return "applications.cvLocked";
  const streams = [...streamsOf(pdf)];
  if (await isPdfBomb(streams)) return "applications.cvUnsafe";
  return actsAtOpening(text, streams) ? "applications.cvActs" : undefined;
}

/**
 * A PDF header, after blanks or lines of words such as the headers of a download. Viewers allow anything
 * before it, and so do files of two kinds.
 */
export function startsLikePdf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  return /^(?:\xef\xbb\xbf)?(?:[\s\0]*|[\w\s.,:/+-]*\n)%PDF-\d\.\d/.test(head);
}

/** Viewers rebuild a wrong or missing cross-reference table; so only a file without an end is cut. */
function isWhole(text: string): boolean {
  const end = text.lastIndexOf("startxref");
  const pointsToTable = end >= 0 && /^startxref\s{1,16}\d/.test(text.slice(end, end + 32));
  if (!pointsToTable && text.lastIndexOf("%%EOF") < text.lastIndexOf("endobj")) return false;
  if (!hasPages(text)) return false;
  // A linearized file has a cross-reference at its front too and tells its own length.
  const length = /\/Linearized\b[^>]{0,200}\/L\s{0,8}(\d{1,10})/.exec(text.slice(0, 2048))?.[1];
  return length === undefined || Number(length) <= text.length;
}

/** The way from the file's end to its pages; in object streams it is compressed and not followed. */
function hasPages(text: string): boolean {
  const root = /\/Root\s{0,8}(\d{1,10})\s{1,8}(\d{1,5})\s{1,8}R\b/.exec(text);
  if (!root?.[1] || !root[2] || !text.includes("endobj")) return false;
  const catalog = pdfObject(text, root[1], root[2]);
  return catalog ? /\/Pages\b/.test(catalog) : text.includes("/ObjStm");
}

/** Whether ZIP tools would open the file too; a ZIP attached inside a PDF object is no such thing. */
function isAlsoZip(pdf: Buffer, text: string): boolean {
  const lastEof = text.lastIndexOf("%%EOF");
  const start = Math.max(0, pdf.length - 22 - 0xffff);
  for (let at = pdf.indexOf("PK\x05\x06", start, "latin1"); at >= 0; ) {
    if (at + 22 <= pdf.length) {
      const reachesEnd = at + 22 + pdf.readUInt16LE(at + 20) === pdf.length;
      if (reachesEnd || at > lastEof) return true;
    }
    at = pdf.indexOf("PK\x05\x06", at + 4, "latin1");
  }
  return false;
}

/**
 * Office programs write a launched document for a link to a file; a launched program is an attack.
 */
function startsProgram(text: string): boolean {
  let seen = 0;
  let actions = 0;
  for (const { index } of text.matchAll(launching)) {
    if (++actions > maxActions) return true;
    // Skips text already examined but for a name's length: hostile files stay linear.
    const action = text.slice(Math.max(seen - 64, index - 400, 0), index + 400);
    seen = index + 400;
    if (stringsIn(action).some((name) => programFile.test(name) || programName.test(name))) {
      return true;
    }
  }
  return false;
}

/** More links to files than any CV has; looking at each costs time. */
const maxActions = 100;

/** Any letter of a name may be written as its number. */
const launching = new RegExp(`/(?:S|#53)\\s{0,8}/${spelled("Launch")}(?![A-Za-z0-9])`, "g");

function spelled(name: string): string {
  return [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join("");
}

/** The strings in a piece of a PDF, as its viewer reads them. */
function stringsIn(piece: string): string[] {
  return [...piece.matchAll(/[(<]/g)].slice(0, 100).flatMap(({ index }) => {
    try {
      const bytes = pdfString(piece, index);
      const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
      return bytes.toString("latin1").replace(isWide ? /[\xfe\xff\0]/g : /^$/, "");
    } catch {
      return []; // a prefix of a dictionary, or one that continues beyond the piece
    }
  });
}

const programName = /^\s{0,8}(?:cmd|powershell|mshta|wscript|cscript)\b/i;

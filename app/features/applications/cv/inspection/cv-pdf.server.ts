import { createInflate } from "node:zlib";
import type { CvRefusal } from "#app/features/applications/cv/cv-file.ts";
import { isActingPdf, type PdfStream } from "./cv-pdf-actions.server.ts";
import { needsPassword, pdfObject } from "./cv-pdf-lock.server.ts";

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
  if (isAlsoZip(pdf, text)) return "applications.cvUnsafe";
  if (needsPassword(text)) return "applications.cvLocked";
  const streams = [...streamsOf(pdf)];
  if (await isPdfBomb(streams)) return "applications.cvUnsafe";
  return isActingPdf(text, streams) ? "applications.cvActs" : undefined;
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

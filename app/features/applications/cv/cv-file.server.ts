import { fileTypeFromBuffer } from "file-type";
import { type CvKind, type CvRefusal, cvMediaTypes, cvRefusalByName } from "./cv-file.ts";
import { type CompoundFile, readCompoundFile } from "./inspection/cv-compound-file.server.ts";
import { inspectDocx } from "./inspection/cv-docx.server.ts";
import { inspectPdf, startsLikePdf } from "./inspection/cv-pdf.server.ts";
import { fieldsOfDoc, isActingField } from "./inspection/word-fields.ts";
import { isPhotoPdf } from "./photo/photo-pdf.ts";

/** Why an OLE2 file is refused, or undefined for a Word document. Throws on a broken one. */
function inspectDoc(bytes: Uint8Array): CvRefusal | undefined {
  const file = readCompoundFile(bytes);
  // A docx with a password is packed in such a file too.
  if (file.names.has("EncryptedPackage")) return "applications.cvLocked";
  if (!file.names.has("WordDocument")) return "applications.cvWrongType";
  const head = file.startOf("WordDocument");
  if (!head || !isWordHead(head)) return "applications.cvDamaged";
  const flags = head.readUInt16LE(0x0a);
  if (flags & encryptedFlag) return "applications.cvLocked";
  if (!hasItsTables(file, head, flags)) return "applications.cvDamaged";
  if (file.names.has("Macros")) return "applications.cvUnsafe";
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const acts = buffer.includes(packedFile) || [...fieldsOfDoc(buffer)].some(isActingField);
  return acts ? "applications.cvActs" : undefined;
}

/** The name of a stream that holds a whole file, in an object of another program. */
const packedFile = Buffer.from("Ole10Native", "utf16le");
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;

/** The mark of Word 6 and later begins the stream (MS-DOC, FibBase). */
function isWordHead(head: Buffer): boolean {
  return head.length >= 32 && head.readUInt8(1) === 0xa5;
}

/** Since Word 97 the text's layout is in a stream of its own, without which nothing can be read. */
function hasItsTables(file: CompoundFile, head: Buffer, flags: number): boolean {
  const isWord97 = head.readUInt16LE(2) >= 0xc1;
  return !isWord97 || file.startOf(flags & secondTableFlag ? "1Table" : "0Table") !== undefined;
}

export type CvVerdict =
  | { ok: true; kind: CvKind; mediaType: string; isPhoto: boolean }
  | { ok: false; reason: CvRefusal };

/** Judges a CV by its content, whichever of the accepted endings its name has. Never throws for any bytes. */
export async function inspectCv(bytes: Uint8Array, fileName: string): Promise<CvVerdict> {
  const early = cvRefusalByName(fileName, bytes.length);
  if (early) return refused(early);
  const kind = await kindByContent(bytes);
  if (!kind) return refused(whyNoCv(bytes));
  try {
    const reason = await inspections[kind](bytes);
    if (reason) return refused(reason);
    if (isTwoKinds(kind, bytes)) return refused("applications.cvUnsafe");
  } catch {
    // A parser of hostile bytes that stumbles has read a file that does not hold together.
    return refused("applications.cvDamaged");
  }
  const isPhoto = kind === "pdf" && isPhotoPdf(bytes);
  return { ok: true, kind, mediaType: cvMediaTypes[kind], isPhoto };
}

const inspections: Record<
  CvKind,
  (bytes: Uint8Array) => CvRefusal | undefined | Promise<CvRefusal | undefined>
> = { pdf: inspectPdf, doc: inspectDoc, docx: inspectDocx };

async function kindByContent(bytes: Uint8Array): Promise<CvKind | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (type?.ext) {
    case "cfb":
      return "doc";
    case "docx":
    case "docm":
    case "dotm":
    case "zip": // also a docx whose list of parts comes late
      return "docx";
    case "pdf":
    case undefined: // also a PDF with lines of text before its header
      return startsLikePdf(bytes) ? "pdf" : undefined;
    default:
      return undefined;
  }
}

/**
 * Some readers look for a PDF header within the first 1024 bytes of anything, and ZIP tools read from
 * the end. A PDF is asked about both itself.
 */
function isTwoKinds(kind: CvKind, bytes: Uint8Array): boolean {
  if (kind === "pdf") return false;
  if (Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return true;
  return kind === "doc" && endsLikeZip(Buffer.from(bytes.subarray(-22 - 0xffff)));
}

/** Whether the mark of a ZIP's end stands as far from the end as it says. */
function endsLikeZip(end: Buffer): boolean {
  for (let at = end.indexOf(zipEnd); at >= 0; at = end.indexOf(zipEnd, at + 4)) {
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
  }
  return false;
}

const zipEnd = "PK\x05\x06";

/** Word saves rich text and web pages under the name of a document. */
function whyNoCv(bytes: Uint8Array): CvRefusal {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1").replaceAll("\0", "");
  const plain = start.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "").trimStart();
  if (plain.startsWith("{\\rtf")) return "applications.cvRtf";
  return /^<(?:!doctype html|html|head|meta|\?xml|!--)|^mime-version:/i.test(plain)
    ? "applications.cvHtml"
    : "applications.cvWrongType";
}

function refused(reason: CvRefusal): CvVerdict {
  return { ok: false, reason };
}

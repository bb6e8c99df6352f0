import type { CvRefusal } from "#app/features/applications/cv/cv-file.ts";
import { type CompoundFile, readCompoundFile } from "./cv-compound-file.server.ts";

/** Why an OLE2 file is refused, or undefined for a Word document. Throws on a broken one. */
export function inspectDoc(bytes: Uint8Array): CvRefusal | undefined {
  const file = readCompoundFile(bytes);
  // A docx with a password is packed in such a file too.
  if (file.names.has("EncryptedPackage")) return "applications.cvLocked";
  if (!file.names.has("WordDocument")) return "applications.cvWrongType";
  const head = file.startOf("WordDocument");
  if (!head || !isWordHead(head)) return "applications.cvDamaged";
  const flags = head.readUInt16LE(0x0a);
  if (flags & encryptedFlag) return "applications.cvLocked";
  if (!hasItsTables(file, head, flags)) return "applications.cvDamaged";
  return file.names.has("Macros") ? "applications.cvUnsafe" : undefined;
}

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

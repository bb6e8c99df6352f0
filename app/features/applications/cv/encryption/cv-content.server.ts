import { eq } from "drizzle-orm";
import { documents } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { unwrapKey } from "#app/platform/encryption/files-key.server.ts";
import { DecryptionError, decrypt, encrypt } from "#app/platform/encryption/keyring.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { readFile, storeFile } from "#app/platform/storage/storage.server.ts";

/** No PDF, DOC or DOCX begins so. */
const magic = Buffer.from("FURAS\0E1", "latin1");

/** Whether a stored file is an encrypted one; older versions stored plain CVs. */
export function isEncryptedFile(stored: Uint8Array): boolean {
  return magic.equals(stored.subarray(0, magic.length));
}

/** Stores a CV encrypted under its document's own key. Throws a FileStoreError. */
export async function storeCv(id: string, key: Uint8Array, bytes: Uint8Array): Promise<void> {
  await storeFile(id, Buffer.concat([magic, encrypt(key, bytes, fileContext(id))]));
}

/** The columns of a document's row about its file. */
export const contentColumns = {
  id: documents.id,
  fileKey: documents.fileKey,
  encrypted: documents.encrypted,
};

type StoredCv = { id: string; fileKey: Uint8Array | null; encrypted: boolean };

/**
 * The plain bytes of a document's file; undefined, and logged, for one that is missing or damaged.
 * Throws a FileStoreError while the files or their master key are out of reach.
 */
export async function readCv({
  id,
  fileKey,
  encrypted,
}: StoredCv): Promise<Uint8Array | undefined> {
  const stored = await readFile(id);
  if (!stored) return lost("document file missing", id);
  if (!isEncryptedFile(stored)) {
    // Only a file that was never encrypted may be plain: another one was put in its place.
    return encrypted ? lost("document file not encrypted", id) : stored;
  }
  // It was encrypted since the row was read, when that names no key yet.
  const wrapped = fileKey ?? (await findFileKey(id));
  if (!wrapped) return lost("document key missing", id);
  try {
    const key = await unwrapKey(wrapped, id);
    const plain = decrypt(key, stored.subarray(magic.length), fileContext(id));
    return new Uint8Array(plain.buffer, plain.byteOffset, plain.length);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return lost("document file damaged", id);
  }
}

function lost(event: string, id: string): undefined {
  log(event, { document: id });
}

async function findFileKey(id: string): Promise<Uint8Array | null | undefined> {
  const [document] = await db.select(contentColumns).from(documents).where(eq(documents.id, id));
  return document?.fileKey;
}

const fileContext = (id: string) => `file ${id}`;

/** A part of an upload, encrypted for its place in it. */
export function encryptPart(
  key: Uint8Array,
  { id, start }: { id: string; start: number },
  bytes: Uint8Array,
): Buffer {
  return encrypt(key, bytes, `part ${id} ${start}`);
}

/** The plain bytes of a part. Throws a DecryptionError. */
export function decryptPart(
  key: Uint8Array,
  { id, start }: { id: string; start: number },
  bytes: Uint8Array,
): Buffer {
  return decrypt(key, bytes, `part ${id} ${start}`);
}

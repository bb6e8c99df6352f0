import { randomBytes } from "node:crypto";
import { type Database, db } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import { filesKey } from "./files-key.table.ts";
import {
  DecryptionError,
  decrypt,
  encrypt,
  type KeySource,
  keyBytes,
  keyIdBytes,
  type MasterKey,
  makeKey,
  ownKeyFile,
  readKeyring,
  writeOwnKeys,
} from "./keyring.server.ts";

/** The master key that wraps a document's key is not among those of this process. */
class FilesKeyMissingError extends FileStoreError {
  override name = "FilesKeyMissingError";
}

let source: KeySource | undefined;
let keyring: MasterKey[] = [];

/** Reads the master keys that the settings name; there may be none yet. */
export async function openKeyring(from: KeySource): Promise<void> {
  source = from;
  keyring = await readKeyring(from);
}

/** The ids of the master keys that this process has, the one for new documents first. */
export function keyringIds(): string[] {
  return keyring.map(({ id }) => id);
}

/**
 * Opens the master key of the board's files and compares it with the one that the database names.
 * A key is made only for a board that has none: a lost one stops the start instead.
 */
export async function openFilesKey(from: KeySource): Promise<void> {
  await openKeyring(from);
  const known = await findFilesKey(db);
  if (!known) {
    if (keyring.length === 0) await makeOwnKey(from);
    const [first] = keyring;
    if (first) await db.insert(filesKey).values({ keyId: first.id }).onConflictDoNothing();
  }
  const { keyId, previous } = (await findFilesKey(db)) ?? { keyId: "", previous: [] };
  const missing = [keyId, ...previous].filter((id) => !findKey(id));
  if (missing.length > 0) throw new Error(explainMissing(missing, from));
}

async function makeOwnKey(from: KeySource): Promise<void> {
  const isNew = await writeOwnKeys(from.dataDir, [makeKey()], { replace: false });
  keyring = await readKeyring(from);
  if (isNew) log("files key made", { key: keyring[0]?.id, file: ownKeyFile(from.dataDir) });
}

/** Why the board cannot open its documents with the keys that it was given. */
export function explainMissing(missing: string[], from = source): string {
  const where = from?.filesKey
    ? "FILES_KEY"
    : (from?.filesKeyFile ?? ownKeyFile(from?.dataDir ?? ""));
  const has = keyring.length > 0 ? `has ${keyringIds().join(", ")}` : "has none";
  return `The CVs of this board are encrypted with the key ${missing.join(", ")}, and ${where} ${has}. Give it back as FILES_KEY, FILES_KEY_FILE or a line of ${ownKeyFile(from?.dataDir ?? "DATA_DIR")}; without it the CVs cannot be read.`;
}

/** Which master key wraps new keys, and which others may still be in use. */
export async function findFilesKey(
  from: Pick<Database, "select">,
): Promise<{ keyId: string; previous: string[] } | undefined> {
  const [current] = await from
    .select({ keyId: filesKey.keyId, previous: filesKey.previous })
    .from(filesKey);
  return current;
}

export type DocumentKey = { key: Buffer; wrapped: Buffer };

/**
 * A new key for one document, to be stored in this transaction: until it ends no rotation begins, so
 * that none overlooks it. Throws a FilesKeyMissingError.
 */
export async function makeDocumentKey(
  tx: Pick<Database, "select">,
  documentId: string,
): Promise<DocumentKey> {
  const [current] = await tx.select({ keyId: filesKey.keyId }).from(filesKey).for("share");
  const key = randomBytes(keyBytes);
  return { key, wrapped: await wrapKey(key, documentId, current?.keyId ?? "") };
}

/** The id of the master key, then the document's key encrypted with it for this document alone. */
export async function wrapKey(
  key: Uint8Array,
  documentId: string,
  masterId: string,
): Promise<Buffer> {
  const master = await masterKey(masterId);
  return Buffer.concat([Buffer.from(master.id, "hex"), encrypt(master.key, key, documentId)]);
}

/** A document's key. Throws a FilesKeyMissingError, or a DecryptionError for what was tampered with. */
export async function unwrapKey(wrapped: Uint8Array, documentId: string): Promise<Buffer> {
  if (wrapped.length <= keyIdBytes) throw new DecryptionError("No wrapped key.");
  const id = Buffer.from(wrapped.subarray(0, keyIdBytes)).toString("hex");
  const master = await masterKey(id);
  return decrypt(master.key, wrapped.subarray(keyIdBytes), documentId);
}

/** The key may have come with a rotation since this process read its file. */
async function masterKey(id: string): Promise<MasterKey> {
  const known = findKey(id);
  if (known) return known;
  if (source) keyring = await readKeyring(source).catch(() => keyring);
  const reread = findKey(id);
  if (reread) return reread;
  throw new FilesKeyMissingError("The master key of the files is missing.", {
    cause: new Error(`No master key ${id}.`),
  });
}

function findKey(id: string): MasterKey | undefined {
  return keyring.find((one) => one.id === id);
}

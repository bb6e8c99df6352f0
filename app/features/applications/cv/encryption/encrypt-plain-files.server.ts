import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { documents } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeDocumentKey, unwrapKey } from "#app/platform/encryption/files-key.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { isEncryptedFile, storeCv } from "./cv-content.server.ts";

const atOnce = 200;

/**
 * Encrypts the files that an older version stored plain; returns how many. Safe to be killed at any
 * point and with several processes: the row has the key before the file is replaced, whole or not at
 * all, and a file is told by its beginning.
 */
export async function encryptPlainFiles(stopped = () => false): Promise<number> {
  let encrypted = 0;
  for (let last: string | undefined; !stopped(); ) {
    // An older app may still be storing the file of a row that is newer.
    const some = await db
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          eq(documents.encrypted, false),
          sql`${documents.createdAt} < now() - interval '10 minutes'`,
          last ? gt(documents.id, last) : undefined,
        ),
      )
      .orderBy(asc(documents.id))
      .limit(atOnce);
    for (const { id } of some) {
      if (stopped()) break;
      if (await encryptPlainFile(id)) encrypted += 1;
    }
    last = some.at(-1)?.id;
    if (some.length < atOnce) break;
  }
  if (encrypted > 0) log("files encrypted", { files: encrypted });
  return encrypted;
}

async function encryptPlainFile(id: string): Promise<boolean> {
  const wrapped = await keyForFile(id);
  if (!wrapped) return false;
  const stored = await readFile(id);
  const isPlain = stored !== undefined && !isEncryptedFile(stored);
  if (isPlain) await storeCv(id, await unwrapKey(wrapped, id), stored);
  await db.update(documents).set({ encrypted: true }).where(eq(documents.id, id));
  return isPlain;
}

/** The document's wrapped key, made now where it has none; undefined when it is gone. */
function keyForFile(id: string): Promise<Uint8Array | undefined> {
  return db.transaction(async (tx) => {
    const documentKey = await makeDocumentKey(tx, id);
    await tx
      .update(documents)
      .set({ fileKey: documentKey.wrapped })
      .where(and(eq(documents.id, id), isNull(documents.fileKey)));
    const [row] = await tx
      .select({ fileKey: documents.fileKey })
      .from(documents)
      .where(eq(documents.id, id));
    return row?.fileKey ?? undefined;
  });
}

import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { documents, uploads } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { findFilesKey, unwrapKey, wrapKey } from "#app/platform/encryption/files-key.server.ts";
import { filesKey } from "#app/platform/encryption/files-key.table.ts";
import {
  type KeySource,
  makeKey,
  readKeyring,
  writeOwnKeys,
} from "#app/platform/encryption/keyring.server.ts";

/** Held by the process that rotates. */
const rotationLock = 7_310_016;
const atOnce = 500;

type Rotation = { from: string[]; to: string; rewrapped: number };

/**
 * Wraps every document's key with a new master key: the first of the settings, or a new one where
 * the key is the board's own in DATA_DIR. Files stay as they are. Repeatable after an interruption,
 * and safe while the board runs. Throws an Error that names a missing step.
 */
export async function rotateFilesKey(source: KeySource): Promise<Rotation> {
  return db.transaction(async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(${rotationLock})`);
    const before = await findFilesKey(db);
    if (!before) throw new Error("The board has no key for its files yet: start it once.");
    const to = before.previous.length > 0 ? before.keyId : await nextKey(source, before.keyId);
    if (to !== before.keyId) {
      // Waits for documents that are just being made under the key before.
      await db
        .update(filesKey)
        .set({ keyId: to, previous: sql`array_append(${filesKey.previous}, ${before.keyId})` });
    }
    let rewrapped = 0;
    // An upload's key is copied to its document: uploads first, so that no copy is overlooked.
    for (const table of [uploads, documents]) rewrapped += await rewrap(table, to);
    await db.update(filesKey).set({ previous: [] });
    return { from: before.previous.length > 0 ? before.previous : [before.keyId], to, rewrapped };
  });
}

/** The key to rotate to: one that was begun with or given, or a new one. */
async function nextKey(source: KeySource, current: string): Promise<string> {
  const keys = await readKeyring(source);
  const [first] = keys;
  if (!keys.some(({ id }) => id === current)) {
    throw new Error(`The key in use, ${current}, is not among the keys given.`);
  }
  if (first && first.id !== current) return first.id;
  if (source.filesKey || source.filesKeyFile) {
    throw new Error(
      `Put a new key before the one in use (\`${source.filesKey ? "FILES_KEY" : "FILES_KEY_FILE"}=NEW,OLD\`) for every app of the board, restart them, and call this again.`,
    );
  }
  const newKey = makeKey();
  await writeOwnKeys(source.dataDir, [newKey, ...keys], { replace: true });
  return newKey.id;
}

async function rewrap(table: typeof uploads | typeof documents, to: string): Promise<number> {
  let rewrapped = 0;
  for (let last: string | undefined; ; ) {
    const some = await db
      .select({ id: table.id, fileKey: table.fileKey })
      .from(table)
      .where(
        and(
          isNotNull(table.fileKey),
          sql`substring(${table.fileKey} from 1 for 8) <> decode(${to}, 'hex')`,
          last ? gt(table.id, last) : undefined,
        ),
      )
      .orderBy(asc(table.id))
      .limit(atOnce);
    await db.transaction(async (tx) => {
      for (const { id, fileKey } of some) {
        if (!fileKey) continue;
        const wrapped = await wrapKey(await unwrapKey(fileKey, id), id, to);
        await tx.update(table).set({ fileKey: wrapped }).where(eq(table.id, id));
      }
    });
    rewrapped += some.length;
    last = some.at(-1)?.id;
    if (some.length < atOnce) return rewrapped;
  }
}

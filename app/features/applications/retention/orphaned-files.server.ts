import { asc, eq, sql } from "drizzle-orm";
import { documents, leftFiles, uploads } from "#app/features/applications/applications.table.ts";
import { type Database, db } from "#app/platform/database/database.server.ts";
import { order } from "#app/platform/queue/queue.server.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";

/** Has the files removed whose rows a transaction deletes, once it is committed. */
export async function orderRemoval(tx: Pick<Database, "execute">): Promise<void> {
  await order("files", {}, tx);
}

/**
 * Removes files whose row is gone; answers how many. What is left for less than a minute is looked at
 * again next time: a file may still have been on its way when its row went. Throws when a file cannot
 * be removed; the others are tried before.
 */
export async function removeLeftFiles(): Promise<number> {
  const left = await db.select().from(leftFiles).orderBy(asc(leftFiles.leftAt)).limit(10_000);
  const failures: unknown[] = [];
  for (const { key } of left) await removeLeft(key).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return left.length;
}

async function removeLeft(key: string): Promise<void> {
  if (!(await isUsed(key))) await removeFile(key);
  await db
    .delete(leftFiles)
    .where(sql`${leftFiles.key} = ${key} and ${leftFiles.leftAt} < now() - interval '1 minute'`);
}

/** An upload and its document have the same id, and either may go first. */
async function isUsed(key: string): Promise<boolean> {
  const document = db.select({ id: documents.id }).from(documents).where(eq(documents.id, key));
  const upload = db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, key));
  return (await document.unionAll(upload)).length > 0;
}

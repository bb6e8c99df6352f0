import { asc, eq, sql } from "drizzle-orm";
import {
  documents,
  orphanedFiles,
  uploads,
} from "#app/features/applications/applications.table.ts";
import { companyLogos } from "#app/features/companies/companies.table.ts";
import { type Database, db } from "#app/platform/database/database.server.ts";
import { enqueueJob } from "#app/platform/queue/queue.server.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";

/** Has the files removed whose rows a transaction deletes, once it is committed. */
export async function enqueueRemoval(tx: Pick<Database, "execute">): Promise<void> {
  await enqueueJob("files", {}, tx);
}

/**
 * Removes files whose row was deleted; returns how many. Rows younger than a minute wait for the
 * next run: their file may still be uploading. Throws if a file cannot be removed, after trying the
 * others.
 */
export async function removeOrphanedFiles(): Promise<number> {
  const left = await db
    .select()
    .from(orphanedFiles)
    // An upload in progress stands there with a future time.
    .where(sql`${orphanedFiles.leftAt} <= now()`)
    .orderBy(asc(orphanedFiles.leftAt))
    .limit(10_000);
  const failures: unknown[] = [];
  for (const { key } of left) await removeLeft(key).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return left.length;
}

async function removeLeft(key: string): Promise<void> {
  if (!(await isUsed(key))) await removeFile(key);
  await db
    .delete(orphanedFiles)
    .where(
      sql`${orphanedFiles.key} = ${key} and ${orphanedFiles.leftAt} < now() - interval '1 minute'`,
    );
}

/** An upload and its document have the same id, and either may go first; a logo has one of its own. */
async function isUsed(key: string): Promise<boolean> {
  const document = db.select({ id: documents.id }).from(documents).where(eq(documents.id, key));
  const upload = db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, key));
  const logo = db
    .select({ id: companyLogos.id })
    .from(companyLogos)
    .where(eq(companyLogos.id, key));
  return (await document.unionAll(upload).unionAll(logo)).length > 0;
}

import { eq } from "drizzle-orm";
import { documents } from "#app/features/applications/applications.table.ts";
import {
  contentColumns,
  readCv,
} from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { db } from "#app/platform/database/database.server.ts";

/** The plain bytes of a document's file, or undefined when the row or the file is missing. */
export async function readStoredCv(id: string): Promise<Buffer | undefined> {
  const [row] = await db.select(contentColumns).from(documents).where(eq(documents.id, id));
  const bytes = row && (await readCv(row));
  return bytes && Buffer.from(bytes);
}

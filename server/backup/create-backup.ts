import postgres from "postgres";
import { isEncryptedFile } from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { queueSchema } from "#app/platform/database/queue-tables.server.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { writeArchive } from "./archive.ts";
import { entryNames, type Manifest, type Totals } from "./manifest.ts";
import { patiently } from "./patiently.ts";
import { copied, listSequences, listTables } from "./tables.ts";

/** Bytes of a table in one entry: as much as is in memory at a time. */
const partBytes = 1024 * 1024;

/**
 * Writes all that a board has into one archive while it runs: the database as of one moment, then
 * the files of that moment. The snapshot ends before the files, since vacuum removes nothing that died
 * after it began, and files take the longest. Returns what is in it.
 */
export async function createBackup(url: string, path: string): Promise<Totals> {
  // One connection to the end: the list of files is in its session.
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {} });
  const archive = writeArchive(path);
  try {
    const rows = await sql.begin("isolation level repeatable read read only", async (tx) => {
      const manifest = await readManifest(tx);
      await archive.add(entryNames.manifest, json(manifest));
      const counts: Totals["rows"] = {};
      for (const table of manifest.tables) {
        const name = `${table.schema}.${table.name}`;
        counts[name] = await addTable(tx, archive.add, table, name);
      }
      await tx.unsafe(declareFiles);
      return counts;
    });
    const totals = { rows, ...(await addFiles(sql, archive.add)) };
    await archive.add(entryNames.totals, json(totals));
    await archive.finish();
    return totals;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

type Add = ReturnType<typeof writeArchive>["add"];

async function readManifest(tx: postgres.TransactionSql): Promise<Manifest> {
  const migrations = await tx<Manifest["migrations"]>`
    select created_at::text as at, hash from drizzle.__drizzle_migrations order by created_at`;
  return {
    format: "furas backup 1",
    takenAt: new Date().toISOString(),
    migrations: [...migrations],
    tables: await listTables(tx, [queueSchema]),
    filesKeys: await listFilesKeys(tx),
    sequences: await listSequences(tx, [queueSchema]),
  };
}

async function listFilesKeys(tx: postgres.TransactionSql): Promise<string[]> {
  const [exists] = await tx`select to_regclass('public.files_key') is not null as is`;
  if (!exists?.is) return [];
  const [row] = await tx<{ ids: string[] }[]>`select key_id || previous as ids from files_key`;
  return row?.ids ?? [];
}

/** Returns the number of rows. */
async function addTable(
  tx: postgres.TransactionSql,
  add: Add,
  table: Manifest["tables"][number],
  name: string,
): Promise<number> {
  let held: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  let rows = 0;
  const flush = async () => {
    part += 1;
    await add(`tables/${name}/${String(part).padStart(6, "0")}`, Buffer.concat(held));
    held = [];
    bytes = 0;
  };
  const lines = await tx.unsafe(`copy ${copied(table)} to stdout`).readable();
  for await (const chunk of lines as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    // Each line of COPY is a row: the ends of lines within texts are written as \n.
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
    if (bytes >= partBytes) await flush();
  }
  // The client stops listening when it is ahead of us, and at the end of a table stays so.
  lines._read(0);
  if (bytes > 0) await flush();
  return rows;
}

type Row = { id: string; hasKey: boolean; mayBeEncrypted: boolean };

/** The files of the snapshot: the list outlives it in the server, which keeps it on its disk. */
const declareFiles = `
  declare files no scroll cursor with hold for
    select id, file_key is not null as "hasKey", true as "mayBeEncrypted" from documents
    union all select id, false, false from company_logos order by id`;

const filesAtOnce = 500;

const encrypting =
  "Files of an older version are being encrypted at this moment: take the backup again in a while.";

async function addFiles(sql: postgres.Sql, add: Add): Promise<Omit<Totals, "rows">> {
  const totals = { files: 0, fileBytes: 0, missing: 0 };
  for (let count = filesAtOnce; count === filesAtOnce; ) {
    const some = await sql.unsafe<Row[]>(`fetch ${filesAtOnce} from files`);
    count = some.length;
    for (const { id, hasKey, mayBeEncrypted } of some) {
      const bytes = await patiently(() => readFile(id));
      if (!bytes) {
        totals.missing += 1;
        continue;
      }
      // Its key came after this snapshot: in the archive it would be lost.
      if (mayBeEncrypted && !hasKey && isEncryptedFile(bytes)) throw new Error(encrypting);
      await add(`files/${id}`, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
      totals.files += 1;
      totals.fileBytes += bytes.length;
    }
  }
  return totals;
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { readCv } from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { openKeyring } from "#app/platform/encryption/files-key.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { watchMemory } from "#bench/harness/processes.ts";
import { startBoard } from "#bench/harness/server.ts";
import { createBackup } from "#server/backup/create-backup.ts";
import { checkArchive, restoreBackup } from "#server/backup/restore-backup.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { fill, makeReleasedBoard } from "#test/release-0.1.0/released-board.ts";
import { rowSums } from "#test/release-0.1.0/row-sums.ts";

/**
 * npm run bench -- upgrade [ROWS]: a board of release 0.1.0 with so many rows is upgraded by a start of
 * this version, then backed up and restored.
 */
const [rows = 0] = readNumbers("npm run bench -- upgrade [ROWS, at least 100]", {
  usual: 100_000,
  least: 100,
});

/** What an upgrade and a restore move on, so that no page and no index from before is taken for true. */
const movesOn = /^public\.(?:page_changes|board_changes|changed_pages)$/;

await ensureBuilt(console.log);
await withFolder("upgrade", (dataDir) =>
  withFolder("restored", (target) => upgrade(dataDir, target)),
);

async function upgrade(dataDir: string, target: string): Promise<void> {
  const before = await makeOldBoard(dataDir);
  const began = performance.now();
  const server = await startBoard({ DATA_DIR: dataDir, DEMO: "0" });
  const downtime = performance.now() - began;
  const home = await fetch(server.origin);
  const own = await startEmbeddedDatabase({ dataDir });
  const encrypting = await untilEncrypted(own.url, dataDir, began);
  const after = await sumsOf(own.url, before);
  const backedUp = await backUpAndRestore(own.url, target);
  await own.stop();
  await server.end("SIGTERM");

  const lost = Object.entries(before)
    .filter(
      ([table, { rows, sum }]) => rows > 0 && !movesOn.test(table) && after[table]?.sum !== sum,
    )
    .map(([table]) => table);
  const count = Object.values(before).reduce((sum, { rows }) => sum + rows, 0);
  console.table({
    "rows before": count,
    "tables whose old rows and columns changed": lost.join(", ") || "none",
    "downtime, seconds": (downtime / 1000).toFixed(1),
    "first page after it": home.status,
    ...encrypting,
    ...backedUp,
  });
  if (encrypting["files that cannot be read"] > 0) process.exitCode = 1;
  if (lost.length > 0 || home.status !== 200 || backedUp["tables restored otherwise"] !== "none") {
    process.exitCode = 1;
  }
}

async function makeOldBoard(dataDir: string) {
  const own = await startEmbeddedDatabase({ dataDir });
  openStorage(join(dataDir, "files"));
  const sql = postgres(own.url, { max: 1, onnotice: () => {} });
  await makeReleasedBoard(sql);
  await fill(sql, rows);
  const all = await rowSums(sql);
  const documents = all["public.documents"];
  // The board encrypts older files while it serves.
  const encryption = ["encrypted", "file_key"];
  if (documents) {
    documents.columns = documents.columns.filter((name) => !encryption.includes(name));
  }
  const sums = await rowSums(sql, all);
  await sql.end();
  await own.stop();
  return sums;
}

async function sumsOf(url: string, like?: Awaited<ReturnType<typeof rowSums>>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return rowSums(sql, like).finally(() => sql.end());
}

/** The files of an older version are encrypted while the board is at work. */
async function untilEncrypted(url: string, dataDir: string, began: number) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (;;) {
    const [left] = await sql<{ plain: number; all: number }[]>`
      select count(*) filter (where not encrypted)::int as plain, count(*)::int as all from documents`;
    if (left?.plain === 0) {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const files = await sql<{ id: string; fileKey: Buffer }[]>`
        select id, file_key as "fileKey" from documents`;
      await sql.end();
      await openKeyring({ filesKey: undefined, filesKeyFile: undefined, dataDir });
      let unreadable = 0;
      for (const file of files) if (!(await readCv({ ...file, encrypted: true }))) unreadable += 1;
      return {
        "files encrypted": files.length,
        "all of them after, seconds": seconds,
        "files that cannot be read": unreadable,
      };
    }
    await pause(100);
  }
}

async function backUpAndRestore(url: string, target: string) {
  const file = join(target, "board.tar.zst");
  const seconds = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return ((performance.now() - began) / 1000).toFixed(1);
  };
  const memory = watchMemory(process.pid);
  const backup = await seconds(() => createBackup(url, file));
  const check = await seconds(() => checkArchive(file));
  const own = await startEmbeddedDatabase({ dataDir: target });
  openStorage(join(target, "files"));
  const restore = await seconds(() => restoreBackup(own.url, file, false));
  const { growth } = memory.stop();
  const source = await sumsOf(url);
  const restored = await sumsOf(own.url);
  await own.stop();
  const other = Object.keys(source).filter(
    (name) => !movesOn.test(name) && source[name]?.sum !== restored[name]?.sum,
  );
  return {
    "backup, seconds": backup,
    "archive, MB": ((await stat(file)).size / 1024 / 1024).toFixed(1),
    "check of the archive, seconds": check,
    "restore, seconds": restore,
    "memory of the three grew by, MB": growth.toFixed(0),
    "tables restored otherwise": other.join(", ") || "none",
  };
}

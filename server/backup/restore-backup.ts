import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import postgres from "postgres";
import { migrationLock } from "#app/platform/database/database.server.ts";
import {
  type Migration,
  readMigrations,
} from "#app/platform/database/migrations/apply-migrations.server.ts";
import {
  moderationLogSchema,
  prepareModerationLog,
} from "#app/platform/database/moderation-log.server.ts";
import { queueSchema } from "#app/platform/database/queue-tables.server.ts";
import { explainMissing, keyringIds } from "#app/platform/encryption/files-key.server.ts";
import { storeFile } from "#app/platform/storage/storage.server.ts";
import { DamagedArchiveError, readArchive } from "./archive.ts";
import { entryNames, type Manifest, manifestShape, type Totals, totalsShape } from "./manifest.ts";
import { patiently } from "./patiently.ts";
import { copied, quoted } from "./tables.ts";

/** Why a board cannot be restored here, in one sentence. */
export class RestoreError extends Error {
  override name = "RestoreError";
}

/** Reads an archive from end to end and compares all checksums. Throws a DamagedArchiveError. */
export async function checkArchive(path: string): Promise<{ manifest: Manifest; totals: Totals }> {
  let manifest: Manifest | undefined;
  let totals: Totals | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    if (!manifest) manifest = readManifest(name, bytes);
    if (name === entryNames.totals) totals = totalsShape.parse(JSON.parse(bytes.toString()));
  }
  if (!manifest || !totals) throw new DamagedArchiveError("It is no backup of a board.");
  return { manifest, totals };
}

/**
 * Makes the board of a checked archive in one transaction, before whose end the files have come in
 * that nothing leads to until then. Interrupted, everything is as it was but for such files. Throws a
 * RestoreError where a board is already, unless it is to be replaced. The moderation log is added to,
 * whatever is replaced.
 */
export async function restoreBackup(
  url: string,
  path: string,
  replace: boolean,
  logUrl?: string,
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    // A board that starts meanwhile waits for this to end.
    await sql`select pg_advisory_lock(${migrationLock})`;
    await refuseInUse(sql);
    await prepareModerationLog(url, logUrl);
    await sql.begin(async (tx) => {
      if (!replace) await refuseNonEmpty(tx);
      await load(tx, path);
    });
    await sql`analyze`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function readManifest(name: string, bytes: Buffer): Manifest {
  if (name === entryNames.manifest) {
    const read = manifestShape.safeParse(JSON.parse(bytes.toString()));
    if (read.success) return read.data;
  }
  throw new DamagedArchiveError("It is no backup of a board, or one of a newer version.");
}

/** Before anything is replaced: a board whose CVs nobody can open is none. */
function refuseWithoutKey({ filesKeys = [] }: Manifest): void {
  const missing = filesKeys.filter((id) => !keyringIds().includes(id));
  if (missing.length > 0) throw new RestoreError(explainMissing(missing));
}

async function refuseInUse(sql: postgres.Sql): Promise<void> {
  const [others] = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`;
  if (others?.n) {
    throw new RestoreError(
      `Others are connected to the database (${others.n}): stop the board first.`,
    );
  }
}

async function refuseNonEmpty(tx: postgres.TransactionSql): Promise<void> {
  const [board] = await tx`select to_regclass('public.user_profiles') is not null as present`;
  if (!board?.present) return;
  const [row] = await tx`
    select exists (select 1 from user_profiles) or exists (select 1 from auth_users)
      or exists (select 1 from jobs) as is`;
  if (row?.is) {
    throw new RestoreError(
      "There is a board here already. With --replace it is lost for this one.",
    );
  }
}

async function load(tx: postgres.TransactionSql, path: string): Promise<void> {
  let manifest: Manifest | undefined;
  let table: OpenTable | undefined;
  const endTable = async () => {
    table?.into.end();
    await table?.done;
    table = undefined;
  };
  for await (const { name, bytes } of readArchive(path)) {
    if (!manifest) {
      manifest = readManifest(name, bytes);
      refuseWithoutKey(manifest);
      await makeSchema(tx, manifest);
    } else if (name.startsWith("tables/")) {
      const of = name.split("/")[1] ?? "";
      if (table?.name !== of) {
        await endTable();
        table = await openTable(tx, manifest, of);
      }
      if (!table.into.write(bytes)) await Promise.race([once(table.into, "drain"), table.done]);
    } else if (name.startsWith("files/")) {
      await endTable();
      await patiently(() => storeFile(name.slice("files/".length), bytes));
    }
  }
  await endTable();
  if (manifest) await finish(tx, manifest);
}

/**
 * The tables as they were when the backup was taken, without triggers, whose results are in the archive.
 * The board's next start applies newer migrations, functions and triggers.
 */
async function makeSchema(tx: postgres.TransactionSql, manifest: Manifest): Promise<void> {
  const migrations = migrationsOf(manifest);
  await keepOldFiles(tx);
  for (const schema of ["public", "guard", "drizzle", queueSchema]) {
    await tx.unsafe(`drop schema if exists ${quoted(schema)} cascade`);
  }
  await tx.unsafe("create schema public");
  await tx.unsafe("create schema drizzle");
  await tx.unsafe(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { at, hash, statements } of migrations) {
    for (const statement of statements) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`;
  }
  const ours = manifest.tables.filter(isReplaced);
  await tx.unsafe(`truncate ${ours.map(placeOf).join(", ")}`);
  await tx.unsafe(
    `create temporary table ${restoredActs} (like ${moderationLogSchema}.acts) on commit drop`,
  );
}

/** A board that was upgraded to the baseline has migrations before it, and the baseline with another hash. */
function migrationsOf(manifest: Manifest): Migration[] {
  const own = readMigrations();
  const baseline = manifest.migrations.findIndex(({ at }) => at === own[0]?.at);
  if (baseline < 0) {
    throw new RestoreError(
      "The backup is of a version before the last 0.1.0. Restore it with that version, start it once, and back it up again.",
    );
  }
  return manifest.migrations.slice(baseline).map(({ at, hash }, i) => {
    const migration = own[i];
    if (migration?.at === at && (i === 0 || migration.hash === hash)) return migration;
    throw new RestoreError(
      "The backup was taken from another version of the board than this one grew from: restore it with that version or a newer one.",
    );
  });
}

/** Notes the files of the board that is replaced, for whatever of them the new one does not use. */
async function keepOldFiles(tx: postgres.TransactionSql): Promise<void> {
  await tx`create temporary table old_files (key uuid) on commit drop`;
  const [old] = await tx`select to_regclass('public.documents') is not null as there`;
  if (old?.there) await tx`insert into old_files select id from public.documents`;
  const [logos] = await tx`select to_regclass('public.company_logos') is not null as there`;
  if (logos?.there) await tx`insert into old_files select id from public.company_logos`;
}

const restoredActs = "restored_acts";

/** What is in the moderation log stays there, and nobody may empty it. */
function isReplaced({ schema }: Named): boolean {
  return schema !== moderationLogSchema;
}

type OpenTable = { name: string; into: Writable; done: Promise<void> };

async function openTable(
  tx: postgres.TransactionSql,
  manifest: Manifest,
  name: string,
): Promise<OpenTable> {
  const table = manifest.tables.find((one) => `${one.schema}.${one.name}` === name);
  if (!table) throw new DamagedArchiveError(`${name} is not in its list of tables.`);
  const target = isReplaced(table) ? table : { ...table, schema: "pg_temp", name: restoredActs };
  const into = await tx.unsafe(`copy ${copied(target)} from stdin`).writable();
  const done = finished(into);
  // A failure is met where it is waited for.
  done.catch(() => {});
  return { name, into, done };
}

async function finish(tx: postgres.TransactionSql, manifest: Manifest): Promise<void> {
  for (const { schema, name, value } of manifest.sequences) {
    const sequence = `${quoted(schema)}.${quoted(name)}`;
    if (value !== null) await tx`select setval(${sequence}::regclass, ${value}::bigint)`;
  }
  await tx.unsafe(`insert into ${moderationLogSchema}.acts
    select * from ${restoredActs} on conflict (id) do nothing`);
  const [has] = await tx`
    select to_regclass('public.left_files') is not null as left,
      to_regclass('public.company_logos') is not null as logos,
      to_regclass('public.page_changes') is not null as pages`;
  if (has?.logos) await tx`delete from old_files where key in (select id from company_logos)`;
  if (has?.left) {
    await tx`insert into left_files (key) select key from old_files
      where key not in (select id from documents) on conflict do nothing`;
  }
  // Beyond any version that pages may be cached under.
  if (has?.pages)
    await tx`insert into page_changes (changes) values (extract(epoch from now())::bigint)`;
}

type Named = { schema: string; name: string };

function placeOf({ schema, name }: Named): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

import { execFile, execFileSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile as readBytes, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { readCv } from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { saveOwnLogo } from "#app/features/companies/logo/logos.server.ts";
import { migrateDatabase } from "#app/platform/database/database.server.ts";
import { openKeyring } from "#app/platform/encryption/files-key.server.ts";
import { keyId } from "#app/platform/encryption/keyring.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { openS3Storage, openStorage } from "#app/platform/storage/storage.server.ts";
import { templateName } from "#test/database.setup.ts";
import { testFilesKey, useTestDatabase } from "#test/database.ts";
import { applyTo, makeOwned } from "#test/owned-records.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { samplePicture } from "#test/pictures.ts";
import { startS3Server } from "#test/servers/s3-server.ts";
import { DamagedArchiveError } from "./archive.ts";
import { backup, restore } from "./commands.ts";
import { createBackup } from "./create-backup.ts";
import { checkArchive, RestoreError, restoreBackup } from "./restore-backup.ts";

const source = useTestDatabase();

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "furas-backup-"));
  openStorage(join(place, "source"));
  await makeOwned();
});
afterAll(async () => {
  for (const name of databases)
    await asOwner((sql) => sql`drop database ${sql(name)} with (force)`);
  await rm(place, { recursive: true, force: true });
});

describe("a backup", () => {
  it("taken while people apply is of one moment: every application has its CV", async () => {
    const company = await makeCompany();
    let stop = false;
    let sent = 0;
    const writing = Array.from({ length: 3 }, async () => {
      while (!stop) {
        const job = await makeJob(company);
        await applyTo(job.id, await makeSeeker(), "during");
        sent += 1;
      }
    });
    await expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThan(5);
    const file = join(place, "busy.tar.zst");
    const totals = await createBackup(source.url(), file);
    stop = true;
    await Promise.all(writing);
    expect(totals.missing).toBe(0);

    const target = await makeDatabase();
    openStorage(join(place, "busy"));
    await restoreBackup(target, file, false);
    await within(target, async (sql) => {
      const applied = await sql`
        select a.document_id as id, d.bytes, d.file_key as "fileKey" from job_applications a
        join documents d on d.id = a.document_id join jobs j on j.id = a.job_id`;
      expect(applied.length).toBe(totals.rows["public.job_applications"]);
      expect(applied.length).toBeGreaterThan(5);
      for (const { id, bytes, fileKey } of applied) {
        expect((await readCv({ id, fileKey, encrypted: true }))?.length).toBe(bytes);
      }
    });
    openStorage(join(place, "source"));
  });

  it("ends its snapshot before it reads files, so that vacuum is held up no longer", async () => {
    const [name = ""] = Object.keys(await filesIn(join(place, "source")));
    const path = join(place, "source", name);
    const bytes = await readBytes(path);
    await rm(path);
    // Whoever reads it waits for a writer.
    execFileSync("mkfifo", [path]);
    const taken = createBackup(source.url(), join(place, "snapshot.tar.zst"));
    await within(source.url(), async (sql) => {
      const last = () => sql`
        select state, backend_xmin is null as "isFree" from pg_stat_activity
        where datname = current_database() and query like 'fetch 500 %'`;
      await expect.poll(last).toEqual([{ state: "idle", isFree: true }]);
    });
    await writeFile(path, bytes);
    expect((await taken).missing).toBe(0);
    await rm(path);
    await writeFile(path, bytes);
  });

  it("restored is the same board, row for row and file for file", async () => {
    await within(source.url(), async (sql) => {
      await sql`insert into auth_verifications (identifier, value, expires_at)
        select n::text, repeat(md5(n::text), 5) || E'\n\t\\ ', now() from generate_series(1, 20000) n`;
    });
    const company = await makeCompany();
    const logo = await saveOwnLogo(company, await samplePicture());
    const file = join(place, "quiet.tar.zst");
    await createBackup(source.url(), file);
    const target = await makeDatabase();
    openStorage(join(place, "target"));
    await restoreBackup(target, file, false);
    const restored = await sumsOf(target);
    expect(restored).toEqual(await sumsOf(source.url()));
    expect(Object.keys(restored).length).toBeGreaterThan(15);
    expect(await filesIn(join(place, "target"))).toEqual(await filesIn(join(place, "source")));
    if (isRefused(logo)) throw new Error(logo.refused);
    expect(await filesIn(join(place, "target"))).toHaveProperty(logo.id);
    openStorage(join(place, "source"));

    // It is at work: newer migrations run, counters go on, triggers fire.
    await migrateDatabase(target);
    await within(target, async (sql) => {
      await sql`insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', ${randomUUID()}::text, 'external_id', null))).* from jobs j limit 1`;
      expect(await sql`select from outdated_jobs`).toHaveLength(1);
    });
  });

  it("holds files of a bucket, and can be restored into one", async () => {
    const file = join(place, "bucket.tar.zst");
    const totals = await createBackup(source.url(), file);
    const s3 = await startS3Server();
    await openS3Storage(s3.settings);
    await restoreBackup(await makeDatabase(), file, false);
    const again = join(place, "again.tar.zst");
    expect(await createBackup(source.url(), again)).toEqual(totals);
    openStorage(join(place, "source"));
    await s3.close();
  });

  it("says how many documents have no file, and is one nevertheless", async () => {
    openStorage(join(place, "empty"));
    const file = join(place, "without.tar.zst");
    const totals = await createBackup(source.url(), file);
    openStorage(join(place, "source"));
    expect(totals.files).toBe(0);
    expect(totals.missing).toBe(
      Number(totals.rows["public.documents"]) + Number(totals.rows["public.company_logos"]),
    );
  });

  it("that cannot be written says so", async () => {
    const file = join(place, "no-folder-here", "board.tar.zst");
    await expect(createBackup(source.url(), file)).rejects.toThrow("ENOENT");
  });

  it("that fails leaves no file behind", async () => {
    const file = join(place, "failed.tar.zst");
    await expect(createBackup(source.url().replace("test_", "no_"), file)).rejects.toThrow();
    expect((await readdir(place)).filter((name) => name.startsWith("failed"))).toEqual([]);
  });
});

describe("a damaged archive is refused before anything is touched", () => {
  let whole: Buffer;
  beforeAll(async () => {
    const file = join(place, "whole.tar.zst");
    await createBackup(source.url(), file);
    whole = await readBytes(file);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["with one bit turned", (bytes) => turned(bytes, Math.floor(bytes.length / 2))],
    ["cut off in the middle", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["without its end", (bytes) => bytes.subarray(0, bytes.length * 0.98)],
    ["that is none", () => Buffer.from("a letter")],
    ["that is empty", () => Buffer.alloc(0)],
  ])("%s", async (_, damage) => {
    const file = join(place, "damaged.tar.zst");
    await writeFile(file, damage(whole));
    await expect(checkArchive(file)).rejects.toThrow(DamagedArchiveError);
  });

  it("a whole one is not", async () => {
    const { totals } = await checkArchive(join(place, "whole.tar.zst"));
    expect(totals.rows["public.jobs"]).toBeGreaterThan(0);
  });
});

describe("a restore", () => {
  let file: string;
  /** A board that the archive was restored as: tests clone it. */
  let board: string;
  beforeAll(async () => {
    file = join(place, "first.tar.zst");
    await createBackup(source.url(), file);
    board = await makeDatabase();
    await restoreBackup(board, file, false);
  });
  const makeBoard = () => makeDatabase(new URL(board).pathname.slice(1));

  it("is refused where there is a board, and replaces it only with --replace", async () => {
    const target = await makeDatabase(templateName);
    const somebody = randomUUID();
    await within(target, async (sql) => {
      await sql`insert into auth_users (id, email, name) values (${somebody}, 'a@b.example', 'A')`;
    });
    await expect(restoreBackup(target, file, false)).rejects.toThrow("--replace");
    await within(target, async (sql) => {
      expect(await sql`select 1 from auth_users`).toHaveLength(1);
    });
    await restoreBackup(target, file, true);
    await within(target, async (sql) => {
      expect(await sql`select 1 from auth_users where id = ${somebody}`).toHaveLength(0);
    });
  });

  it("that is interrupted leaves the board as it was", async () => {
    const target = await makeBoard();
    const before = await sumsOf(target);
    await writeFile(join(place, "no-folder"), "");
    openStorage(join(place, "no-folder"));
    await expect(restoreBackup(target, file, true)).rejects.toThrow("could not be stored");
    openStorage(join(place, "source"));
    expect(await sumsOf(target)).toEqual(before);
  });

  it("S10 without the key of its CVs is refused, and the board stays as it was", async () => {
    const { manifest } = await checkArchive(file);
    const archive = await readBytes(file);
    const key = Buffer.from(testFilesKey.filesKey, "base64");
    expect(manifest.filesKeys).toEqual([keyId(key)]);
    expect(zstdDecompressSync(archive).includes(key), "the key itself is not in it").toBe(false);
    const target = await makeBoard();
    const before = await sumsOf(target);
    const other = { ...testFilesKey, filesKey: randomBytes(32).toString("hex") };
    await openKeyring(other);
    const refusal = restoreBackup(target, file, true);
    await expect(refusal).rejects.toThrow(RestoreError);
    await expect(refusal).rejects.toThrow(keyId(key));
    expect(await sumsOf(target)).toEqual(before);
    await openKeyring({ ...other, filesKey: `${other.filesKey},${testFilesKey.filesKey}` });
    await restoreBackup(target, file, true);
    await openKeyring(testFilesKey);
  });

  it("is refused during other connections to the database", async () => {
    const refusal = restoreBackup(source.url(), file, true);
    await expect(refusal).rejects.toThrow(RestoreError);
  });
});

it.each([
  ["restore", [], "Which file?"],
  ["restore", ["a", "b"], "Which file?"],
  ["restore", ["missing.tar.zst"], "There is no file missing.tar.zst"],
  ["restore", ["a", "--force"], "Which file?"],
  ["restore", ["a", "--check", "--replace"], "Which file?"],
  ["backup", ["package.json"], "is there already"],
  ["backup", ["a", "b"], "Where to?"],
] as const)("%s %j: wrong words are told the right ones", async (command, args, message) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  expect(await { backup, restore }[command]([...args])).toBe(2);
  expect(error.mock.calls).toEqual([[expect.stringContaining(message)]]);
});

it.each([
  ["bin/restore.ts", [], "Which file?"],
  ["bin/backup.ts", ["package.json"], "is there already"],
])("%s %j ends with the exit code", async (command, args, message) => {
  const ended = await new Promise<{ code: unknown; text: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], (error, _, text) =>
      resolve({ code: error?.code, text }),
    );
  });
  expect(ended).toEqual({ code: 2, text: expect.stringContaining(message) });
});

const databases: string[] = [];

/** An empty database, or a clone of the one named. */
async function makeDatabase(template = "template1"): Promise<string> {
  const name = `restored_${randomUUID().replaceAll("-", "")}`;
  await asOwner((sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  databases.push(name);
  return urlOf(name);
}

function asOwner(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  return within(urlOf("postgres"), work);
}

function urlOf(name: string): string {
  const url = new URL(source.url());
  url.pathname = `/${name}`;
  return url.href;
}

async function within(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await work(sql).finally(() => sql.end());
}

/** A checksum of each table's rows, but for the counts of changes, which a restore moves on, and unlogged tables. */
async function sumsOf(url: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  await within(url, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
      from pg_tables join pg_class on pg_class.oid = format('%I.%I', schemaname, tablename)::regclass
      where schemaname in ('public', 'drizzle') and relpersistence = 'p'`;
    for (const { name } of tables) {
      if (/^public\.(?:page_changes|board_changes|changed_pages)$/.test(name)) continue;
      const [row] = await sql.unsafe(
        `select md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as sum from ${name} one`,
      );
      sums[name] = row?.sum;
    }
  });
  return sums;
}

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const sums = files.sort().map(async (name) => {
    const bytes = await readBytes(join(folder, name));
    return [name, createHash("sha256").update(bytes).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

/** With one bit turned at a byte, or at the next one where that changes the content: some bits fill up a block. */
function turned(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return isSameContent(copy, bytes) ? turned(bytes, at + 1) : copy;
}

function isSameContent(copy: Buffer, whole: Buffer): boolean {
  try {
    return zstdDecompressSync(copy).equals(zstdDecompressSync(whole));
  } catch {
    return false;
  }
}

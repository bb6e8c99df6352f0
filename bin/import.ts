import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import {
  importBatch,
  importJobs,
  importsAtOnce,
} from "#app/features/jobs/import/import-jobs.server.ts";
import { type ImportedJob, readImportLine } from "#app/features/jobs/import/import-line.ts";
import { formatNumber } from "#app/i18n/format.ts";
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { loadSettings } from "#app/platform/settings/settings.server.ts";
import { endWith } from "#server/lifecycle/exit-with.ts";

/** npm run import -- FILE.jsonl: one job a line; see the README for the fields. */
async function main(file: string | undefined): Promise<number> {
  if (!file) {
    console.error("Which file? npm run import -- FILE.jsonl");
    return 2;
  }
  const { size } = await stat(file);
  const settings = loadSettings(process.env);
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: settings.dataDir });
  try {
    const url = settings.databaseUrl ?? embedded?.url ?? "";
    await migrateDatabase(url, embedded ? embedded.logUrl : settings.moderationLogUrl);
    openDatabase(url, 2);
    return await importFile(file, size);
  } finally {
    await closeDatabase();
    await embedded?.stop();
  }
}

async function importFile(file: string, size: number): Promise<number> {
  const began = Date.now();
  const now = new Date();
  let number = 0;
  let bytes = 0;
  let imported = 0;
  let already = 0;
  let problems = 0;
  let batch: ImportedJob[] = [];
  const writing: Promise<void>[] = [];
  const write = async (jobs: readonly ImportedJob[]) => {
    const stored = await importJobs(jobs);
    imported += stored;
    already += jobs.length - stored;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const share = Math.min(100, Math.round((bytes / Math.max(1, size)) * 100));
    console.log(`[${seconds.padStart(5)}s] ${String(share).padStart(3)}%  ${number} lines read`);
  };
  const flush = async () => {
    if (writing.length === importsAtOnce) await writing.shift();
    const written = write(batch);
    // A failure is met where it is waited for.
    written.catch(() => {});
    writing.push(written);
    batch = [];
  };
  const encoding = await encodingOf(file);
  const lines = createInterface({ input: createReadStream(file, encoding), crlfDelay: Infinity });
  for await (const line of lines) {
    number += 1;
    bytes += Buffer.byteLength(`${line}\n`, encoding);
    if (line.trim() === "") continue;
    const read = readImportLine(line.replace(/^\uFEFF/, ""), now);
    if ("problem" in read) {
      problems += 1;
      console.error(`Line ${number} is skipped: ${read.problem}`);
      continue;
    }
    if (read.doubt) console.error(`Line ${number} is imported as it is: ${read.doubt}`);
    batch.push(read.job);
    if (batch.length === importBatch) await flush();
  }
  await flush();
  await Promise.all(writing);
  const bad = `${formatNumber(problems)} bad ${problems === 1 ? "line" : "lines"} skipped.`;
  console.log(
    `Imported ${formatNumber(imported)} jobs; ${formatNumber(already)} were there already; ${bad}`,
  );
  return 0;
}

/** By its byte order mark: programs of Windows save "Unicode" as UTF-16, little end first. */
async function encodingOf(file: string): Promise<"utf8" | "utf16le"> {
  const opened = await open(file);
  const { buffer } = await opened.read(Buffer.alloc(2), 0, 2, 0).finally(() => opened.close());
  return buffer.readUInt16BE() === 0xff_fe ? "utf16le" : "utf8";
}

await endWith(() => main(process.argv[2]));

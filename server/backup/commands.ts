import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { recordOperatorAct } from "#app/features/operations/operator-acts.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { DamagedArchiveError } from "./archive.ts";
import { createBackup } from "./create-backup.ts";
import type { Totals } from "./manifest.ts";
import { withOwnBoard } from "./own-board.ts";
import { checkArchive, restoreBackup } from "./restore-backup.ts";

/** npm run backup [-- FILE]: the database and the files of this moment in one archive. Returns the exit code. */
export async function backup(args: string[]): Promise<number> {
  const file = readFileName(args);
  if (file === undefined) {
    console.error("Where to? npm run backup [-- FILE]");
    return 2;
  }
  if (existsSync(file)) {
    console.error(`${file} is there already: name another file, or move it away.`);
    return 2;
  }
  await withOwnBoard({ alone: false }, async (url) => {
    const totals = await createBackup(url, file);
    await recordBackup(url);
    const { size } = await stat(file);
    console.log(`${file} (${(size / 1024 / 1024).toFixed(1)} MB): ${describeTotals(totals)}`);
  });
  return 0;
}

/** A backup is good without its record, such as one of a board whose tables are of an older version. */
async function recordBackup(url: string): Promise<void> {
  openDatabase(url, 1);
  try {
    await recordOperatorAct("backup");
  } catch (error) {
    console.warn("The board could not record that it was backed up.", error);
  } finally {
    await closeDatabase();
  }
}

function readFileName(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) return undefined;
    const now = new Date().toISOString().slice(0, 19).replaceAll(":", "");
    return positionals[0] ?? `furas-${now}.tar.zst`;
  } catch {
    return undefined;
  }
}

/** npm run restore -- FILE [--check | --replace]: makes the board of an archive, checked before. Returns the exit code. */
export async function restore(args: string[]): Promise<number> {
  const options = parseOptions(args);
  if (!options) {
    console.error("Which file? npm run restore -- FILE [--check | --replace]");
    return 2;
  }
  const { file, check, replace } = options;
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`);
    return 2;
  }
  try {
    const { manifest, totals } = await checkArchive(file);
    console.log(`${file} is whole, of ${manifest.takenAt}: ${describeTotals(totals)}`);
    if (check) return 0;
    await withOwnBoard({ alone: true }, (url, _, logUrl) =>
      restoreBackup(url, file, replace, logUrl),
    );
  } catch (error) {
    if (!(error instanceof DamagedArchiveError)) throw error;
    console.error(`${file} is damaged; nothing was changed. ${error.message}`);
    return 1;
  }
  console.log("Restored. The next start brings the tables up to date.");
  return 0;
}

function parseOptions(args: string[]) {
  const options = { check: { type: "boolean" }, replace: { type: "boolean" } } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file, more] = positionals;
    if (!file || more || (values.check && values.replace)) return undefined;
    return { file, check: values.check === true, replace: values.replace === true };
  } catch {
    return undefined;
  }
}

/** The content of a backup, in one line. */
function describeTotals({ rows, files, fileBytes, missing }: Totals): string {
  const all = Object.values(rows).reduce((sum, one) => sum + one, 0);
  const megabytes = (fileBytes / 1024 / 1024).toFixed(1);
  const gone = missing > 0 ? ` ${formatNumber(missing)} documents have no file any more.` : "";
  return `${formatNumber(all)} rows of ${Object.keys(rows).length} tables, ${formatNumber(files)} files of ${megabytes} MB.${gone}`;
}

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { DamagedArchiveError } from "#server/backup/archive.ts";
import { describeTotals } from "#server/backup/describe-totals.ts";
import { withOwnBoard } from "#server/backup/own-board.ts";
import { checkArchive, restoreBackup } from "#server/backup/restore-backup.ts";
import { endWith } from "#server/lifecycle/exit-with.ts";

/** npm run restore -- FILE [--check | --replace]: makes the board of an archive, checked before. */
await endWith(async () => {
  const options = parseOptions(process.argv.slice(2));
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
});

function parseOptions(args: string[]) {
  const options = { check: { type: "boolean" }, replace: { type: "boolean" } } as const;
  try {
    const { positionals, values } = parseArgs({ args: args, options, allowPositionals: true });
    const [file, more] = positionals;
    if (!file || more || (values.check && values.replace)) return undefined;
    return { file, check: values.check === true, replace: values.replace === true };
  } catch {
    return undefined;
  }
}

import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createBackup } from "#server/backup/create-backup.ts";
import { describeTotals } from "#server/backup/describe-totals.ts";
import { withOwnBoard } from "#server/backup/own-board.ts";
import { endWith } from "#server/lifecycle/exit-with.ts";

/** npm run backup [-- FILE]: the database and the files of this moment in one archive. */
await endWith(async () => {
  const file = readFileName(process.argv.slice(2));
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
    const { size } = await stat(file);
    console.log(`${file} (${(size / 1024 / 1024).toFixed(1)} MB): ${describeTotals(totals)}`);
  });
  return 0;
});

function readFileName(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args: args, allowPositionals: true });
    if (positionals.length > 1) return undefined;
    const now = new Date().toISOString().slice(0, 19).replaceAll(":", "");
    return positionals[0] ?? `furas-${now}.tar.zst`;
  } catch {
    return undefined;
  }
}

import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { copyBoard, findBoards } from "./board/boards.ts";
import { type MeasuredBoard, openMeasuredBoard } from "./measure/measured-board.ts";
import { readOptions } from "./options.ts";
import { report } from "./report.ts";
import { compareTables } from "./tables.ts";
import { listUncovered } from "./visits/uncovered.ts";
import { walk } from "./visits/walk.ts";

/**
 * npm run bench -- growth: what each page and action costs on the demo board, where lists fill a page, and
 * on a national one, and which grow with the board. Made boards are stored; each run works on copies.
 */
const options = readOptions(
  process.argv.slice(2),
  "npm run bench -- growth [--tenth | --hundredth] [--quick] [--boards FOLDER] [--only TEXT]",
);
await ensureBuilt(console.log);
const stored = await findBoards(options);
const folder = await mkdtemp(join(options.folder, "run-"));
const open: MeasuredBoard[] = [];
let closing: Promise<void> | undefined;
const close = () => {
  closing ??= Promise.all(open.map((board) => board.close())).then(() =>
    rm(folder, { recursive: true, force: true }),
  );
  return closing;
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void close().finally(() => process.exit(130)));
}
try {
  const [small, large] = [
    await openCopy(stored.small, "small"),
    await openCopy(stored.large, "large"),
  ];
  const tables = await compareTables(small.sql, large.sql);
  console.log("Visiting the small board, then the large one.");
  const ofSmall = await walk(small, options);
  const ofLarge = await walk(large, options);
  if (!report(ofSmall, ofLarge, tables, listUncovered())) process.exitCode = 1;
} finally {
  await close();
}

async function openCopy(from: string, name: string): Promise<MeasuredBoard> {
  const place = join(folder, name);
  copyBoard(from, place);
  const board = await openMeasuredBoard(place);
  open.push(board);
  return board;
}

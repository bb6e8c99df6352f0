import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Options } from "#bench/growth/options.ts";
import { root } from "#server/start/start-steps.mjs";
import { makeDemoBoard } from "./demo-board.ts";
import { fillBoard } from "./fill-board.ts";
import { onePage, type Sizes, sizesOf } from "./sizes.ts";

/** What a board is made of: another version of any of it makes another board. */
const sources = ["db", "demo", "bench/growth/board", "bench/search/generator"];

/**
 * The data directories of the small and of the large board, made only if they are not stored yet: the demo
 * data with what fills a page of each list, and with a national board or a part of one.
 */
export async function findBoards({ divisor, folder }: Options) {
  await mkdir(folder, { recursive: true });
  const key = sourceHash();
  const demo = await stored(join(folder, `demo-${key}`), makeDemoBoard);
  const filled = (name: string, sizes: Sizes) =>
    stored(join(folder, `${name}-${key}`), async (place) => {
      copyBoard(demo, place);
      await fillBoard(place, sizes);
    });
  return {
    small: await filled("small", onePage),
    large: await filled(`large-${divisor}`, sizesOf(divisor)),
  };
}

/** A copy to work on: actions change the board. */
export function copyBoard(from: string, to: string): void {
  execFileSync("cp", ["-a", "--reflink=auto", from, to]);
}

async function stored(place: string, make: (place: string) => Promise<void>): Promise<string> {
  if (existsSync(place)) return place;
  const unfinished = `${place}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await make(unfinished);
  renameSync(unfinished, place);
  return place;
}

function sourceHash(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true });
    for (const file of entries.filter((entry) => entry.isFile()).sort(byPlace)) {
      hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
    }
  }
  return hash.digest("hex").slice(0, 12);
}

function byPlace(a: { parentPath: string; name: string }, b: typeof a): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;
}

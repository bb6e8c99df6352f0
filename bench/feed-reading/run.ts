import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measuredKinds, writeFeed } from "./feed-files.ts";

/**
 * npm run bench -- feed-reading [JOBS]: reads feeds of made jobs, 50,000 if not said otherwise, without and with
 * mapping, each in a process of its own: seconds, peak memory and turns of the event loop.
 */
const count = Number(process.argv[2] ?? 50_000);
const folder = mkdtempSync(join(tmpdir(), "furas-feed-reading-"));
const imports = new URL("../imports.mjs", import.meta.url).href;
const measure = join(import.meta.dirname, "measure.ts");

try {
  console.log(
    "| kind | MB | work | items | CPU s | s | peak MB | longest turn, CPU ms | ms | over 20 ms CPU |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  for (const kind of measuredKinds) {
    const file = await writeFeed(folder, kind, count);
    const size = Math.round(statSync(file).size / 1e6);
    for (const work of ["read", "map"]) {
      const line = execFileSync(process.execPath, ["--import", imports, measure, kind, file, work]);
      console.log(`| ${kind} | ${size} | ${work} ${line.toString().trim()}`);
    }
    rmSync(file);
  }
} finally {
  rmSync(folder, { recursive: true });
}

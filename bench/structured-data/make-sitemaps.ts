import {
  findSitemap,
  findSitemapIndex,
  openSitemaps,
} from "#app/features/sharing/sitemap/sitemaps.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import type { SitemapRun } from "./check-sitemaps.ts";

/** Makes the index and all files, in a process of its own; says what that took. */
const [folder = ""] = process.argv.slice(2);
openDatabase(process.env.BENCH_DATABASE ?? "", 4);
await openSitemaps(folder);
// Loading the sources takes more memory for a moment than the work does.
globalThis.gc?.();
const before = process.memoryUsage().rss;
let largest = before;
const look = () => {
  largest = Math.max(largest, process.memoryUsage().rss);
};
const watch = setInterval(look, 20);
const began = performance.now();
const index = await findSitemapIndex();
const files: SitemapRun["files"] = [];
for (const [, name = ""] of index.matchAll(/\/sitemaps\/([^.]+)\.xml\.gz/g)) {
  const file = await findSitemap(name);
  if (!file) throw new Error(`${name} is in the index and not there.`);
  files.push({ name, path: file.path, bytes: file.bytes });
}
const seconds = (performance.now() - began) / 1000;
clearInterval(watch);
look();
const result: SitemapRun = { index, files, seconds, megabytes: (largest - before) / 2 ** 20 };
process.stdout.write(JSON.stringify(result));
await closeDatabase();

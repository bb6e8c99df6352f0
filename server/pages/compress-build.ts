import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, worthCompressing } from "#app/http/compression.server.ts";

const texts = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/** Puts a brotli and a gzip copy beside each text of a built folder, as small as they get. */
export async function compressBuild(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthCompressing) return;
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    await writeFile(path + ending, await compress(content, encoding, "best"));
  }
}

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { closed, closeFolder } from "./close-folder.server.ts";
import type { FileStore } from "./file-store.server.ts";

/**
 * Files in a folder. A crash or a full disk must not leave half a file under its name: so files are
 * written and flushed elsewhere first and then given the name.
 */
export function diskStore(folder: string): FileStore {
  const unfinished = join(folder, "unfinished");
  const pathTo = (key: string) => {
    if (!/^\w[\w-]*(\/\w[\w-]*)*$/.test(key)) throw new Error("A key that leads elsewhere.");
    return join(folder, key);
  };
  void closeFolder(folder);
  void removeLeftovers(unfinished);
  return {
    async put(key, bytes) {
      const half = join(unfinished, randomUUID());
      const path = pathTo(key);
      await mkdir(unfinished, { recursive: true, mode: closed.folder });
      try {
        await writeFile(half, bytes, { flush: true, mode: closed.file });
        await rename(half, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async get(key) {
      return readFile(pathTo(key)).catch(noneIfMissing);
    },
    async remove(key) {
      await rm(pathTo(key), { force: true });
    },
  };
}

function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** A new name is on the disk only once its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Longer than any write takes: what is older was left by a crash. Milliseconds. */
const longest = 60 * 60 * 1000;

async function removeLeftovers(unfinished: string): Promise<void> {
  const names = await readdir(unfinished).catch(() => []);
  for (const name of names) {
    const path = join(unfinished, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > longest) await rm(path, { force: true });
  }
}

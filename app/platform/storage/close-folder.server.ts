import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** For their owner's eyes only. */
export const closed = { file: 0o600, folder: 0o700 } as const;

/** Closes a folder, and the files in it that an older version left open to others; a missing one is fine. */
export async function closeFolder(folder: string): Promise<void> {
  await closeOne(folder);
  for (const name of await readdir(folder).catch(() => [])) await closeOne(join(folder, name));
}

/** A folder of another user cannot be closed from here. */
async function closeOne(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats || (stats.mode & 0o077) === 0) return;
  await chmod(path, stats.isDirectory() ? closed.folder : closed.file).catch(() => {});
}

import { statfs } from "node:fs/promises";
import { logStateChange } from "#app/platform/service-unavailable.server.ts";

/** Bytes that people's writes leave to the database: without room for its write-ahead log it would crash. */
const reserve = 48 * 1024 * 1024;
const between = 1000;

let isFull = false;
let timer: NodeJS.Timeout | undefined;

/** Watches the room on the disk of a directory, once a second. */
export async function openDiskWatch(directory: string): Promise<void> {
  const look = async () => {
    const is = await isShort(directory);
    if (is !== isFull) logStateChange("diskFull", is);
    isFull = is;
  };
  await look();
  timer = setInterval(look, between).unref();
}

export function closeDiskWatch(): void {
  clearInterval(timer);
  isFull = false;
}

/** Whether so little room is left that nothing more may be taken in; false where nobody watches. */
export function diskIsFull(): boolean {
  return isFull;
}

/** A disk that cannot be checked counts as empty: a write will fail if it is not. */
async function isShort(directory: string): Promise<boolean> {
  const space = await readDiskSpace(directory);
  return space !== null && space.free < reserve;
}

/** Bytes of the disk of a directory, free for this process and in all; null where it cannot be checked. */
export async function readDiskSpace(
  directory: string,
): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(directory);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

let disk: Disk | undefined;

/** Opens the file store under a folder. Keys are ids; the names people gave are columns. */
export function openStorage(folder: string): void {
  disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
}

export async function storeFile(key: string, bytes: Uint8Array): Promise<void> {
  await opened().put(key, bytes);
}

/** The bytes of a file, or undefined when there is none under this key. */
export async function readFile(key: string): Promise<Uint8Array | undefined> {
  return (await opened().exists(key)) ? opened().getBytes(key) : undefined;
}

/** Removes a file; a missing one is fine. */
export async function removeFile(key: string): Promise<void> {
  await opened().delete(key);
}

function opened(): Disk {
  if (!disk) throw new Error("The file store is not open.");
  return disk;
}

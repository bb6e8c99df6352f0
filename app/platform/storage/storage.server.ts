import { join } from "node:path";
import { diskStore } from "./disk-store.server.ts";
import { type FileStore, FileStoreError } from "./file-store.server.ts";
import type { S3Settings } from "./s3-store.server.ts";

let store: FileStore | undefined;

/** Opens the file store under a folder. Keys are ids; the names people gave are columns. */
export function openStorage(folder: string): void {
  store = diskStore(folder);
}

/** Opens the file store in a bucket. The client for it is loaded only where there is one. */
export async function openS3Storage(settings: S3Settings): Promise<void> {
  const { s3Store } = await import("./s3-store.server.ts");
  store = await s3Store(settings);
}

/** Opens the file store that the settings name. */
export async function openStorageOf(settings: {
  s3: S3Settings | undefined;
  dataDir: string;
}): Promise<void> {
  if (settings.s3) await openS3Storage(settings.s3);
  else openStorage(join(settings.dataDir, "files"));
}

/** Keeps a file: whole or not at all. Throws a FileStoreError within a second. */
export async function storeFile(key: string, bytes: Uint8Array): Promise<void> {
  await explained("stored", (files) => files.put(key, bytes));
}

/** The bytes of a file, or undefined when there is none under this key. Throws a FileStoreError. */
export async function readFile(key: string): Promise<Uint8Array | undefined> {
  return explained("read", (files) => files.get(key));
}

/** Removes a file; a missing one is fine. Throws a FileStoreError. */
export async function removeFile(key: string): Promise<void> {
  await explained("removed", (files) => files.remove(key));
}

async function explained<T>(what: string, act: (files: FileStore) => Promise<T>): Promise<T> {
  if (!store) throw new Error("The file store is not open.");
  try {
    return await act(store);
  } catch (cause) {
    throw new FileStoreError(`A file could not be ${what}.`, { cause });
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";

/** Does work with the file store again when that fails for a moment: there are many files to come. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of [300, 1000, 1500]) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      await pause(wait);
    }
  }
  return work();
}

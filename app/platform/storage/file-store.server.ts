/** Where files are stored. Every call rejects with an error of its own; nothing is half done. */
export type FileStore = {
  /** Keeps bytes under a key: from then on all of them are read there, and before that nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes under a key, or undefined when there are none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Removes the file of a key; a missing one is fine. */
  remove(key: string): Promise<void>;
};

/** The store could not do it: it is full, broken, or does not answer. Trying again later may help. */
export class FileStoreError extends Error {
  override name = "FileStoreError";
}

/** Bytes that each process may hold of the search index, by default: some 380,000 active jobs. */
export const defaultSearchMemory = 128 * 2 ** 20;

let bytes = defaultSearchMemory;

export function openSearchMemory(maxBytes: number): void {
  bytes = maxBytes;
}

/** Bytes that this process may hold of the search index; what takes more is left to the database. */
export function searchMemory(): number {
  return bytes;
}

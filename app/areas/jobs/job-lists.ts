/** Reads a JSON-encoded list of sentences; broken text is no list and breaks nothing. */
export function readList(stored: string | null): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? "");
    if (!Array.isArray(read)) return [];
    return read
      .filter((entry) => typeof entry === "string")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
  } catch {
    return [];
  }
}

/** Writes a list as the database holds it, without its empty lines. */
export function writeList(sentences: readonly string[]): string {
  return JSON.stringify(sentences.map((each) => each.trim()).filter((each) => each !== ""));
}

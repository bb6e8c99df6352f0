/** Reads a JSON-encoded list of sentences; broken text is no list and breaks nothing. */
export function readList(stored: string | null): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? "");
    if (!Array.isArray(read)) return [];
    return cleanedSentences(read.filter((entry) => typeof entry === "string"));
  } catch {
    return [];
  }
}

/** Writes a list as the database holds it, without its empty lines. */
export function writeList(sentences: readonly string[]): string {
  return JSON.stringify(cleanedSentences(sentences));
}

/** A list without its empty lines, as it is stored and read. */
function cleanedSentences(sentences: readonly string[]): string[] {
  return sentences.map((each) => each.trim()).filter((each) => each !== "");
}

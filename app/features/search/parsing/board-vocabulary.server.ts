import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addVocabulary } from "#app/features/search/words/vocabulary.ts";
import { log } from "#app/platform/log/log.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Reads the owner's lines, vocabulary.txt in the data directory, once a process. */
export function readOwnVocabulary(): Promise<void> {
  reading ??= read();
  return reading;
}

let reading: Promise<void> | undefined;

async function read(): Promise<void> {
  try {
    const file = join(settings().dataDir, "vocabulary.txt");
    log("vocabulary", { lines: addVocabulary(await readFile(file, "utf8")) });
  } catch {
    // Most have none.
  }
}

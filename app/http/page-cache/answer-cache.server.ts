import { countPageChanges } from "./page-changes.server.ts";

/** What was made, and the version of the board that it is of; undefined where that is not known. */
export type Versioned<T> = { answer: T; version: string | undefined };

type Entry = { answer: Buffer; changes: string; createdAt: number };
type Settings = {
  maxBytes: number;
  /** The longest that an answer is given, in milliseconds: what it shows may hang on the time of day. */
  maxAgeMs?: number;
  /** Whether also one that has to be made is preceded by the question what the count is, and told it. */
  tellsChanges?: boolean;
  countChanges?: () => string | Promise<string>;
  now?: () => number;
};

/**
 * Remembers bodies of answers that everybody is given alike, as UTF-8, the least recently used go first. One is given
 * again only while nothing on the board has changed, which the database is asked as for a cached page (see
 * `PageChanges.count`); one that has to be made is not preceded by that question, since it knows the version
 * that it is of.
 */
export function createAnswerCache({
  maxBytes,
  maxAgeMs = 10_000,
  tellsChanges = false,
  countChanges = countPageChanges,
  now = () => performance.now(),
}: Settings) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  async function take(
    key: string,
    make: (changes: string | undefined) => Promise<Versioned<string>>,
  ): Promise<Buffer> {
    const known = entries.get(key);
    const isYoung = known && now() - known.createdAt < maxAgeMs;
    const changes = isYoung || tellsChanges ? await countChanges() : undefined;
    if (isYoung && known.changes === changes) {
      keep(key, known);
      return known.answer;
    }
    forget(key);
    const createdAt = now();
    const { answer: text, version } = await make(changes);
    const answer = Buffer.from(text);
    if (version !== undefined) keep(key, { answer, changes: changesIn(version), createdAt });
    return answer;
  }

  function keep(key: string, entry: Entry): void {
    forget(key);
    if (bytesOf(key, entry) > maxBytes / 16) return;
    entries.set(key, entry);
    bytes += bytesOf(key, entry);
    for (const [oldest] of entries) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= bytesOf(key, entry);
  }

  return { take, bytes: () => bytes };
}

const overhead = 300;

/** A letter of a key with Arabic takes two bytes. */
function bytesOf(key: string, { answer }: Entry): number {
  return 2 * key.length + answer.length + overhead;
}

/** The count of changes that a version begins with; see board_version in SQL. */
export function changesIn(version: string): string {
  return version.split(" ", 1)[0] ?? "";
}

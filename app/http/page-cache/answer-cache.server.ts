import { LruMap } from "#app/platform/lru-map.ts";
import { countPageChanges } from "./page-changes.server.ts";

/** An answer and the board's version it was made of; undefined if unknown. */
export type Versioned<T> = { answer: T; version: string | undefined };

type Entry = { answer: Buffer; changes: string; createdAt: number };
type Make = (changes: Changes) => Promise<Versioned<string>>;
export type Changes = string | Promise<string> | undefined;
type Settings = {
  maxBytes: number;
  /** The maximum age of an answer in milliseconds: it may depend on the time of day. */
  maxAgeMs?: number;
  /** Whether the count of changes is read while an answer is made, too, and passed to it. */
  tellsChanges?: boolean;
  countChanges?: () => string | Promise<string>;
  now?: () => number;
};

/**
 * Remembers bodies of answers that everybody is given alike, as UTF-8, the least recently used go first. One is given
 * again only while nothing on the board has changed, which the database is asked as for a cached page (see
 * `PageChanges.count`); one that has to be made is not preceded by that question, since it knows the version
 * that it is of. What many ask for at once is made once.
 */
export function createAnswerCache({
  maxBytes,
  maxAgeMs = 10_000,
  tellsChanges = false,
  countChanges = countPageChanges,
  now = () => performance.now(),
}: Settings) {
  const entries = new LruMap<string, Entry>({ max: maxBytes, sizeOf: bytesOf });
  const making = new Map<string, Promise<void>>();

  async function take(key: string, make: Make): Promise<Buffer> {
    let held = await find(key);
    const other = making.get(key);
    if (!held.answer && other) {
      await other;
      // Whether it is new enough for this call, too, is asked as of any other.
      held = await find(key);
    }
    return held.answer ?? share(key, makeAnswer(key, make, held.changes));
  }

  /** The held answer, if current, and the count of changes if it was asked for. */
  async function find(key: string): Promise<{ answer?: Buffer; changes: Changes }> {
    const known = entries.peek(key);
    const isYoung = known && now() - known.createdAt < maxAgeMs;
    if (!isYoung) return { changes: tellsChanges ? askForChanges() : undefined };
    const changes = await countChanges();
    if (known.changes !== changes) return { changes };
    entries.get(key);
    return { answer: known.answer, changes };
  }

  function askForChanges(): Changes {
    const changes = countChanges();
    // The maker may fail before it awaits it: avoid an unhandled rejection.
    if (typeof changes !== "string") changes.catch(() => {});
    return changes;
  }

  /** Calls that come meanwhile wait for it. */
  function share(key: string, answering: Promise<Buffer>): Promise<Buffer> {
    const done = answering.then(end, end);
    making.set(key, done);
    function end(): void {
      if (making.get(key) === done) making.delete(key);
    }
    return answering;
  }

  async function makeAnswer(key: string, make: Make, changes: Changes): Promise<Buffer> {
    entries.delete(key);
    const createdAt = now();
    const { answer: text, version } = await make(changes);
    const answer = Buffer.from(text);
    if (version === undefined) return answer;
    const entry = { answer, changes: changesIn(version), createdAt };
    if (bytesOf(key, entry) <= maxBytes / 16) entries.set(key, entry);
    return answer;
  }

  return { take, bytes: () => entries.size };
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

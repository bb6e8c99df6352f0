import type { JobQuery } from "#app/features/job/job-query.ts";
import type { InputWord } from "#app/features/search/words/half-words.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import { countWholeMatches, type JobTotal } from "./answer-query.server.ts";
import { answerFromMemory } from "./in-memory/memory-reader.server.ts";
import type { IndexReader } from "./index-reader.ts";
import { type BoardNames, currentNames, namesOf } from "./names/board-names.server.ts";
import { jobsAt, type NamedRow, namedIn } from "./names/suggested-names.ts";

export type { NamedRow };

/** What suggestions read of the board, all of one version. */
export type BoardToSuggest = {
  /** Whether a word of a title or a company begins so. */
  begins: (start: string) => boolean;
  /** The titles and companies that answer the words, the likeliest first; of `isStrange` ones also by half a sound. */
  namedBy: (words: readonly InputWord[], isStrange: boolean) => NamedRow[];
  /** How many jobs have folded words in their titles. */
  titledBy: (folded: string) => number;
  /** How many jobs are at a place or in it. */
  jobsAt: (placeId: string) => number;
  /** How many jobs answer all of a search. */
  count: (query: JobQuery) => Promise<JobTotal>;
};

/**
 * An answer from the board, and its version. `changes` is the count of page
 * changes where the caller has just asked for it.
 */
export async function suggestFromBoard<T>(
  answer: (board: BoardToSuggest) => Promise<T>,
  changes: string | undefined,
): Promise<{ answer: T; version: string }> {
  const names = namesOf(changes) ?? (await currentNames());
  const { version } = names;
  const from = (reader: IndexReader) => answer({ ...readNames(names), count: counterOf(reader) });
  return { answer: await answerFromMemory(from, version), version };
}

function readNames(names: BoardNames): Omit<BoardToSuggest, "count"> {
  const tables = [names.titles, names.companies];
  return {
    begins: (start) => tables.some(({ words }) => !words.beginning(start).next().done),
    namedBy: (words, isStrange) => namedIn(names, words, isStrange),
    titledBy: (folded) => names.titles.countNamed(folded),
    jobsAt: (id) => jobsAt(names.places, id),
  };
}

const maxRemembered = 5_000;
const newCounts = (version: string) => ({
  version,
  counts: new LruMap<string, Promise<JobTotal>>({ max: maxRemembered, sizeOf: () => 1 }),
});
const memory = perDatabase(() => newCounts(""));

/** Counts of the same version of the board are reused, also while they are made: many type the same beginnings. */
function counterOf(reader: IndexReader): BoardToSuggest["count"] {
  const held = memory();
  if (held.version !== reader.version) Object.assign(held, newCounts(reader.version));
  const { counts } = held;
  return (query) => {
    const key = JSON.stringify(query);
    const known = counts.get(key);
    if (known) return known;
    const counting = countWholeMatches(reader, query);
    counts.set(key, counting);
    // One that failed is made again.
    counting.catch(() => counts.delete(key));
    return counting;
  };
}

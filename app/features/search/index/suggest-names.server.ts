import type { JobQuery } from "#app/features/job/job-query.ts";
import type { InputWord } from "#app/features/search/words/half-words.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { LruMap } from "#app/platform/lru-map.ts";
import { countWholeMatches, isTitled, type JobTotal, newestWhole } from "./answer-query.server.ts";
import { answerFromMemory, untilSent } from "./in-memory/memory-reader.server.ts";
import type { IndexReader } from "./index-reader.ts";
import {
  type BoardNames,
  currentNames,
  namesInMemory,
  namesOf,
} from "./names/board-names.server.ts";
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
  /** Whether titles say the thing that a name is of, under any of its names. */
  isTitled: (name: string) => Promise<boolean>;
  /** The newest jobs that answer all of a keyword: searches of as many jobs that have the same find the same. */
  newest: (keyword: string) => Promise<string>;
};

/**
 * An answer from the board, and its version. `changes` is the count of page changes where the caller has just
 * asked for it: the answer is made while the database replies.
 */
export async function suggestFromBoard<T>(
  answer: (board: BoardToSuggest) => Promise<T>,
  changes: string | Promise<string> | undefined,
): Promise<{ answer: T; version: string }> {
  const reading = currentNamesAt(changes);
  const version = reading.then((names) => names.version);
  await untilSent(version);
  return answerFromMemory(async (reader) => {
    const held = namesInMemory();
    const names = held?.version === reader.version ? held : await reading;
    const board = { ...readNames(names), ...counterOf(reader) };
    return { answer: await answer(board), version: reader.version };
  }, version);
}

async function currentNamesAt(changes: string | Promise<string> | undefined): Promise<BoardNames> {
  return namesOf(await changes) ?? currentNames();
}

function readNames(names: BoardNames): Omit<BoardToSuggest, keyof Counts> {
  const tables = [names.titles, names.companies];
  return {
    begins: (start) => tables.some(({ words }) => !words.beginning(start).next().done),
    namedBy: (words, isStrange) => namedIn(names, words, isStrange),
    titledBy: (folded) => names.titles.countNamed(folded),
    jobsAt: (id) => jobsAt(names.places, id),
  };
}

type Counts = Pick<BoardToSuggest, "count" | "isTitled" | "newest">;

const maxCompared = 20;
const maxRemembered = 5_000;
const remembered = <T>() => new LruMap<string, Promise<T>>({ max: maxRemembered, sizeOf: () => 1 });
const newAnswers = (version: string) => ({
  version,
  counts: remembered<JobTotal>(),
  titled: remembered<boolean>(),
  newest: remembered<string>(),
});
const memory = perDatabase(() => newAnswers(""));

/** Answers of the same version of the board are reused, also while they are made: many type the same beginnings. */
function counterOf(reader: IndexReader): Counts {
  const held = memory();
  if (held.version !== reader.version) Object.assign(held, newAnswers(reader.version));
  const { counts, titled, newest } = held;
  return {
    count: (query) =>
      computeOnce(counts, JSON.stringify(query), () => countWholeMatches(reader, query)),
    isTitled: (name) => computeOnce(titled, name, () => isTitled(reader, name)),
    newest: (keyword) =>
      computeOnce(newest, keyword, async () =>
        String(await newestWhole(reader, keyword, maxCompared)),
      ),
  };
}

function computeOnce<T>(
  results: LruMap<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = results.get(key);
  if (known) return known;
  const making = make();
  results.set(key, making);
  // One that failed is made again.
  making.catch(() => results.delete(key));
  return making;
}

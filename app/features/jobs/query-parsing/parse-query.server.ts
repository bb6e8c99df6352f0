import { intentNamed, isFiller } from "#app/features/jobs/search/intent-words.ts";
import type {
  ParsedQuery,
  QueryPart,
  SpellingMap,
  Spellings,
} from "#app/features/jobs/search/parsed-query.ts";
import { isLargePlace, placesCalled } from "#app/features/jobs/search/place-words.ts";
import { stem, stemAfterClitic } from "#app/features/jobs/search/stem.ts";
import {
  type Concept,
  conceptsNamed,
  maxNameLength,
} from "#app/features/jobs/search/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { readOwnVocabulary } from "./board-vocabulary.server.ts";
import { categoriesNamed } from "./category-words.server.ts";
import { retype } from "./retype.ts";
import { isReadable, type JobWords, rememberUses, spellingsOf, wordsInUse } from "./spelling.ts";

const maxWords = 12;

/**
 * Understands raw input; in quotation marks it is looked for as it stands. `known` are spellings that
 * a query before this one has found.
 */
export async function parseQuery(
  keyword: string,
  words: JobWords,
  known?: SpellingMap,
): Promise<ParsedQuery> {
  await readOwnVocabulary();
  const jobWords = rememberUses(words);
  const tokens = keyword.split(/\s+/).filter(Boolean);
  const retyped = isQuoted(keyword)
    ? undefined
    : await retype(tokens, isReadable, (words) => wordsInUse(words, jobWords));
  const isWord = (_: string, at: number) => fold(retyped?.[at] ?? tokens[at] ?? "") !== "";
  const rawWords = tokens.filter(isWord);
  const inputWords = (retyped?.filter(isWord) ?? rawWords)
    .flatMap((token, at) =>
      fold(token)
        .split(" ")
        .map((word) => ({ word, at })),
    )
    .slice(0, maxWords);
  if (isQuoted(keyword)) {
    const parts = inputWords.map(({ word, at }) => verbatimPart(word, at));
    return { parts, rawWords, respelled: [], spellings: new Map() };
  }
  const spellings = await spellingsOf(
    inputWords.map(({ word }) => word),
    jobWords,
    known,
  );
  const slots = inputWords.flatMap(({ word, at }) => slotsOf(word, at, spellings.get(word)));
  const joined = partsOf(slots, true);
  const parts = joined.length > 0 ? joined : partsOf(slots, false);
  const respelled = inputWords.flatMap(({ word, at }) => {
    const [first] = spellings.get(word) ?? [];
    const changed = first && first.join("") !== word && !word.endsWith(first.join(""));
    return changed ? [{ word: first.join(" "), at }] : [];
  });
  return {
    ...{ parts, rawWords, respelled, spellings },
    ...(retyped && { retyped: retyped.join(" ") }),
  };
}

function isQuoted(keyword: string): boolean {
  return /^["“”«].*["“”»]$/.test(keyword.trim());
}

function verbatimPart(word: string, at: number): QueryPart {
  return { kind: "verbatim", words: [word], from: at, to: at };
}

/** A word with all that it may be. */
type Slot = { at: number; words: string[] };

function slotsOf(word: string, at: number, spellings: Spellings = [[word]]): Slot[] {
  const [first] = spellings;
  if (first && first.length > 1) return first.map((each) => ({ at, words: [each] }));
  return [{ at, words: spellings.flat() }];
}

function partsOf(slots: readonly Slot[], withoutFillers: boolean): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < slots.length; ) {
    const { part, length } = partAt(slots, at, withoutFillers);
    if (part) parts.push(part);
    at += length;
  }
  return parts;
}

function partAt(slots: readonly Slot[], start: number, withoutFillers: boolean) {
  for (let length = Math.min(maxNameLength, slots.length - start); length > 0; length--) {
    const taken = slots.slice(start, start + length);
    if (length === 1 && withoutFillers && taken[0]?.words.every(isFiller)) {
      return { part: undefined, length };
    }
    const part = namedPart(taken);
    if (part) return { part, length };
  }
  const taken = slots.slice(start, start + 1);
  const number = taken[0]?.words[0] ?? "";
  const next = slots.slice(start + 1, start + 2);
  if (/^\d+$/.test(number) && next.length > 0) {
    return { part: { ...wordsPart(next), ...span([...taken, ...next]), number }, length: 2 };
  }
  return { part: wordsPart(taken), length: 1 };
}

/** What the words name together; a small place yields to a thing of its name. */
function namedPart(taken: readonly Slot[]): QueryPart | undefined {
  const phrases = phrasesOf(taken);
  const where = span(taken);
  for (const words of phrases) {
    const intent = intentNamed(words.join(" "));
    if (intent) return { kind: "intent", intent, words, ...where };
  }
  const ids = [...new Set(phrases.flatMap((words) => placesCalled(words.join(" "))))];
  const words = phrases[0] ?? [];
  if (isLargePlace(ids)) return { kind: "place", ids, words, ...where };
  const part = wordsPart(taken);
  if (part.names.length > 0) return part;
  return ids.length > 0 ? { kind: "place", ids, words, ...where } : undefined;
}

function wordsPart(taken: readonly Slot[]) {
  const phrases = phrasesOf(taken);
  const names = [...new Set(phrases.flatMap(namesOf))];
  const pieces = taken.map(({ words }) => ({
    stems: words.map(stem),
    names: words.flatMap((word) => conceptsNamed([stem(word)])),
  }));
  const [words = []] = phrases;
  const categories = categoriesNamed(words);
  return { kind: "words" as const, words, names, pieces, categories, ...span(taken) };
}

function namesOf(words: readonly string[]): readonly Concept[] {
  const stems = words.map(stem);
  const concepts = conceptsNamed(stems);
  const first = stemAfterClitic(words[0] ?? "");
  return concepts.length > 0 || !first ? concepts : conceptsNamed([first, ...stems.slice(1)]);
}

/** Each way to read the words one after the other, some at most. */
function phrasesOf(taken: readonly Slot[]): string[][] {
  let phrases: string[][] = [[]];
  for (const { words } of taken) {
    phrases = phrases.flatMap((phrase) => words.map((word) => [...phrase, word])).slice(0, 16);
  }
  return phrases;
}

function span(taken: readonly Slot[]): { from: number; to: number } {
  return { from: taken[0]?.at ?? 0, to: taken.at(-1)?.at ?? 0 };
}

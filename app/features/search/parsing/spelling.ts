import { occupationsDerived } from "#app/features/search/words/derived-words.ts";
import { intentNamed, isIntentWord } from "#app/features/search/words/intent-words.ts";
import { maxDistanceFor, nearWords } from "#app/features/search/words/near-words.ts";
import type { SpellingMap, Spellings } from "#app/features/search/words/parsed-query.ts";
import { placeNamed } from "#app/features/search/words/place-words.ts";
import { isArabic, stem, stemAfterClitic } from "#app/features/search/words/stem.ts";
import { isCommonWord } from "#app/features/search/words/talk/common-words.ts";
import {
  isArabizi,
  isFiller,
  isNegatorWord,
  isRequestCue,
  isSentenceWord,
} from "#app/features/search/words/talk/question-words.ts";
import { conceptsNamed, isVocabulary } from "#app/features/search/words/vocabulary.ts";
import {
  alone,
  arabiziSpellings,
  furtherSpellings,
  heardAs,
  longestWord,
  nearestSpellings,
  soundsLike,
} from "./likely-spellings.ts";
import { dictionary, nearNames } from "./near-names.ts";

/** The words of the existing jobs, from the search index. */
export type JobWords = {
  /** Those of these stems that many jobs have. */
  commonStems: (stems: readonly string[]) => Promise<ReadonlySet<string>>;
  /** How often each word stands in a title or in a company's name, counted up to `limit`. */
  countUses: (words: readonly string[], limit: number) => Promise<ReadonlyMap<string, number>>;
  /** In how many jobs' texts each stem stands, counted up to `limit`. */
  countTexts: (stems: readonly string[], limit: number) => Promise<ReadonlyMap<string, number>>;
  /** The folded names of companies that the words name whole, by how they sound. */
  companiesCalled: (words: readonly string[]) => Promise<string[]>;
  /** The folded names of companies that initials stand for: "jpmc", "hp enterprise". */
  companiesAbbreviated: (initials: string) => Promise<string[]>;
  /** Words of titles and company names that begin so or, of `alike`, are spelled somewhat so. */
  findTitleWords: (word: string, alike: boolean) => Promise<string[]>;
};

/** The same, asked once for each word. */
export function rememberUses(jobWords: JobWords): JobWords {
  const known = new Map<string, number>();
  return {
    ...jobWords,
    async countUses(words, limit) {
      const others = words.filter((word) => !known.has(word));
      const uses = await jobWords.countUses(others, limit);
      for (const word of others) known.set(word, uses.get(word) ?? 0);
      return known;
    },
  };
}

/** The same, with a call of `look` before it is asked about any word. */
export function watchWords(jobWords: JobWords, look: () => void): JobWords {
  const watched =
    <T extends unknown[], R>(of: (input: string | readonly string[], ...rest: T) => R) =>
    (input: string | readonly string[], ...rest: T) => {
      if (input.length > 0) look();
      return of(input, ...rest);
    };
  return Object.fromEntries(
    Object.entries(jobWords).map(([name, of]) => [name, watched(of as never)]),
  ) as unknown as JobWords;
}

/** Of more unknown words in one search the others are taken as they are: each costs a look at all titles. */
const maxRespelled = 6;

/**
 * Reads each of the folded words, unknown ones in their likely spelling. Results of an earlier
 * search come from `known`.
 */
export async function spellingsOf(
  words: readonly string[],
  jobWords: JobWords,
  known: SpellingMap = new Map(),
): Promise<SpellingMap> {
  const ofNames = inKnownNames(words);
  const spellings = new Map(known);
  const strangers = [...new Set(words)].filter(
    (word) => !spellings.has(word) && !isKnown(word) && !ofNames.has(word),
  );
  const common = await jobWords.commonStems(strangers.map(stem));
  const others = strangers.filter((word) => !common.has(stem(word)));
  const unknown = others.filter((word) => !isCommonWord(word));
  // A common word is no misspelling, but a few words with a verb may name an occupation.
  const isWanted = (word: string) => {
    const at = words.indexOf(word);
    return words.length < longMessage || words.slice(Math.max(0, at - 2), at).some(isRequestCue);
  };
  const isAction = (word: string) =>
    isCommonWord(word) && !isKnown(word) && !spellings.has(word) && isWanted(word);
  const actions = words.length < longMessage ? others : words;
  for (const word of actions.filter(isAction)) {
    const derived = occupationsDerived(word);
    if (derived.length > 0) spellings.set(word, alone(derived));
  }
  const strange = unknown.slice(0, Math.max(0, maxRespelled - known.size));
  const uses = await jobWords.countUses(strange, commonAt);
  const isInLatin = isArabizi(words);
  for (const word of isInLatin ? unknown.slice(strange.length) : []) {
    const arabic = arabiziSpellings(word);
    if (arabic.length > 0) spellings.set(word, arabic);
  }
  const readingsOf = (word: string) => {
    const arabic = isInLatin ? arabiziSpellings(word) : [];
    return arabic.length > 0 ? arabic : nearestSpellings(word);
  };
  const nearest = new Map(
    strange
      .filter((word) => isSpelled(word) && (uses.get(word) ?? 0) < commonAt)
      .map((word) => [word, readingsOf(word)]),
  );
  // A word of texts alone is no mistake for the name nearest to it.
  const untitled = strange.filter((word) => !uses.get(word) && nearest.has(word));
  const texts = await jobWords.countTexts(untitled.map(stem), commonAt);
  const usesOf = (word: string) => uses.get(word) ?? 0;
  const textsOf = (word: string) => texts.get(stem(word)) ?? 0;
  // Among many unknown words every name of several might be meant.
  const isShort = unknown.length <= maxRespelled;
  const named = nearNames(
    words.filter((word) => !isFiller(word)),
    (word) =>
      isShort &&
      strange.includes(word) &&
      !isReadable(word) &&
      Math.max(usesOf(word), textsOf(word)) < commonAt,
  );
  for (const word of new Set(words)) {
    // Many jobs have the mistake, too.
    if (word.length > 3 && common.has(stem(word)) && isArabic(word) && !isReadable(word)) {
      const heard = heardAs(word);
      if (heard.length > 0) spellings.set(word, [[word], ...alone(heard)]);
    }
  }
  for (const word of strange.filter((word) => !named.has(word))) {
    const derived = usesOf(word) < commonAt ? occupationsDerived(word) : [];
    if (derived.length > 0) {
      spellings.set(word, alone(derived));
      continue;
    }
    const used = { uses: usesOf(word), texts: textsOf(word) };
    spellings.set(word, await meaningsOf(word, used, nearest.get(word) ?? [], jobWords));
  }
  for (const [word, meant] of named) {
    if (!known.has(word)) spellings.set(word, usesOf(word) > 0 ? [[word], [meant]] : [[meant]]);
  }
  return spellings;
}

/** The words that name a place or a thing together with their neighbours: "deir ezzor", "inşaat mühendisi". */
function inKnownNames(words: readonly string[]): Set<string> {
  const parts = words.flatMap((_, index) =>
    [2, 3, 4].flatMap((length) => {
      const name = words.slice(index, index + length);
      return name.length === length && isName(name) ? name : [];
    }),
  );
  return new Set(parts);
}

function isName(words: readonly string[]): boolean {
  const name = words.join(" ");
  return (
    placeNamed(name) !== undefined ||
    intentNamed(name) !== undefined ||
    conceptsNamed(words.map(stem)).length > 0
  );
}

/** Whether a word may be spelled otherwise: no number, no sign, no letter with another word, nothing endless. */
function isSpelled(word: string): boolean {
  const bare = stemAfterClitic(word);
  const isKnownAfter = bare !== undefined && isVocabulary(bare);
  const { length } = word;
  return !isKnownAfter && length > 2 && length <= longestWord && /\p{Alphabetic}{2}/u.test(word);
}

async function meaningsOf(
  word: string,
  { uses, texts }: { uses: number; texts: number },
  nearest: string[][],
  jobWords: JobWords,
): Promise<Spellings> {
  const bare = stemAfterClitic(word);
  if (bare && isVocabulary(bare)) return [[word.slice(1)]];
  if (!isSpelled(word)) return [[word]];
  // A word of this many titles or company names is no mistake, but may be Arabic in Latin letters.
  const isMistaken = uses < commonAt && nearest.length === 0;
  // A word in jobs' texts is a word; only its neighbours may be meant instead.
  const further = isMistaken && texts === 0 ? furtherSpellings(word) : nearest;
  const others = uses >= commonAt ? soundsLike(word) : further;
  if (others.length === 0 && uses + texts === 0) {
    return orItself(word, await likeTitles(word, jobWords));
  }
  return uses + texts > 0 ? [[word], ...others] : orItself(word, others);
}

const commonAt = 3;

/** From this number of words on a verb tells a story. */
const longMessage = 12;

function orItself(word: string, others: string[][]): Spellings {
  return others.length > 0 ? others : [[word]];
}

/** Whether a folded word is known, also after a letter such as "and" or "in" written onto it. */
export function isReadable(word: string): boolean {
  const bare = stemAfterClitic(word);
  return isKnown(word) || (bare !== undefined && isVocabulary(bare));
}

/** Whether a folded word is one of the vocabulary or a common one of its language. */
export function isWord(word: string): boolean {
  return isReadable(word) || isCommonWord(word);
}

/** Those of the folded words that stand in several jobs, or in a title or a company's name. */
export async function wordsInUse(
  words: readonly string[],
  { commonStems, countUses }: JobWords,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const [common, uses] = await Promise.all([
    commonStems(words.map(stem)),
    countUses(words, commonAt),
  ]);
  return new Set(words.filter((word) => common.has(stem(word)) || (uses.get(word) ?? 0) > 0));
}

function isKnown(word: string): boolean {
  return (
    isVocabulary(stem(word)) ||
    conceptsNamed([stem(word)]).length > 0 ||
    dictionary().places.has(word) ||
    isFiller(word) ||
    isNegatorWord(word) ||
    isSentenceWord(word) ||
    isIntentWord(word) ||
    isIntentWord(word.replace(/^[وف]?ك(?=.{4})/, "")) ||
    placeNamed(word) !== undefined
  );
}

/** Words of titles and company names that begin so, or else are spelled nearly so. */
async function likeTitles(word: string, { findTitleWords }: JobWords): Promise<string[][]> {
  const begun = await findTitleWords(word, false);
  if (begun.length > 0) return alone(begun);
  const maxDistance = maxDistanceFor(word);
  return maxDistance === 0
    ? []
    : alone(nearWords(word, await findTitleWords(word, true), maxDistance));
}

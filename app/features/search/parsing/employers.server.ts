import { arabicSoundDistance } from "#app/features/search/words/latin-arabic.ts";
import { constructOf, nameSound } from "#app/features/search/words/name-sound.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import { isCommonWord } from "#app/features/search/words/talk/common-words.ts";
import { numberAt } from "#app/features/search/words/talk/number-words.ts";
import {
  isFiller,
  isGenericName,
  isNegator,
  isSentenceWord,
} from "#app/features/search/words/talk/question-words.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { furtherSpellings, nearestSpellings } from "./likely-spellings.ts";
import { isReadable, isWord, type JobWords } from "./spelling.ts";

type InputWord = { word: string; at: number };

const longest = 5;
/** From this number of equal consonants on two words are the same name. */
const surelySame = 5;

/**
 * The employers that a query names whole or by first words, in either script and with other vowels. A name of
 * one word counts if it is no known word. "Bank" and the like beside a name belong to it.
 */
export async function findEmployers(
  words: readonly InputWord[],
  { companiesCalled }: JobWords,
): Promise<QueryPart[]> {
  const employers: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const employer = await employerAt(words, at, companiesCalled);
    if (employer) employers.push(employer.part);
    at += employer?.length ?? 1;
  }
  return employers;
}

/** Known words mean a company only as it writes them; one strange word may be a slip of a known one. */
function isMeant(name: string, own: readonly string[], named: readonly string[]): boolean {
  const written = name.split(" ");
  const [first = "", ...others] = own;
  if (own.every((word) => written.includes(word))) {
    if (others.length > 0 || (isWhole(name, first) && !isWord(first))) return true;
    // "Link" is more than the first word of a company's name.
    return isCommonWord(first) ? isWhole(name, first) : nearestSpellings(first).length === 0;
  }
  if (named.length > 1 && name.replaceAll(" ", "").startsWith(named.join(""))) return true;
  if (others.length === 0 && written.some(isOccupation)) return false;
  if (isOtherScript(name, own) || isOtherScript(name, constructOf(own))) return true;
  // A company called "engineer" is not meant by a misspelled one.
  if (own.every(isArabic(first) ? isReadable : isWord) || written.every(isReadable)) return false;
  const long = own.filter((word) => word.length > 2);
  if (others.length > 0) return 2 * long.filter(isReadable).length <= long.length;
  if (nearestSpellings(first).length > 0) return false;
  return nameSound(first).length >= surelySame || furtherSpellings(first).length === 0;
}

/** Whether a name, or its first word, is this in the other script, its long vowels too: "amazon" is امازون. */
function isOtherScript(name: string, words: readonly string[]): boolean {
  const [word, count] = [words.join(""), words.length];
  const written = name.split(" ").filter((each) => !isGenericName(each));
  if (written.some(isOccupation)) return false;
  return [written.join(""), written.slice(0, count).join("")].some((start) => {
    if (isArabic(start) === isArabic(word) || nameSound(start) !== nameSound(word)) return false;
    const [latin, arabic] = isArabic(word) ? [start, word] : [word, start];
    const distance = arabicSoundDistance(latin, arabic);
    return distance !== undefined && distance <= nameSound(word).length * costOfVowel;
  });
}

const costOfVowel = 0.25;

function isWhole(name: string, word: string): boolean {
  return name.split(" ").every((each) => each === word || isGenericName(each));
}

/** In a message any two words may sound like some company. */
function isWritten(name: string, own: readonly string[], named: readonly string[]): boolean {
  return own.every((word) => name.split(" ").includes(word)) && isMeant(name, own, named);
}

const longMessage = 12;

async function employerAt(
  words: readonly InputWord[],
  start: number,
  companiesCalled: JobWords["companiesCalled"],
): Promise<{ part: QueryPart; length: number } | undefined> {
  // Of a query for nothing else also a known word may be a company.
  const isAlone = words.every(
    ({ word }) => isGenericName(word) || isFiller(word) || word === words[start]?.word,
  );
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    const taken = words.slice(start, start + length);
    const named = taken.map(({ word }) => word);
    const own = named.filter((word) => !isGenericName(word));
    const isName =
      own.length > 1
        ? own.some((word) => word.length > 2) &&
          !isOccupation(own.at(isArabic(own[0] ?? "") ? 0 : -1) ?? "")
        : own.length > 0 && (isAlone || !own.every(isReadable));
    // Of nothing but a name any word may be a part: "باي موب" is Paymob.
    const isTalk = own.some(isTalkWord);
    if (isTalk && length < Math.max(2, words.length)) continue;
    if (!isName || conceptsNamed(named.map(stem)).length > 0) continue;
    const called = await companiesCalled(named);
    const isPart = (name: string) => {
      const written = name.split(" ").filter((word) => !isGenericName(word));
      return own.length === 1 && written.length > 1 && length === 1 && !isAlone;
    };
    const employers = called
      .filter((name) => !isPart(name) && (!isTalk || isOtherScript(name, own)))
      .filter((name) =>
        words.length < longMessage ? isMeant(name, own, named) : isWritten(name, own, named),
      );
    if (employers.length === 0) continue;
    const [from, to] = [taken[0]?.at ?? 0, taken.at(-1)?.at ?? 0];
    const part = {
      kind: "words" as const,
      words: named,
      names: [],
      pieces: [],
      categories: [],
      employers,
      from,
      to,
    };
    return { part, length };
  }
  return undefined;
}

function isTalkWord(word: string): boolean {
  return (
    isFiller(word) ||
    isSentenceWord(word) ||
    isNegator(word) ||
    numberAt([word], 0) !== undefined ||
    /\d/.test(word)
  );
}

function isOccupation(word: string): boolean {
  return conceptsNamed([stem(word)]).some(({ skill, setting }) => !skill && !setting);
}

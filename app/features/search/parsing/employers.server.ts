import { spelledLetters } from "#app/features/search/words/abbreviations.ts";
import { intentNamed, isIntentWord } from "#app/features/search/words/intent-words.ts";
import { arabicSoundDistance } from "#app/features/search/words/latin-arabic.ts";
import { constructOf, nameSound, wordsOfName } from "#app/features/search/words/name-sound.ts";
import { editDistance } from "#app/features/search/words/near-words.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { placeNamed } from "#app/features/search/words/place-words.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import { isCommonWord } from "#app/features/search/words/talk/common-words.ts";
import { numberAt } from "#app/features/search/words/talk/number-words.ts";
import {
  isFiller,
  isGeneralRole,
  isGenericName,
  isNegator,
  isSentenceWord,
} from "#app/features/search/words/talk/question-words.ts";
import { isShortAction } from "#app/features/search/words/talk/spoken-words.ts";
import { type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { furtherSpellings, longestWord, nearestSpellings } from "./likely-spellings.ts";
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
  jobWords: JobWords,
): Promise<QueryPart[]> {
  const employers: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const employer = await employerAt(words, at, jobWords);
    if (employer) employers.push(employer.part);
    at += employer?.length ?? 1;
  }
  return employers;
}

/** Known words mean a company only as it writes them; one strange word may be a slip of a known one. */
function isMeant(name: string, own: readonly string[], named: readonly string[]): boolean {
  const written = wordsOfName(name);
  const [first = "", ...others] = own;
  if (own.every((word) => written.includes(word))) {
    if (isPartOfName(first) && others.length === 0) return isWhole(name, first);
    if (others.length > 0 || (isWhole(name, first) && !isWord(first))) return true;
    // "Link" is more than the first word of a company's name.
    return isCommonWord(first) ? isWhole(name, first) : nearestSpellings(first).length === 0;
  }
  if (named.length > 1 && name.replaceAll(" ", "").startsWith(named.join(""))) return true;
  if (named.length > 1 && isNearlyWhole(name, named)) return true;
  const telling = written.filter((word) => !isGenericName(word));
  if (others.length === 0 && telling.slice(0, 1).some(isOccupation)) return false;
  if (isPartOfName(first) && others.length === 0 && telling.length > 1) return false;
  if (isOtherScript(name, own) || isOtherScript(name, constructOf(own))) return true;
  // A company called "engineer" is not meant by a misspelled one.
  if (own.every(isArabic(first) ? isReadable : isWord) || written.every(isReadable)) return false;
  const long = own.filter((word) => word.length > 2);
  const isAlike =
    isArabic(first) !== isArabic(written[0] ?? "") || isNear(own.join(""), written, own.length);
  if (others.length > 0) return isAlike && 2 * long.filter(isReadable).length <= long.length;
  if (nearestSpellings(first).length > 0 || !isAlike) return false;
  return nameSound(first).length >= surelySame || furtherSpellings(first).length === 0;
}

/** "Link data centre" is Link Datacenter: all its letters but a few, with any spaces. */
function isNearlyWhole(name: string, named: readonly string[]): boolean {
  const [one, other] = [named.join(""), name.replaceAll(" ", "")];
  return one.length >= longName && editDistance(one, other, maxSlips) <= maxSlips;
}

const longName = 10;
const maxSlips = 2;

/** Whether a name or its first words are written nearly so. */
function isNear(word: string, written: readonly string[], count: number): boolean {
  const own = written.filter((each) => !isGenericName(each));
  const max = Math.max(2, Math.floor(word.length / 4));
  return [own, own.slice(0, count), own.slice(0, 1), written.slice(0, count)].some(
    (each) => editDistance(word, each.join(""), max) <= max,
  );
}

/** Whether a name, or its first word, is this in the other script, its long vowels too: "amazon" is امازون. */
function isOtherScript(name: string, words: readonly string[]): boolean {
  const count = words.length;
  const written = wordsOfName(name)
    .filter((each) => !isGenericName(each))
    .map(withoutArticle);
  if (written.slice(0, count).every(isOccupation)) return false;
  const readings = [words.map(withoutArticle), words.map((word) => word.replace(/^ال/, "ل"))];
  return [...new Set(readings.map((each) => each.join("")))].some((word) => isHeard(word));

  function isHeard(word: string) {
    return [written.join(""), written.slice(0, count).join("")].some((start) => {
      if (isArabic(start) === isArabic(word) || nameSound(start) !== nameSound(word)) return false;
      const [latin, arabic] = isArabic(word) ? [start, word] : [word, start];
      const { length } = nameSound(word);
      const limit = length > 2 ? length * costOfVowel : costOfVowel;
      return spokenForms(arabic, latin).some((spoken) => {
        const distance = arabicSoundDistance(latin, spoken);
        return distance !== undefined && distance <= limit;
      });
    });
  }
}

const costOfVowel = 0.25;

/** As it is written, and with "o" and "i" at the beginning and "s" as they are heard: اوبل, ايتون, لوجيتكز. */
function spokenForms(arabic: string, latin: string): string[] {
  const begun = arabic.replace(/^ا(?=[وي])/, "");
  const forms = [arabic, begun];
  const hissed = latin.includes("z") ? [] : forms.map((form) => form.replaceAll("ز", "س"));
  return [...new Set([...forms, ...hissed])];
}

function withoutArticle(word: string): string {
  return word.replace(/^ال(?=..)/, "");
}

function isWhole(name: string, word: string): boolean {
  return wordsOfName(name).every((each) => each === word || isGenericName(each));
}

/** In a message any two words may sound like some company. */
function isWritten(name: string, own: readonly string[], named: readonly string[]): boolean {
  return own.every((word) => wordsOfName(name).includes(word)) && isMeant(name, own, named);
}

/** "raqqa" is no company by its sound alone; "جامعة بدر" is Badr University, which is of the same kind. */
function isNamedAfterPlace(name: string, own: readonly string[], named: readonly string[]) {
  const written = wordsOfName(name);
  if (own.every((word) => written.includes(word))) return true;
  const kinds = named.filter((word) => !own.includes(word));
  return kinds.length > 0 && kinds.every((kind) => written.some((word) => isSameKind(kind, word)));
}

function isSameKind(one: string, other: string): boolean {
  if (nameSound(one) === nameSound(other)) return true;
  const concepts = conceptsNamed([stem(one)]);
  return conceptsNamed([stem(other)]).some((concept) => concepts.includes(concept));
}

const longMessage = 12;

async function employerAt(
  words: readonly InputWord[],
  start: number,
  jobWords: JobWords,
): Promise<{ part: QueryPart; length: number } | undefined> {
  // Of a query for nothing else also a known word may be a company.
  const isAlone = words.every(
    ({ word }) => isGenericName(word) || isFiller(word) || word === words[start]?.word,
  );
  const isOfCareers = words.some(({ word }) => /^careers?$/.test(word));
  const called = await companyCalled(words, start, jobWords);
  if (called) return called;
  for (let length = Math.min(longest, words.length - start); length > 0; length--) {
    const taken = words.slice(start, start + length);
    const named = taken.flatMap(({ word }) => withGenericApart(word));
    const own = named.filter((word) => !isGenericName(word));
    if (own.some(({ length }) => length > longestWord)) continue;
    const isName =
      own.length > 1
        ? own.some((word) => word.length > 2) &&
          (own.some((word) => !isReadable(word)) ||
            !isOccupation(own.at(isArabic(own[0] ?? "") ? 0 : -1) ?? ""))
        : own.length > 0 &&
          !own.every(isGeneralRole) &&
          (isAlone || !own.every((word) => isReadable(word) && !isPartOfName(word)));
    // Of nothing but a name any word may be a part: "باي موب" is Paymob.
    const abbreviated =
      words.length < longMessage ? await abbreviatedAs(own, jobWords, isAlone && isOfCareers) : [];
    if (abbreviated.length > 0) return { part: employerPart(taken, abbreviated), length };
    // Two consonants beside other words may be anything.
    if (own.length === 1 && !isAlone && isAction(own[0] ?? "")) continue;
    if (own.length === 1 && !isAlone && nameSound((own[0] ?? "").replace(/^ال/, "ل")).length < 3)
      continue;
    if (length === 1 && isPartOfName(own[0] ?? "") && isOfPair(words, start)) continue;
    const isTalk = own.some(isTalkWord);
    if (isTalk && length < Math.max(2, words.length)) continue;
    const concepts = conceptsNamed(named.map(stem));
    if (!isName || !(concepts.length === 0 || (isAlone && concepts.every(isProduct)))) continue;
    const called = await jobWords.companiesCalled(named);
    const isPart = (name: string) => {
      const written = wordsOfName(name).filter((word) => !isGenericName(word));
      return own.length === 1 && written.length > 1 && length === 1 && !isAlone;
    };
    // A place or a way of working is no company that only sounds so: "raqqa", "عن بعد".
    const isNamed = [placeNamed, intentNamed].some((find) => find(own.join(" ")) !== undefined);
    const employers = called
      .filter((name) => !isNamed || isNamedAfterPlace(name, own, named))
      .filter((name) => !isPart(name) && (!isTalk || isOtherScript(name, own)))
      .filter((name) =>
        words.length < longMessage ? isMeant(name, own, named) : isWritten(name, own, named),
      );
    if (employers.length === 0) continue;
    return { part: employerPart(taken, employers), length };
  }
  return undefined;
}

/**
 * "شركة بهار", "Sabah group": of a query for nothing else the companies that have all of its words in their
 * names, whatever else these mean.
 */
async function companyCalled(
  words: readonly InputWord[],
  start: number,
  jobWords: JobWords,
): Promise<{ part: QueryPart; length: number } | undefined> {
  const taken = words.slice(start).filter(({ word }) => !isFiller(word));
  const own = taken.flatMap(({ word }) => (isGenericName(word) ? [] : [word]));
  const before = words.slice(0, start);
  const last = taken.at(-1);
  const isCalled = arabicCompany.test(taken[0]?.word ?? "") || latinCompany.test(last?.word ?? "");
  if (!isCalled || !last || own.length === 0 || taken.length > longest) return undefined;
  if (!before.every(({ word }) => isFiller(word)) || own.every(isOccupation)) return undefined;
  if (own.some((word) => word.length > longestWord || placeNamed(word))) return undefined;
  const called = await jobWords.companiesCalled(own);
  const employers = called.filter((name) => own.every((word) => name.split(" ").includes(word)));
  // "Insurance company" is any of them, unless one is called so.
  const isWholly = (name: string) =>
    name.split(" ").every((word) => own.includes(word) || isGenericName(word));
  const isName = own.every(isReadable) ? employers.some(isWholly) : employers.length > 0;
  return isName
    ? { part: employerPart(taken, employers), length: words.length - start }
    : undefined;
}

const arabicCompany = /^(?:ال)?(?:شركه|مجموعه|موسسه)$/;
const latinCompany = /^(?:company|group|holding|corporation|inc|ltd|llc|co)$/;

/** A maker's product, which is called by more than its name: "Siemens PLC". */
function isProduct({ skill, firstNames }: Concept): boolean {
  return (
    skill && firstNames.some((name) => !isArabic(name.split(" ")[0] ?? "") && name.includes(" "))
  );
}

/** "citibank" as "citi bank". */
function withGenericApart(word: string): string[] {
  if (isReadable(word) || word.length > longestWord) return [word];
  for (let end = shortestName; end <= word.length - shortestGeneric; end++) {
    if (isGenericName(word.slice(end))) return [word.slice(0, end), word.slice(end)];
  }
  return [word];
}

const shortestName = 3;
const shortestGeneric = 4;

function employerPart(taken: readonly InputWord[], employers: string[]): QueryPart {
  return {
    kind: "words",
    words: taken.map(({ word }) => word),
    names: [],
    pieces: [],
    categories: [],
    employers,
    from: taken[0]?.at ?? 0,
    to: taken.at(-1)?.at ?? 0,
  };
}

/** Companies by initials that are no word of the board, or by letters spelled in Arabic. */
async function abbreviatedAs(
  words: readonly string[],
  jobWords: JobWords,
  isOfCareers: boolean,
): Promise<string[]> {
  const [first = "", ...others] = words;
  const spelled = spelledLetters(words);
  if (spelled.length > 0 && conceptsNamed(words.map(stem)).length === 0) {
    const called = await Promise.all(spelled.map(jobWords.companiesAbbreviated));
    return called.flat();
  }
  if (others.length > 1 || !/^[a-z]{2,6}$/.test(first) || isWord(first)) return [];
  const companies = await jobWords.companiesAbbreviated(words.join(" "));
  if (companies.length === 0 || others.length > 0 || isOfCareers) return companies;
  const [uses, texts] = await Promise.all([
    jobWords.countUses([first], 1),
    jobWords.countTexts([stem(first)], 1),
  ]);
  return (uses.get(first) ?? 0) + (texts.get(stem(first)) ?? 0) > 0 ? [] : companies;
}

/** "بيوصل", "بتعطي", "تقعد": an action of a person. */
function isAction(word: string): boolean {
  return spokenAction.test(word) || isShortAction(word);
}

const spokenAction = /^[وف]?(?:عم|رح)?ب[يتن]\p{L}{3,}$/u;

function isTalkWord(word: string): boolean {
  return (
    isFiller(word) ||
    isSentenceWord(word) ||
    isNegator(word) ||
    numberAt([word], 0) !== undefined ||
    /\d/.test(word)
  );
}

/** Whether a word names something together with a word beside it: "سوبر ماركت". */
function isOfPair(words: readonly InputWord[], at: number): boolean {
  const [before = "", own = "", after = ""] = [at - 1, at, at + 1].map((index) =>
    stem(words[index]?.word ?? ""),
  );
  return conceptsNamed([before, own]).length + conceptsNamed([own, after]).length > 0;
}

/** "Microsoft" is in names of things, and none alone. */
function isPartOfName(word: string): boolean {
  return (
    isReadable(word) &&
    nameSound(word).length >= surelySame &&
    conceptsNamed([stem(word)]).length === 0 &&
    !isCommonWord(word) &&
    !isTalkWord(word) &&
    placeNamed(word) === undefined &&
    !isIntentWord(word)
  );
}

function isOccupation(word: string): boolean {
  return conceptsNamed([stem(word)]).some(({ skill, setting }) => !skill && !setting);
}

import { intentNamed } from "#app/features/search/words/intent-words.ts";
import { joinedName } from "#app/features/search/words/long-names.ts";
import {
  likeliest,
  maxDistanceFor,
  mistakeCost,
  nearWords,
  soundAlike,
} from "#app/features/search/words/near-words.ts";
import { placesCalled } from "#app/features/search/words/place-words.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import { isFiller } from "#app/features/search/words/talk/question-words.ts";
import { conceptsNamed, isVocabulary } from "#app/features/search/words/vocabulary.ts";
import { dictionary } from "./near-names.ts";

/** The likeliest readings of a word: two words written as one, the same sound, one letter off. */
export function nearestSpellings(word: string): string[][] {
  const parts = twoNames(word);
  if (parts) return [[...parts]];
  const { arabic, latin } = dictionary();
  const bare = withoutArticle(word);
  const distance = Math.min(1, maxDistanceFor(word));
  const ways = isArabic(word)
    ? [
        () => alone(withoutEnding(word)),
        () => alone(heardAs(bare)),
        () => nearest(bare, arabic, distance),
      ]
    : // Of a short word one letter is much.
      word.length < 5
      ? [() => soundsLike(word), () => nearest(word, latin, distance)]
      : [() => nearest(word, latin, distance)];
  return firstOf(ways);
}

/** Further readings of a word: the sound in other letters, known words in one, more letters off. */
export function furtherSpellings(word: string): string[][] {
  const { arabic, latin, latinPlaces, allLatin } = dictionary();
  const bare = withoutArticle(word);
  const maxDistance = maxDistanceFor(word);
  const ways = isArabic(word)
    ? [
        () => alone(dictionary().readArabic(bare)),
        () => nearest(bare, arabic, maxDistance),
        () => knownPieces(word),
        () => likely(bare, arabic, maxDistance + 1),
      ]
    : [
        () => soundsLike(word),
        () => nearest(word, latinPlaces, Math.min(1, maxDistance)),
        () => nearest(word, allLatin, maxDistance),
        () => knownPieces(word),
        () => likely(word, latin, maxDistance + 1),
      ];
  return firstOf(ways);
}

function withoutArticle(word: string): string {
  return word.replace(/^(?:[وف]?[بك]?ال|لل)(?=.{3})/, "");
}

function nearest(word: string, words: readonly string[], maxDistance: number): string[][] {
  return alone(likeliest(word, nearWords(word, words, maxDistance)));
}

function firstOf(ways: readonly (() => string[][])[]): string[][] {
  for (const way of ways) {
    const spellings = way();
    if (spellings.length > 0) return spellings;
  }
  return [];
}

/** Readings of a word among others that are Arabic in Latin letters. */
export function arabiziSpellings(word: string): string[][] {
  if (!/^[a-z0-9]{2,}$/.test(word)) return [];
  const talk = dictionary().readTalk(word);
  const named = dictionary().readLatin(word);
  const farthest = Math.max(farthestTalk, word.length * costOfVowel);
  if (talk.words.length > 0 && talk.distance <= farthest && talk.distance < named.distance) {
    return alone(talk.words.slice(0, 1));
  }
  return alone(named.words.filter((each) => !isFiller(each)));
}

const farthestTalk = 0.75;
const costOfVowel = 0.1;

/** Arabic where letters of one sound are mixed up; of Latin letters Arabic or English, whichever is nearer. */
export function soundsLike(word: string): string[][] {
  if (isArabic(word)) return word.length < 4 ? [] : alone(heardAs(word));
  if (word.length < 4) return [];
  const arabic = dictionary().readLatin(word);
  const english = word.length < 5 ? undefined : dictionary().readEnglish(word);
  if (english && english.words.length > 0 && english.distance <= arabic.distance) {
    return alone(english.words);
  }
  return alone(arabic.words.filter((each) => !isFiller(each)));
}

export function alone(words: readonly string[]): string[][] {
  return words.slice(0, maxSpellings).map((word) => [word]);
}

const maxSpellings = 4;

/** Longer than any word, or two written as one; to look for names in it would take long. */
export const longestWord = 40;

/** "dataentry" is two words with one name. */
export function twoNames(word: string): readonly string[] | undefined {
  const whole = joinedName(word);
  if (whole) return whole;
  if (word.length > longestWord) return undefined;
  for (let index = 2; index <= word.length - 2; index++) {
    const parts = [word.slice(0, index), word.slice(index)];
    if (conceptsNamed(parts.map(stem)).length > 0) return parts;
  }
  return undefined;
}

/** "سائقدمشق" is words and places that are known each by itself. */
function knownPieces(word: string): string[][] {
  const pieces = word.length < shortestJoined ? undefined : piecesOf(word, maxPieces);
  return pieces ? [pieces] : [];
}

const shortestJoined = 8;
const shortestPiece = 3;
const maxPieces = 3;

function piecesOf(word: string, max: number): string[] | undefined {
  if (max < 2) return undefined;
  for (let length = word.length - shortestPiece; length >= shortestPiece; length--) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    const isPlace = placesCalled(rest).length > 0;
    if (isPlace && rest.length > shortestPiece && isVocabulary(stem(first))) return [first, rest];
    if (!isName(first)) continue;
    if (isName(rest)) return [...(joinedName(first) ?? [first]), ...(joinedName(rest) ?? [rest])];
    const others = piecesOf(rest, max - 1);
    if (others) return [...(joinedName(first) ?? [first]), ...others];
  }
  return undefined;
}

/** A name by itself: parts of names would be found in any word. */
function isName(word: string): boolean {
  return (
    conceptsNamed([stem(word)]).length > 0 ||
    joinedName(word) !== undefined ||
    placesCalled(word).length > 0 ||
    intentNamed(word) !== undefined
  );
}

/**
 * "سيارتو" and "خبرتي" are the thing with its owner, "عالمحل" is the place with the dialect's "on".
 */
function withoutEnding(word: string): string[] {
  const bare = word.replace(/^(?:[وف]?(?:ع|ه)?ال|ل?ها?ل)(?=.{3})/, "");
  const plain = word.replace(/^[وفبلك](?=.{4})/, "");
  const owned = ownedThing(bare);
  const forms = [bare, owned, withoutOwner(bare), ...(plain === bare ? [] : [ownedThing(plain)])];
  return [...new Set(forms)].filter(
    (form) =>
      form !== word &&
      form.length > 3 &&
      (isVocabulary(stem(form)) || placesCalled(form).length > 0),
  );
}

function ownedThing(word: string): string {
  return word.replace(/ت(?:و|ي|ه|ها|هن|هم|نا|ك|كم|كن)$/, "ه");
}

function withoutOwner(word: string): string {
  return word.replace(/(?:و|ي|ها|هن|هم|نا|ك|كم|كن)$/, "");
}

/** The known words that sound so, where letters of one sound are mixed up. */
export function heardAs(word: string): readonly string[] {
  return (dictionary().bySound.get(soundAlike(word)) ?? []).filter((other) => other !== word);
}

/** A letter further off, where the mistakes are likely ones. */
function likely(word: string, words: readonly string[], maxDistance: number): string[][] {
  if (word.length < 5) return [];
  const near = nearWords(word, words, maxDistance);
  const costs = near.filter((other) => mistakeCost(word, other) <= word.length * costOfLetter);
  return alone(likeliest(word, costs));
}

const costOfLetter = 0.26;

import { matchPlaces } from "#app/features/places/place.ts";
import { conceptsDerived } from "#app/features/search/words/derived-words.ts";
import { intentNamed } from "#app/features/search/words/intent-words.ts";
import type { QueryPart, Spellings } from "#app/features/search/words/parsed-query.ts";
import { isLargePlace, placeNamed } from "#app/features/search/words/place-words.ts";
import { isArabic, stem, stemAfterClitic } from "#app/features/search/words/stem.ts";
import { isCommonWord } from "#app/features/search/words/talk/common-words.ts";
import { isCraftsman, isTrade } from "#app/features/search/words/talk/craftsmen.ts";
import {
  isFiller,
  isNegator,
  isPhrase,
  isSentenceWord,
} from "#app/features/search/words/talk/question-words.ts";
import {
  type Concept,
  conceptsAbbreviated,
  conceptsNamed,
  isVocabulary,
  maxNameLength,
} from "#app/features/search/words/vocabulary.ts";
import { remembering } from "#app/platform/remembering.ts";
import { categoriesNamed } from "./category-words.server.ts";

/** A part of a query, or a word that is none. */
export type QueryItem =
  | { kind: "part"; part: QueryPart }
  | { kind: "negator"; at: number }
  | { kind: "word"; word: string; at: number };

/** A word with all that it may be. */
export type Slot = { at: number; words: string[] };

export function slotsOf(word: string, at: number, spellings: Spellings = [[word]]): Slot[] {
  const [first] = spellings;
  if (first && first.length > 1) return first.map((each) => ({ at, words: [each] }));
  return [{ at, words: spellings.flat() }];
}

/** The parts, in order, with the words between them that are none. */
function itemsOf(slots: readonly Slot[]): QueryItem[] {
  const items: QueryItem[] = [];
  for (let at = 0; at < slots.length; ) {
    const { item, length } = itemAt(slots, at);
    items.push(item, ...refinementOf(item, slots.slice(at, at + length)));
    at += length;
  }
  return items;
}

/** Prefers the other words of a name whose head alone names the same thing: clothes in "بياعة ألبسة". */
function refinementOf(item: QueryItem, taken: readonly Slot[]): QueryItem[] {
  if (item.kind !== "part" || item.part.kind !== "words" || taken.length < 2) return [];
  const { names, pieces, number } = item.part;
  if (names.length === 0 || number !== undefined) return [];
  const head = isArabic(pieces[0]?.stems[0] ?? "") ? 0 : pieces.length - 1;
  if (!pieces[head]?.names.some((name) => names.includes(name))) return [];
  const rest = taken.filter(({ words }, at) => at !== head && !words.every(isFiller));
  if (rest.length === 0) return [];
  const part = wordsPart(rest);
  const isWhich =
    part.names.length > 0 && part.names.every(({ skill, setting }) => skill || setting);
  return isWhich ? [{ kind: "part", part: { ...part, demand: "preferred" } }] : [];
}

/** The same around parts that are known already. */
export function itemsBeside(slots: readonly Slot[], parts: readonly QueryPart[]): QueryItem[] {
  const items: QueryItem[] = [];
  let rest = slots;
  for (const part of parts) {
    items.push(...itemsOf(rest.filter(({ at }) => at < part.from)), { kind: "part", part });
    rest = rest.filter(({ at }) => at > part.to);
  }
  return [...items, ...itemsOf(rest)];
}

/** Every word as a required part, for a query without other parts. */
export function wordPartsOf(slots: readonly Slot[]): QueryPart[] {
  return slots.map((slot) => wordsPart([slot]));
}

function itemAt(slots: readonly Slot[], start: number): { item: QueryItem; length: number } {
  for (let length = Math.min(maxNameLength, slots.length - start); length > 0; length--) {
    const taken = slots.slice(start, start + length);
    const words = taken.map(({ words }) => words[0] ?? "");
    const at = taken[0]?.at ?? 0;
    if (length === 1 && taken[0]?.words.every(isFiller)) {
      return { item: { kind: "word", word: words[0] ?? "", at }, length };
    }
    if (length === 1 && isBesideTrade(slots, start)) {
      return { item: { kind: "word", word: words[0] ?? "", at }, length };
    }
    const part =
      length === 1 && isForWomen(slots, start)
        ? forWomen(taken)
        : namedPart(taken, isOfPlace(slots, start, length));
    if (part) return { item: { kind: "part", part }, length };
    if (isPhrase(words.join(" "))) {
      return { item: { kind: "word", word: words.join(" "), at }, length };
    }
    if (isNegator(words.join(" "))) return { item: { kind: "negator", at }, length };
  }
  const taken = slots.slice(start, start + 1);
  const number = taken[0]?.words[0] ?? "";
  const next = slots.slice(start + 1, start + 2);
  if (/^\d+$/.test(number) && next.length > 0) {
    const part = { ...wordsPart(next), ...span([...taken, ...next]), number };
    return { item: { kind: "part", part }, length: 2 };
  }
  return { item: { kind: "part", part: wordsPart(taken) }, length: 1 };
}

/** "معلم نجارة" is a carpenter, "محل حلاقة بدو معلم" a barber: beside a trade the word says no more than that. */
function isBesideTrade(slots: readonly Slot[], at: number): boolean {
  const isTitle = slots[at]?.words.some(isCraftsman) === true;
  const near = slots.slice(Math.max(0, at - farthestTrade), at + 2);
  return isTitle && near.some(({ words }) => words.some(isTrade));
}

const farthestTrade = 4;

/** "وظائف نسائية" and "ألبسة نسائية" are for women, "طبيب نسائية" is not. */
function isForWomen(slots: readonly Slot[], at: number): boolean {
  return (
    slots[at]?.words.some((word) =>
      /^(?:ال)?(?:نسا|نساييه?|نسوان(?:يه?)?|بناتيه?|حريميه?)$/.test(word),
    ) === true &&
    ![...slots.slice(Math.max(0, at - 2), at), ...slots.slice(at + 1, at + 2)].some(({ words }) =>
      words.some((word) => medical.test(word)),
    )
  );
}

const medical =
  /^[وب]?(?:ال|لل)?(?:طب|طبيب.*|دكتور.*|اختصاص.*|اخصايي.*|جراح.*|قابل.*|توليد|والتوليد|عياد.*|ممرض.*|امراض|مشفي|مستشفي|doctor)$/;

function forWomen(taken: readonly Slot[]): QueryPart {
  const names = [...conceptsNamed([stem("female")])];
  return { ...wordsPart(taken), words: ["اناث"], names, pieces: [] };
}

/** "حي الميدان", "Midan Damascus": a small place after a word for one, or beside the place that it lies in. */
function isOfPlace(slots: readonly Slot[], at: number, length: number): boolean {
  const wordAt = (index: number) => slots[index]?.words[0] ?? "";
  if (quarter.test(wordAt(at - 1)) || isWithIn(wordAt(at), wordAt(at - 1), length)) return true;
  const own = placeNamed(
    slots
      .slice(at, at + length)
      .map(({ words }) => words[0] ?? "")
      .join(" "),
  );
  const beside = [wordAt(at - 1), wordAt(at + length)].flatMap(
    (word) => (word === "" ? undefined : placeNamed(word))?.ids ?? [],
  );
  return own?.ids.some((id) => beside.some((other) => id.startsWith(`${other}/`))) === true;
}

/** "بالميدان", "في الميدان": a place whose name has the article, after "in". */
function isWithIn(word: string, before: string, length: number): boolean {
  const bare = /^[وف]?ب(ال.{3,})$/.exec(word)?.[1] ?? (/^[وف]?في$/.test(before) ? word : "");
  return length === 1 && /^ال.{3}/.test(bare) && matchPlaces(bare).some(isInSyria);
}

function isInSyria(id: string): boolean {
  return id.startsWith("syria/");
}

const quarter = /^[وف]?ب?(?:ال)?(?:حي|حاره|ضاحيه|بلده|ناحيه|قريه|district|neighbou?rhood)$/;

/** The thing the words name together; a small place yields to a thing of its name, unless it stands as a place. */
function namedPart(taken: readonly Slot[], isPlace: boolean): QueryPart | undefined {
  const phrases = phrasesOf(taken);
  const where = span(taken);
  for (const words of phrases) {
    const name = words.join(" ");
    const intent = intentNamed(name) ?? intentNamed(name.replace(/^[وف]?(?:لل|[بلك])(?=.{4})/, ""));
    if (intent) return { kind: "intent", intent, words, ...where };
  }
  // "Ahmad i" is no place of Kuwait.
  const areWhole = phrases.filter(
    (words) => !words.some((word) => /^(?:i|am|me|my|a)$/.test(word)),
  );
  const named = areWhole.flatMap((words) => placeNamed(words.join(" ")) ?? []);
  const words = phrases[0] ?? [];
  const [first] = named;
  const ids = [...new Set(named.flatMap((place) => place.ids))];
  const place = first && { kind: "place" as const, ...first, ids, words, ...where };
  const isAbroad = ids.every((id) => !id.startsWith("syria"));
  const isPlainWord = words.length === 1 && isAbroad && isWord(words[0] ?? "");
  if (place && !place.isQuarter && !isPlainWord && (isPlace || isLargePlace(ids))) return place;
  return phrases.some((words) => namesOf(words).length > 0) ? wordsPart(taken) : place;
}

function wordsPart(taken: readonly Slot[]) {
  const phrases = phrasesOf(taken);
  const names = [...new Set(phrases.flatMap(namesOf))];
  const pieces = taken.map(({ words }) => ({
    stems: words.map(stemOf),
    names: words.flatMap((word) => conceptsNamed([stemOf(word)])),
  }));
  const [words = []] = phrases;
  const categories = categoriesNamed(words);
  return { kind: "words" as const, words, names, pieces, categories, ...span(taken) };
}

/** A message is read in spans of several lengths, each of its words in many. */
const stemOf = remembering(4000, stem);

function namesOf(words: readonly string[]): readonly Concept[] {
  const stems = words.map(stemOf);
  const [school, ...subject] = stems;
  // "مدرسة انكليزي" teaches it.
  const teachers =
    school === "مدرسه" && subject.length > 0 ? conceptsNamed(["مدرس", ...subject]) : [];
  const called = teachers.length > 0 ? teachers : conceptsNamed(stems);
  const inFull = called.length > 0 ? called : conceptsAbbreviated(stems);
  const concepts = inFull.length > 0 ? inFull : conceptsDerived(words);
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

function isWord(word: string): boolean {
  return isCommonWord(word) || isSentenceWord(word) || isVocabulary(stem(word));
}

function span(taken: readonly Slot[]): { from: number; to: number } {
  return { from: taken[0]?.at ?? 0, to: taken.at(-1)?.at ?? 0 };
}

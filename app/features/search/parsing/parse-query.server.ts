import { intentNamed } from "#app/features/search/words/intent-words.ts";
import { soundAlike } from "#app/features/search/words/near-words.ts";
import type {
  ParsedQuery,
  QueryPart,
  SpellingMap,
} from "#app/features/search/words/parsed-query.ts";
import { isLargePlace, placesCalled } from "#app/features/search/words/place-words.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import { isNumberWord, numberAt } from "#app/features/search/words/talk/number-words.ts";
import {
  isArabizi,
  isFiller,
  isGeneralRole,
  isNameCue,
  isRequestCue,
  isSentenceWord,
  isShortArabizi,
  isWorkWord,
} from "#app/features/search/words/talk/question-words.ts";
import { isShortAction, isSpoken } from "#app/features/search/words/talk/spoken-words.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { readOwnVocabulary } from "./board-vocabulary.server.ts";
import { withDemands } from "./demands.ts";
import { findEmployers } from "./employers.server.ts";
import { longestWord, twoNames } from "./likely-spellings.ts";
import {
  itemsBeside,
  type QueryItem,
  type Slot,
  slotsOf,
  wordPartsOf,
} from "./query-items.server.ts";
import { findAges } from "./requested/requested-ages.ts";
import { findConditions } from "./requested/requested-conditions.ts";
import { findHours } from "./requested/requested-hours.ts";
import { findPay, type PayPhrase } from "./requested/requested-pay.ts";
import { findTasks } from "./requested/requested-tasks.ts";
import { retype } from "./retype.ts";
import { withScatteredNames } from "./scattered-names.server.ts";
import {
  isReadable,
  isWord,
  type JobWords,
  rememberUses,
  spellingsOf,
  wordsInUse,
} from "./spelling.ts";

type InputWord = { word: string; at: number };

/** Joins two words that are one with a space in it: "soft ware", "محا سبة". */
function joinSplitWords(words: readonly InputWord[]): InputWord[] {
  const joined: InputWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const [one, other] = words.slice(index, index + 2);
    if (!one) continue;
    const isSplit = other !== undefined && areOne(one.word, other.word);
    joined.push(isSplit ? { word: one.word + other.word, at: one.at } : one);
    if (isSplit) index += 1;
  }
  return joined;
}

const shortest = 5;

function areOne(one: string, other: string): boolean {
  const word = one + other;
  // An article stands on its word.
  if (one === "ال" && other.length > 2) return true;
  if (word.length < shortest || /\d/.test(word)) return false;
  if (conceptsNamed([stem(one), stem(other)]).length > 0) return false;
  // "Ahmad i" is no place of Kuwait.
  if ([one, other].some((each) => /^[a-z]{1,2}$/.test(each) && isFiller(each))) return false;
  if (isReadable(one) && isReadable(other)) {
    return one.length > 1 && other.length > 1 && conceptsNamed([stem(word)]).length > 0;
  }
  return isReadable(word) || (!isReadable(one) && !isReadable(other) && !!twoNames(word));
}

/** "دمشق أو ريفها" names two governorates; of others the countryside is in the governorate. */
function withCountryside(words: readonly InputWord[]): InputWord[] {
  return words.flatMap(({ word, at }, index) => {
    if (!/^[وف]?ب?ريفها$/.test(word)) return [{ word, at }];
    const before = words.slice(Math.max(0, index - 2), index).map((each) => each.word);
    const isOfCapital = before.flatMap(placesCalled).includes("syria/damascus");
    return isOfCapital ? ["او", "ريف", "دمشق"].map((each) => ({ word: each, at })) : [];
  });
}

const maxWords = 240;

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
  const input = isQuoted(keyword) ? keyword : withWholeSigns(keyword);
  const tokens = input.split(/\s+/).filter(Boolean);
  const asInput = tokens.flatMap((token, at) => wordsOf(token).map((word) => ({ word, at })));
  // A word with a space in it is no word of the other keyboard.
  const isPlain = isQuoted(keyword) || joinSplitWords(asInput).length < asInput.length;
  const retyped = isPlain
    ? undefined
    : await retype(
        tokens,
        (word) =>
          (isReadable(word) && !isSpoken(word)) || known?.has(word) === true || isTask(word),
        (words) => wordsInUse(words, jobWords),
      );
  const isWord = (_: string, at: number) => /[^\s\p{P}]/u.test(retyped?.[at] ?? tokens[at] ?? "");
  const rawWords = tokens.filter(isWord);
  const read = retyped?.filter(isWord) ?? rawWords;
  const pay = isQuoted(keyword) ? undefined : findPay(read);
  const single = read
    .flatMap((token, at) => wordsOf(token).map((word) => ({ word, at })))
    .filter(({ at }) => pay === undefined || at < pay.from || at > pay.to)
    .slice(0, maxWords);
  const inputWords = isQuoted(keyword) ? single : withCountryside(joinSplitWords(single));
  if (isQuoted(keyword)) {
    const parts = inputWords.map(({ word, at }) => verbatimPart(word, at));
    return { parts, rawWords, respelled: [], spellings: new Map() };
  }
  const isInLatin = isArabizi(inputWords.map(({ word }) => word));
  const plain = withoutChildren(withCounts(withoutNames(inputWords))).filter(
    ({ word, at }, index, all) =>
      !(isInLatin && isShortArabizi(word) && !isOfIntent(all, index)) &&
      !(rawWords[at] === "it" && all.length >= talkative && !isOfName(all, index)),
  );
  const ages = findAges(plain);
  const hours = findHours(outside(plain, ages));
  const conditions = findConditions(outside(plain, [...ages, ...hours]));
  const counted = [...ages, ...hours, ...conditions];
  const employers = await findEmployers(outside(plain, counted), jobWords);
  const phrases = [...counted, ...employers].toSorted((one, other) => one.from - other.from);
  const others = outside(plain, phrases);
  const tasks = findTasks(others);
  const respellings = await spellingsOf(
    outside(others, tasks).map(({ word }) => word),
    jobWords,
    known,
  );
  const likely = withoutActions(respellings);
  const spellings =
    others.length < talkative ? likely : withoutUnlikely(likely, others.length >= longMessage);
  const slots = others.flatMap(({ word, at }) => slotsOf(word, at, spellings.get(word)));
  // Cues are short words, and each is compared many times.
  const cues = read.map((word) => word.slice(0, longestWord));
  const named = withDemands(withScatteredNames(withTasks(slots, phrases), cues), cues);
  const payAsPart = pay && payPart(pay, read);
  const isPayAlone = payAsPart !== undefined && payAsPart.demand === undefined;
  const isNone =
    phrases.length === 0 && isGeneral(slots, named.length === 0) && !named.some(isKnown);
  const isRead = named.length > 0 || isPayAlone;
  const parts = [
    ...(isNone ? [] : isRead ? named : wordPartsOf(slots)),
    ...(payAsPart ? [payAsPart] : []),
  ];
  const respelled = others.flatMap(({ word, at }) => {
    const [first] = spellings.get(word) ?? [];
    const changed = first && first.join("") !== word && !word.endsWith(first.join(""));
    return changed ? [{ word: first.join(" "), at }] : [];
  });
  return {
    parts,
    ...(isNone && parts.length === 0 && { isOpen: true as const }),
    rawWords,
    respelled,
    spellings,
    ...(retyped && { retyped: retyped.join(" ") }),
  };
}

/** "Any job", "بدي شغل": a word for work among words of talk. */
function isGeneral(slots: readonly Slot[], isAllTalk: boolean): boolean {
  const words = slots.map(({ words: [word = ""] }) => word);
  const isTalk = (word: string) => isFiller(word) || isSentenceWord(word);
  return words.some(isWorkWord) && (isAllTalk || words.every(isTalk));
}

function isKnown(part: QueryPart): boolean {
  return part.kind !== "words" || part.names.length > 0;
}

/** The items of a query; where nothing names an occupation, those whose tasks it tells; of a message those it wants. */
function withTasks(slots: readonly Slot[], phrases: readonly QueryPart[]): QueryItem[] {
  const items = itemsBeside(slots, phrases);
  const isMessage = slots.length >= longMessage;
  const words = slots.map(({ at, words: [word = ""] }) => ({ word, at }));
  const isWanted = ({ from }: QueryPart) => {
    const index = words.findIndex(({ at }) => at === from);
    return words.slice(Math.max(0, index - 3), index).some(({ word }) => isRequestCue(word));
  };
  const tasks = findTasks(words).filter((task) => !isMessage || isWanted(task));
  if (tasks.length === 0) return items;
  const isWithin = ({ from, to }: QueryPart) =>
    tasks.some((task) => from >= task.from && to <= task.to);
  const isNear = ({ from }: QueryPart) =>
    tasks.some((task) => from >= task.from && from - task.to <= nearTask);
  const isNamed = items.some(
    (item) =>
      item.kind === "part" &&
      isOccupation(item.part) &&
      !isWithin(item.part) &&
      (!isMessage || isNear(item.part)),
  );
  if (isNamed) return items;
  const others = slots.filter(({ at }) => !tasks.some(({ from, to }) => at >= from && at <= to));
  return itemsBeside(
    others,
    [...phrases, ...tasks].toSorted((one, other) => one.from - other.from),
  );
}

/** A message may name the occupation soon after the task. */
const nearTask = 8;

function isOccupation(part: QueryPart): boolean {
  return (
    part.kind === "words" &&
    part.names.some(({ skill, setting }) => !skill && !setting) &&
    !part.words.every(isGeneralRole)
  );
}

/** Whether a verb alone names an occupation, as "بخيط" ("I sew") does. */
function isTask(word: string): boolean {
  return findTasks([{ word, at: 0 }]).length > 0;
}

/** "It support"; among many words "it" alone is a pronoun. */
function isOfName(words: readonly InputWord[], index: number): boolean {
  const [before = "", own = "", after = ""] = [-1, 0, 1].map((step) =>
    stem(words[index + step]?.word ?? ""),
  );
  return conceptsNamed([own, after]).length + conceptsNamed([before, own]).length > 0;
}

/** A short word of a phrase such as "men el bet". */
function isOfIntent(words: readonly InputWord[], index: number): boolean {
  return [2, 3, 4].some((length) =>
    Array.from({ length }, (_, before) =>
      words.slice(Math.max(0, index - before), index - before + length),
    ).some((phrase) => intentNamed(phrase.map(({ word }) => word).join(" ")) !== undefined),
  );
}

/** The words that stand in none of the parts. */
function outside(words: readonly InputWord[], parts: readonly QueryPart[]): InputWord[] {
  return words.filter(({ at }) => !parts.some(({ from, to }) => at >= from && at <= to));
}

/** "Mother of two children", "أب لثلاثة أطفال": nothing that is looked for. */
function withoutChildren(words: readonly InputWord[]): InputWord[] {
  return words.filter(({ word }, index) => {
    const before = words[index - 1]?.word ?? "";
    const isCounted = isNumberWord(before.replace(/^ل/, "")) || /^(?:ام|اب|\d+)$/.test(before);
    return !(isCounted && /^(?:ال)?(?:اطفال|ولاد|اولاد)$|^(?:children|kids)$/.test(word));
  });
}

/** Numbers in words before what they count as figures: "خمس سنوات", "two years". */
function withCounts(words: readonly InputWord[]): InputWord[] {
  const isOfRange = (at: number) =>
    /^\d+$/.test(words[at]?.word ?? "") &&
    until.test(words[at + 1]?.word ?? "") &&
    /^\d+$/.test(words[at + 2]?.word ?? "") &&
    yearCount.test(words[at + 3]?.word ?? "");
  // Of "3 to 5 years" the last number is compared.
  const whole = words.filter((_, at) => !isOfRange(at) && !isOfRange(at - 1));
  return whole.map(({ word, at }, index) => {
    if (!countedThing.test(whole[index + 1]?.word ?? "")) return { word, at };
    const number = numberAt([word], 0);
    return { word: number?.clitic === "" ? String(number.value) : word.replace("+", ""), at };
  });
}

const until = /^(?:to|till|الي|ل|لل|حتي)$/;
const yearCount = /^(?:years?|yrs?|سنه|سنين|سنوات|اعوام)$/;
const countedThing = /^(?:years?|سنه|سنين|سنوات|اعوام|عام|hours?|ساعات|ساعه|days?|ايام)$/;

/** Without the name after "my name is" and its second word, unless that is known. */
function withoutNames(words: readonly InputWord[]): InputWord[] {
  const isNamed = (index: number) => {
    const [beforeLast, last] = [words[index - 2]?.word, words[index - 1]?.word ?? ""];
    return isNameCue(last) || (beforeLast === "name" && last === "is");
  };
  return words.filter(
    ({ word }, index) => !(isNamed(index) || (isNamed(index - 1) && !isWord(word))),
  );
}

const longMessage = 12;

const talkative = 8;
const shortWord = 5;

/** "تقعد" is no autocad: a word in the form of an Arabic verb is none of the other script. */
function withoutActions(spellings: SpellingMap): SpellingMap {
  const isLatin = ([first = ""]: readonly string[]) => !isArabic(first);
  return new Map(
    [...spellings].map(([word, readings]) => [
      word,
      isShortAction(word) && readings.every(isLatin) ? [[word]] : readings,
    ]),
  );
}

/**
 * Among many words a strange one is no misspelled village, and a short one is spelled otherwise by its sound
 * alone; in a message none is of the other script.
 */
function withoutUnlikely(spellings: SpellingMap, isMessage: boolean): SpellingMap {
  const isVillage = ([first, ...others]: readonly string[]) => {
    const ids = first === undefined ? [] : placesCalled(first);
    return others.length === 0 && ids.length > 0 && !isLargePlace(ids);
  };
  const isFar = (word: string, reading: readonly string[]) => {
    const joined = reading.join("");
    const isSame = word.endsWith(joined) || soundAlike(word) === soundAlike(joined);
    if (isMessage && isArabic(word) && !isArabic(joined)) return true;
    return isArabic(word) && isArabic(joined) && word.length <= shortWord && !isSame;
  };
  const meant = [...spellings].map(([word, readings]) => {
    const others = readings.filter(
      (reading) => reading[0] === word || !(isVillage(reading) || isFar(word, reading)),
    );
    return [word, others.length > 0 ? others : [[word]]] as const;
  });
  return new Map(meant);
}

/**
 * Programming languages as they are written: "C ++", "c+" and "++C" are C++, "C #" is C#, "net" alone is .NET; and
 * hours, "8am-2pm" and "9-5", with their words apart.
 */
function withWholeSigns(keyword: string): string {
  return (
    keyword
      // "H.R." is HR.
      .replace(/(?<=^|\s)(?:[a-z]\.){1,3}[a-z]\.?(?=\s|$)/giu, (letters) =>
        letters.replaceAll(".", ""),
      )
      // Among Arabic words signs may come first.
      .replace(/(?<=^|\s)(\+\s?\+|#)\s?([cf])(?=\s|$)/giu, "$2$1")
      .replace(/(?<=^|\s)net\.(?=\s|$)/giu, ".net")
      .replace(/(?<=^|\s)(c)\s*\+\s*\+?(?=\s|$)/giu, "$1++")
      .replace(/(?<=^|\s)([cf])\s+#(?=\s|$)/giu, "$1#")
      .replace(
        /(?<=\b(?:after|before|until|till|from|by)\s)(1[0-2]|[1-9])([ap]m)(?=\s|$)/giu,
        "$1 $2",
      )
      .replace(/(?<=^|\s)\.\s+(net)(?=\s|$)/giu, ".$1")
      .replace(/^\s*net\s*$/iu, ".net")
      .replace(
        /(?<=^|\s)(1[0-2]|[1-9])(?::00)?\s?([ap]m)?\s?(?:[-–]|to|till|until)\s?(1[0-2]|[1-9])(?::00)?\s?([ap]m)(?=\s|$)/giu,
        (_, from, day = "", to, last) => `${`${from} ${day}`.trim()} to ${to} ${last}`,
      )
      .replace(/(?<=^|\s)([6-9]|1[01])\s?[-–]\s?([1-6])(?=\s|$)/gu, "$1 to $2")
  );
}

/** The words of a token; "-php" is "not php". */
function wordsOf(token: string): string[] {
  const words = fold(token).split(" ").filter(Boolean);
  return /^-\p{Alphabetic}/u.test(token) ? ["not", ...words] : words;
}

/** Preferred beside other words, since many jobs state no pay; alone it is what is looked for. */
function payPart({ pay, from, to }: PayPhrase, tokens: readonly string[]): QueryPart {
  const others = tokens.filter((_, at) => at < from || at > to).flatMap((token) => wordsOf(token));
  const isBeside = others.some((word) => !isFiller(word) && !isSentenceWord(word));
  const part = { kind: "pay" as const, pay, words: [], from, to };
  return isBeside ? { ...part, demand: "preferred" } : part;
}

function isQuoted(keyword: string): boolean {
  return /^["“”«].*["“”»]$/.test(keyword.trim());
}

function verbatimPart(word: string, at: number): QueryPart {
  return { kind: "verbatim", words: [word], from: at, to: at };
}

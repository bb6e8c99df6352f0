import { isOfPeople, yearsTag } from "#app/features/search/words/attribute-tags.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { isCommonWord } from "#app/features/search/words/talk/common-words.ts";
import {
  isAnyEmployer,
  isBroadRole,
  isEducationCue,
  isGeneralRole,
  isKnowledgeCue,
  isNowCue,
  isOriginCue,
  isPastCue,
  isRankOfAnyField,
  isRequestCue,
  isSentenceCue,
  isSentenceWord,
  isWasCue,
  isWorkWord,
} from "#app/features/search/words/talk/question-words.ts";
import { attribute, type Concept } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import type { QueryItem } from "./query-items.server.ts";

type WordsPart = QueryPart & { kind: "words" };

/**
 * The parts of a query; those of a sentence by their role: one occupation, its places, type and way
 * of working are required, the rest is preferred.
 */
export function withPreferences(
  items: readonly QueryItem[],
  rawWords: readonly string[],
): QueryPart[] {
  const read = items.map((item) => withYears(item, rawWords));
  if (!isSentence(read)) {
    const parts = partsIn(withoutTalk(read));
    return parts.length > 0 ? parts : partsIn(items);
  }
  const relevant = isMessage(read) ? read.filter((item) => !isTalk(item)) : read;
  const needed = requiredOf(read, new Set(partsIn(relevant)), rawWords);
  const parts = partsIn(relevant.filter((item) => !isOnlySentence(item)));
  return limited(parts.map((part) => demandOf(part, needed)));
}

/** Without "please" and the like beside known words. */
function withoutTalk(items: readonly QueryItem[]): readonly QueryItem[] {
  const others = items.filter((item) => !isOnlySentence(item));
  const isAnyKnown = partsIn(others).some((part) => part.kind !== "words" || part.names.length > 0);
  return isAnyKnown ? others : items;
}

export function partsIn(items: readonly QueryItem[]): QueryPart[] {
  return items.flatMap((item) => (item.kind === "part" ? [item.part] : []));
}

const longQuery = 6;
const shortSentence = 4;

function isSentence(items: readonly QueryItem[]): boolean {
  const words = items.flatMap(wordsOf);
  if (words.length >= longQuery) return true;
  return words.length >= shortSentence && words.some(isSentenceCue);
}

/** A message tells a story in words of its language; of fewer words each may be meant. */
function isMessage(items: readonly QueryItem[]): boolean {
  return items.length >= longMessage;
}

const longMessage = 12;

/** A common word of the language that the vocabulary has not. */
function isTalk(item: QueryItem): boolean {
  if (item.kind !== "part" || item.part.kind !== "words") return false;
  const { words, names, number, demand, employers } = item.part;
  return (
    demand === undefined &&
    names.length === 0 &&
    number === undefined &&
    employers === undefined &&
    words.every(isCommonWord)
  );
}

function wordsOf(item: QueryItem): readonly string[] {
  if (item.kind === "word") return [item.word];
  return item.kind === "part" ? item.part.words : [""];
}

/** A word that tells nothing of a job where it stands in a sentence. */
function isOnlySentence(item: QueryItem): boolean {
  if (item.kind !== "part" || item.part.kind !== "words") return false;
  const { words, names, demand } = item.part;
  // "بعد الظهر" is a shift; "شاب" only says who speaks.
  const isCondition = names.some(({ tags }) => tags.length > 0 && !tags.some(isOfPeople));
  // "Carry things" names a porter.
  const isTask = words.length > 1 && isOccupation(item.part);
  return demand === undefined && !isCondition && !isTask && words.every(isSentenceWord);
}

/** The requested occupations, or else the nearest part to one; with places and ways of working. */
function requiredOf(
  items: readonly QueryItem[],
  relevant: ReadonlySet<QueryPart>,
  rawWords: readonly string[],
): ReadonlySet<QueryPart> {
  const parts = partsIn(items.filter((item) => !isOnlySentence(item))).filter(
    (part) => part.demand === undefined && relevant.has(part),
  );
  const things = parts.filter((part) => part.kind === "words");
  const named = things.filter(
    ({ names, words }) => names.length > 0 && !words.every(isAnyEmployer),
  );
  const occupations = named.filter(isOccupation);
  const settings = named.filter(({ names }) => names.some(({ setting }) => setting));
  const kinds: WordsPart[] =
    [occupations, settings, named, things].find(({ length }) => length > 0) ?? [];
  const over = overIn(items, rawWords);
  // An employee of any kind is looked for only where nothing says which.
  const telling = kinds.filter(
    ({ words }) =>
      !words.every((word) => isGeneralRole(word) || isBroadRole(stem(word))) &&
      !isRankOfAnyField(words),
  );
  const first = wantedAbove(telling.length > 0 ? telling : kinds, items, rawWords, over);
  const places = parts.filter((part) => part.kind === "place");
  const here = places.filter((place) => !over.has(place) && !isOfName(place, rawWords));
  const where = here.filter((place) =>
    here.length > 1
      ? !isOrigin(place, items) && !isOfExperience(place, rawWords)
      : !isHome(place, rawWords) && !(isMessage(items) && isOfExperience(place, rawWords)),
  );
  const requests = requestsBefore(items, rawWords);
  const isRequested = (part: QueryPart) => requests[indexOf(part, items)] !== undefined;
  // A job is in one place: of several in a message those that are wished.
  const wished = isMessage(items) && where.length > 1 ? where.filter(isRequested) : [];
  const ways = parts.filter(
    (part) =>
      part.kind === "intent" &&
      part.intent.kind !== "level" &&
      !over.has(part) &&
      (!isMessage(items) || isRequested(part)),
  );
  // In a message each further way would leave less of what is wanted.
  const decisive = isMessage(items) ? ways.filter((way) => isSameWay(way, ways[0])) : ways;
  // Who works from home lives anywhere.
  const isRemote = decisive.some((way) => way.kind === "intent" && way.intent.value === "remote");
  const there = (wished.length > 0 ? wished : where).filter(
    (place) => !(isRemote && isOrigin(place, items)),
  );
  return new Set([...(first ? [first] : []), ...there, ...decisive]);
}

function isSameWay(part: QueryPart, other: QueryPart | undefined): boolean {
  return (
    part.kind === "intent" &&
    other?.kind === "intent" &&
    part.intent.kind === other.intent.kind &&
    part.intent.value === other.intent.value
  );
}

function isOccupation({ names }: WordsPart): boolean {
  return names.some(({ skill, setting }) => !skill && !setting);
}

/**
 * The thing that is wanted most: after a request, as "as a driver" or beside "job"; less what somebody is,
 * and least what they were or learned, where they work and what follows "also". The first of several alike.
 */
function wantedAbove(
  kinds: readonly WordsPart[],
  items: readonly QueryItem[],
  rawWords: readonly string[],
  over: ReadonlySet<QueryPart>,
): WordsPart | undefined {
  const learned = learnedIn(items);
  const requests = requestsBefore(items, rawWords);
  const scored = kinds.map((part, index) => {
    const next = kinds[index + 1];
    const before = rawWords.slice(Math.max(0, part.from - 3), part.from).map(fold);
    const isAfterOther = kinds.some(
      (other) => other.from < part.from && !isInside(other, rawWords),
    );
    const at = indexOf(part, items);
    const item = items[at];
    const isNamed = item !== undefined && isNamedAs(item, rawWords) && !isPast(items.slice(0, at));
    const score =
      requestScore(part, requests[at]) +
      (isNamed ? 3 : 0) +
      (isBesideWork(part, rawWords) && !over.has(part) ? 2 : 0) +
      (before.slice(-2).some((word) => isSelf.test(word)) ? 1 : 0) -
      (over.has(part) ? 5 : 0) -
      (learned.has(part) ? 3 : 0) -
      (isKnown(part, rawWords) || isCourtesy(part, rawWords) ? 6 : 0) -
      (isWorkplace(part, rawWords) || (isInside(part, rawWords) && isAfterOther) ? 4 : 0) -
      (before.some((word) => isFurther.test(word)) ? 2 : 0) -
      // "بدور على صالون" of a barber.
      (isOccupation(part) && part.words.length === 1 && workplaces.test(part.words[0] ?? "")
        ? 4
        : 0) -
      // "A pharmacy that needs an assistant".
      (isEmployerOf(part, rawWords) ? 3 : 0) -
      (isMessage(items) && isRespelled(part, rawWords) ? 3 : 0) -
      // "A maintenance electrician" is an electrician.
      (next !== undefined && isAttributive(part, next, rawWords) ? 1 : 0);
    return { part, score };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.find(({ score }) => score === best)?.part;
}

/** "ارجو التواصل", "please contact", "للتواصل": what the reader is requested to do. */
function isCourtesy({ from }: QueryPart, rawWords: readonly string[]): boolean {
  const [before = "", own = ""] = [rawWords[from - 1], rawWords[from]].map((word) =>
    fold(word ?? ""),
  );
  if (/^(?:please|kindly|pls)$/.test(before)) return true;
  return (
    /^[وف]?(?:[اني]?رجو|يرجي|(?:ال)?رجا|بانتظار|بنتظار|شاكر\S*)$/.test(before) && /^ال/.test(own)
  );
}

function indexOf(part: QueryPart, items: readonly QueryItem[]): number {
  return items.findIndex((item) => item.kind === "part" && item.part === part);
}

/** A part that was read from other words of its script is less certain than one that stands there. */
function isRespelled({ from, to, words }: WordsPart, rawWords: readonly string[]): boolean {
  const input = fold(rawWords.slice(from, to + 1).join(" "));
  const isOfScript = (word: string) => /[a-z]/.test(word) === /[a-z]/.test(input);
  return words.some((word) => isOfScript(word) && !input.includes(word.slice(1)));
}

function isEmployerOf({ to }: QueryPart, rawWords: readonly string[]): boolean {
  const after = rawWords.slice(to + 1, to + 3).map(fold);
  const [next = ""] = after;
  return (
    /^(?:بد[هو]ا?|بدن|بدهن|بيحتاج|بتحتاج|يحتاج|تحتاج|محتاج\S*|يطلب|تطلب|needs?|wants|requires?|hiring)$/.test(
      next,
    ) ||
    /^(?:that|which|who|يلي|اللي|الي) (?:needs?|wants?|requires?|بد[هو]ا?|يحتاج|تحتاج)$/.test(
      after.join(" "),
    )
  );
}

const isSelf = /^(?:انا|اني|نحنا|احنا|am|im|m)$/;
const isFurther = /^(?:also|even|كمان|ايضا|حتي|additionally|besides)$/;

function isAttributive(part: WordsPart, next: WordsPart, rawWords: readonly string[]): boolean {
  return next.from === part.to + 1 && /^[a-z]+$/i.test(rawWords[part.from] ?? "");
}

/** "شغل سواق", "وظيفة محاسب", "driver job", "job as". */
function isBesideWork({ from, to }: QueryPart, rawWords: readonly string[]): boolean {
  const [before = "", after = ""] = [rawWords[from - 1], rawWords[to + 1]].map((word) =>
    fold(word ?? ""),
  );
  return isWorkWord(before) || (/^[a-z]/.test(after) && isWorkWord(after));
}

/** Where the last request before each item is; none if something over is told after it. */
function requestsBefore(
  items: readonly QueryItem[],
  rawWords: readonly string[],
): (number | undefined)[] {
  let last: number | undefined;
  return items.map((item) => {
    const before = last;
    const words = wordsOf(item);
    const position = positionOf(item);
    const [previous = "", own = ""] = pairAt(position, rawWords);
    const isWished = words.some(isRequestCue) && !/^(?:ما|لا|مو|مش|not|don|dont|t)$/.test(previous);
    const pair = `${previous} ${own}`;
    if (isWished || isQuestion.test(pair) || isAnyWork.test(pair)) last = position;
    else if (words.some(isWasCue) && !isUsedThing(words, rawWords[position + 1])) last = undefined;
    return before;
  });
}

/** A raw word after the one before it, folded. */
function pairAt(position: number, rawWords: readonly string[]): string[] {
  return rawWords.slice(Math.max(0, position - 1), position + 1).map(fold);
}

/** Higher the nearer a request is before it. */
function requestScore({ from }: QueryPart, requestAt: number | undefined): number {
  if (requestAt === undefined) return 0;
  return from - requestAt <= nearRequest ? 4 : 2;
}

/** "If there is", "هل يوجد", "لو في"; "I'd like", "something like", "move into". */
const isQuestion =
  /^(?:(?:d|something|anything) like|open (?:to|for)|(?:move|switch|change|shift|transition|get|go) (?:to|into)|(?:شي|شغله) (?:متل|مثل|زي)|(?:اذا|لو|هل|ان|ازا) (?:في|فيه|عندكن|عندكم|يوجد|عندك|حدا)|(?:is|are|if) there|مين (?:بدو|عندو|بده|عنده)|any (?:company|one|body))/;
/** "اي شغل سواق", "any job": a request without a verb. */
const isAnyWork =
  /^(?:[وف]?اي|any) (?:شغل|شغله|شغلانه|عمل|وظيفه|فرصه|(?:job|work|position|vacanc(?:y|ies)|opening)s?)$/;
const nearRequest = 12;

/** "As a driver", "كسائق". */
function isNamedAs(item: QueryItem, rawWords: readonly string[]): boolean {
  if (item.kind !== "part" || item.part.kind !== "words" || !isOccupation(item.part)) return false;
  const { from, words } = item.part;
  const before = [rawWords[from - 1], rawWords[from - 2]].map((word) => fold(word ?? ""));
  const isAfterAs =
    before[0] === "as" || (before[1] === "as" && /^(?:a|an|the)$/.test(before[0] ?? ""));
  return isAfterAs || (/^ك/.test(rawWords[from] ?? "") && !(words[0] ?? "").startsWith("ك"));
}

/** "I worked as": a past occupation. */
function isPast(before: readonly QueryItem[]): boolean {
  const near = before.slice(-3);
  const lastRequest = near.findLastIndex((item) => wordsOf(item).some(isRequestCue));
  return near.slice(lastRequest + 1).some((item) => wordsOf(item).some(isPastCue));
}

/** Up to two things after "graduate of" and the like, as far as the sentence goes on with them. */
function learnedIn(items: readonly QueryItem[]): ReadonlySet<QueryPart> {
  const learned = new Set<QueryPart>();
  let left = 0;
  for (const item of items) {
    const words = wordsOf(item);
    if (words.some(isEducationCue)) left = maxLearned;
    else if (words.some(isSentenceCue) || words.some(isRequestCue)) left = 0;
    else if (item.kind === "part" && item.part.kind === "words" && left > 0) {
      left -= 1;
      learned.add(item.part);
    }
  }
  return learned;
}

const maxLearned = 2;

/** What somebody was and where: from "worked" or "كنت" to a request, to "now" or to the end of the sentence. */
function overIn(items: readonly QueryItem[], rawWords: readonly string[]): ReadonlySet<QueryPart> {
  const over = new Set<QueryPart>();
  let isOver = false;
  let last = 0;
  for (const item of items) {
    const at = positionOf(item);
    if (/[.؛!؟?]$/.test(rawWords.slice(last, at).join(" "))) isOver = false;
    const words = wordsOf(item);
    const isRequested = words.some(isRequestCue) || isAnyWork.test(pairAt(at, rawWords).join(" "));
    if (isRequested || words.some(isNowCue)) isOver = false;
    else if (words.some(isWasCue) && !isUsedThing(words, rawWords[at + 1])) isOver = true;
    if (item.kind === "part" && isOver) over.add(item.part);
    last = at;
  }
  return over;
}

/** "Used cars" are no past. */
function isUsedThing(words: readonly string[], next: string | undefined): boolean {
  return words.includes("used") && next !== "to";
}

/** "Damascus university", "جامعة دمشق": where somebody studied. */
function isOfName({ from, to }: QueryPart, rawWords: readonly string[]): boolean {
  return (
    /(?:جامعه|كليه)$/.test(fold(rawWords[from - 1] ?? "")) ||
    /^(?:university|college)$/.test(fold(rawWords[to + 1] ?? ""))
  );
}

/** "Knowledge of labor law": a skill. */
function isKnown({ from }: QueryPart, rawWords: readonly string[]): boolean {
  const before = rawWords.slice(Math.max(0, from - 3), from).map(fold);
  const cueAt = before.findLastIndex(isKnowledgeCue);
  return cueAt >= 0 && !before.slice(cueAt).some(isRequestCue);
}

/** "In a hospital or a laboratory", "شركة مقاولات", "construction company": a workplace. */
function isWorkplace({ from, to }: QueryPart, rawWords: readonly string[]): boolean {
  const [before = "", after = ""] = [rawWords[from - 1], rawWords[to + 1]].map((word) =>
    fold(word ?? ""),
  );
  return (
    workplaces.test(before) ||
    /^(?:company|companies|office|factory|firm|shop|store|clinic|center|centre|agency)$/.test(
      after,
    ) ||
    inside.test(rawWords.slice(0, from).map(fold).join(" "))
  );
}

const workplaces =
  /^(?:[وف]?(?:[بل]?ال|لل|[بل])?)(?:شركه|شركات|مكتب|مكاتب|معمل|معامل|مصنع|مصانع|مشفي|مستشفي|مشافي|عياده|عيادات|محل|محلات|ورشه|ورشات|مركز|مراكز|معهد|فندق|مطعم|منظمه|موسسه|مستودع|صالون|مشغل|مدرسه|فرن|جمعيه|سوق)$/;

/** "بمطعم", "وبصيدلية": a workplace, or what somebody has experience in. */
function isInside({ from, words }: WordsPart, rawWords: readonly string[]): boolean {
  return /^[وف]?ب/.test(rawWords[from] ?? "") && !/^[وف]?ب/.test(words[0] ?? "");
}

const inside = /(?:^| )(?:in|at|inside) an?(?: [^ ]+(?: [^ ]+)? (?:or|and) an?)?$/;

function positionOf(item: QueryItem): number {
  return item.kind === "part" ? item.part.from : item.at;
}

/** "from Homs" beside another place is a residence. */
function isOrigin(place: QueryPart, items: readonly QueryItem[]): boolean {
  const at = items.findIndex((item) => item.kind === "part" && item.part === place);
  if (items.slice(Math.max(0, at - 4), at).some((item) => wordsOf(item).some(isNowCue)))
    return false;
  return items.slice(Math.max(0, at - 2), at).some((item) => wordsOf(item).some(isOriginCue));
}

/** "أنا من حماة", "a girl from Homs": near it is best, and elsewhere may do. */
function isHome(
  { from, words }: QueryPart & { kind: "place" },
  rawWords: readonly string[],
): boolean {
  const [person = "", origin = ""] = rawWords.slice(Math.max(0, from - 2), from).map(fold);
  const isFrom = origin === "from" || origin === "من";
  return isFrom && words.length > 0 && (isSentenceCue(person) || isSentenceWord(person));
}

/** "Experience in schools in Jaramana". */
function isOfExperience({ from }: QueryPart, rawWords: readonly string[]): boolean {
  const start = rawWords.slice(0, from).findLastIndex((word) => /[.،,؛;!؟?]$/.test(word)) + 1;
  const before = rawWords.slice(Math.max(start, from - longestClause), from).map(fold);
  const last = before.findLastIndex((word) => /^(?:experience|(?:ال)?خبره|خبرتي)$/.test(word));
  return last >= 0 && !before.slice(last).some((word) => isRequestCue(word) || isNowCue(word));
}

const longestClause = 12;

function demandOf(part: QueryPart, needed: ReadonlySet<QueryPart>): QueryPart {
  if (part.demand !== undefined || needed.has(part)) return part;
  return { ...part, demand: "preferred" };
}

/** Each preferred part costs a comparison with each match. */
const maxPreferred = 5;

/** Named parts first; preferred ones are limited. */
function limited(parts: readonly QueryPart[]): QueryPart[] {
  const preferred = parts.filter(({ demand }) => demand === "preferred");
  const isNamed = (part: QueryPart) => part.kind !== "words" || part.names.length > 0;
  const counted = new Set(
    [...preferred.filter(isNamed), ...preferred.filter((part) => !isNamed(part))].slice(
      0,
      maxPreferred,
    ),
  );
  return parts.filter((part) => part.demand !== "preferred" || counted.has(part));
}

/** Years of experience as a condition that is preferred: those of postings, or else the level. */
function withYears(item: QueryItem, rawWords: readonly string[]): QueryItem {
  if (item.kind !== "part" || item.part.kind !== "words") return item;
  const { number, words, names: known, from, to } = item.part;
  const isAge = known.some(({ tags }) => tags.length > 0);
  // A "طبيب عام" is a general practitioner.
  if (isAge || !words.every((word) => yearWords.has(word))) return item;
  // "خبرة سنة" is one year.
  const one = /^(?:ال)?خبر[هت]/.test(fold(rawWords[from - 1] ?? "")) ? 1 : undefined;
  const years = words.includes("سنتين") ? 2 : Number(number ?? one ?? maxYears + 1);
  if (years > maxYears) return { kind: "word", word: words[0] ?? "", at: from };
  const names = [experienceOf(years, boundBefore(rawWords, from))];
  const counted = number === undefined ? words : [number, ...words];
  const part = {
    kind: "words" as const,
    words: counted,
    names,
    pieces: [],
    categories: [],
    from,
    to,
  };
  return { kind: "part", part: { ...part, demand: "preferred" } };
}

/** Who has so many years fits postings that ask for about as many. */
function experienceOf(years: number, bound: "from" | "upTo" | undefined): Concept {
  const level = years < 2 ? "entry" : years < 5 ? "mid" : "senior";
  const steps = { from: [0, 1, 2, 3, 4, 5, 6, 7, 8], upTo: [0, -1, -2, -3, -4, -5] };
  const near = (bound ? steps[bound] : [0, -1, 1, -2, 2, -3])
    .map((step) => years + step)
    .filter((each) => each > 0);
  return attribute([...near.map(yearsTag), `l:${level}`]);
}

/** "More than", "اقل من" before a number. */
function boundBefore(rawWords: readonly string[], at: number): "from" | "upTo" | undefined {
  const before = rawWords
    .slice(Math.max(0, at - 4), at)
    .map(fold)
    .join(" ");
  if (/(?:less than|under|up to|max\S*|below|اقل من|تحت|دون|لا تزيد عن|لا يزيد عن)$/.test(before))
    return "upTo";
  return /(?:more than|over|at least|min\S*|above|اكثر من|اكتر من|فوق|لا تقل عن|لا يقل عن|ما بتقل عن|ما تقل عن|علي الاقل)$/.test(
    before,
  )
    ? "from"
    : undefined;
}

const maxYears = 30;
const yearWords = new Set([
  "year",
  "years",
  "yrs",
  "yr",
  "سنه",
  "سنوات",
  "سنين",
  "اعوام",
  "عام",
  "سنتين",
]);

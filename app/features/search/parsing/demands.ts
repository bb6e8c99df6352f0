import { attributeTag, isAgeTag } from "#app/features/search/words/attribute-tags.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { placesBeside } from "#app/features/search/words/place-words.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { isCommonWord } from "#app/features/search/words/talk/common-words.ts";
import {
  isAnyEmployer,
  isConjunction,
  isNowCue,
  isRequestCue,
  isSentenceWord,
  isWasCue,
  isWorkWord,
  mayFollowNegator,
} from "#app/features/search/words/talk/question-words.ts";
import {
  allConcepts,
  type Concept,
  conceptsNamed,
  isVocabulary,
} from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { joinAlternatives } from "./alternatives.ts";
import type { QueryItem } from "./query-items.server.ts";
import { isUnknown, rankedBeside } from "./ranked-beside.ts";
import { partsIn, withPreferences } from "./sentence.ts";

/** The parts of a query with their demands: required, preferred or excluded. */
export function withDemands(items: readonly QueryItem[], rawWords: readonly string[]): QueryPart[] {
  const excluding = exclude(withPlainOr(items, rawWords), rawWords);
  const isAnyRequired = partsIn(excluding).some(({ demand }) => demand !== "excluded");
  const read = isAnyRequired ? excluding : onlyOutside(excluding);
  const ranked = withPreferences(joinAlternatives(withoutNoise(read)), rawWords);
  return withConditions(rankedBeside(ranked, rawWords), rawWords);
}

const fewWords = 6;

/** Of a short query for conditions alone, "NGO jobs without a certificate", all of them decide, also beside a place. */
function withConditions(parts: QueryPart[], rawWords: readonly string[]): QueryPart[] {
  const isDecided = parts.some(({ kind, demand }) => demand === undefined && kind !== "place");
  if (isDecided || rawWords.length > fewWords) return parts;
  return parts.map((part) => {
    if (part.demand !== "preferred" || part.kind !== "words" || isAge(part)) return part;
    const { demand: _, ...required } = part;
    return required;
  });
}

function isAge({ names }: QueryPart & { kind: "words" }): boolean {
  return names.length > 0 && names.every(({ tags }) => tags.length > 0 && tags.every(isAgeTag));
}

/** Beside anything else "experience" and "salary" tell nothing: nearly every job has them. */
function withoutNoise(items: readonly QueryItem[]): readonly QueryItem[] {
  const noise = noiseConcepts();
  const isNoise = (item: QueryItem) =>
    item.kind === "part" &&
    item.part.kind === "words" &&
    item.part.demand === undefined &&
    item.part.number === undefined &&
    item.part.names.some((name) => noise.includes(name));
  const others = items.filter((item) => !isNoise(item));
  const isAnyNamed = partsIn(others).some(
    (part) => part.demand === undefined && (part.kind !== "words" || part.names.length > 0),
  );
  return isAnyNamed ? others : items;
}

function noiseConcepts(): readonly Concept[] {
  return ["experience", "salary"].flatMap((name) => conceptsNamed([name]));
}

/** "Outside Syria" alone asks for every other place. */
function onlyOutside(items: readonly QueryItem[]): readonly QueryItem[] {
  return items.map((item) => {
    if (item.kind !== "part" || item.part.kind !== "place") return item;
    const { demand: _, ids, ...part } = item.part;
    return { kind: "part", part: { ...part, ids: placesBeside(ids), outside: ids } };
  });
}

/** Whether a part follows another of a list: "عدا الهندسة والطب", "except sales, marketing". */
function isListed(part: QueryPart, rawWords: readonly string[]): boolean {
  const isAfterComma = /[,،]$/.test(rawWords[part.from - 1] ?? "");
  const word = rawWords[part.from] ?? "";
  const isAnd = /^وال/.test(word) || (/^و/.test(word) && !(part.words[0] ?? "").startsWith("و"));
  return isAfterComma || isAnd;
}

/** In dialects "ولا" is "or" unless something was negated before: "حارس ولا سيكوريتي". */
function withPlainOr(items: readonly QueryItem[], rawWords: readonly string[]): QueryItem[] {
  return items.map((item, index) => {
    if (item.kind !== "negator" || fold(rawWords[item.at] ?? "") !== "ولا") return item;
    const isNegated = items
      .slice(0, index)
      .some((each) => each.kind === "negator" && fold(rawWords[each.at] ?? "") !== "ولا");
    const [before, after] = [items[index - 1], items[index + 1]];
    const isAlone = after?.kind === "part" && after.part.from === item.at + 1;
    const isBetween = before?.kind === "part" && isAlone;
    return isBetween && !isNegated ? { kind: "word", word: "او", at: item.at } : item;
  });
}

/** "I would not move outside Aleppo", "ما بدي سفر برا حلب": only there. */
function isInsideAgain(
  items: readonly QueryItem[],
  index: number,
  rawWords: readonly string[],
): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (item?.kind !== "negator" || !isOutside.test(fold(rawWords[item.at] ?? ""))) return false;
  if (next?.kind !== "part" || next.part.kind !== "place") return false;
  const before = items.slice(Math.max(0, index - nearNegator), index);
  const last = before.findLastIndex(({ kind }) => kind === "negator");
  return last >= 0 && before.slice(last + 1).every((each) => !isNamedThing(each));
}

/** How many items may stand between two negators of one clause. */
const nearNegator = 4;
const isOutside = /^[وف]?[لب]?(?:خارج|برا|برات|بره|outside)$/;

function isNamedThing(item: QueryItem): boolean {
  return item.kind === "part" && (item.part.kind !== "words" || !isOrdinary(item.part));
}

/** How many words after a part say that it is no problem: "UX is fine", "التصميم عادي". */
function allowedBy({ to }: QueryPart, rawWords: readonly string[]): number {
  const after = rawWords.slice(to + 1, to + 4).map(fold);
  const [phrase = ""] = allowed.exec(after.join(" ")) ?? [];
  return phrase.split(" ").filter(Boolean).length;
}

const allowed =
  /^(?:(?:(?:is|are) )?(?:fine|ok|okay|welcome|acceptable)|عادي|ماشي|اوكي|مقبول|ما في مشكله|مافي مشكله|لا باس)(?= |$)/;

/** A negator excludes the part after it, and those that "or" or a list goes on with. */
function exclude(items: readonly QueryItem[], rawWords: readonly string[]): QueryItem[] {
  let negatorAt: number | undefined;
  let goesOn = false;
  let wasExcluded = false;
  let allowedTo = -1;
  const read: QueryItem[] = [];
  const isMessage = rawWords.length >= longMessage;
  const isOfJobs = (part: QueryPart) =>
    part.kind !== "words" || part.names.some((name) => !name.skill || name === experience());
  let isOver = false;
  for (const [index, item] of items.entries()) {
    const last = read.at(-1);
    const words =
      item.kind === "part"
        ? item.part.kind === "pay"
          ? []
          : item.part.words
        : item.kind === "word"
          ? [item.word]
          : [];
    if (words.some((word) => isRequestCue(word) || isNowCue(word))) isOver = false;
    else if (words.some(isWasCue)) isOver = true;
    if (item.kind === "negator" && last?.kind === "part" && isAfter(items, index, rawWords)) {
      read[read.length - 1] = { kind: "part", part: excluded(last.part, last.part.from) };
    } else if (item.kind === "negator" && isQuestion(items, index, rawWords)) {
      read.push({ kind: "word", word: "", at: item.at });
    } else if (isInsideAgain(items, index, rawWords)) {
      negatorAt = undefined;
    } else if (item.kind === "negator") {
      negatorAt = item.at;
    } else if (item.kind === "word") {
      // "Not in sales or as a secretary".
      const isListing: boolean =
        isConjunction(item.word) || (goesOn && mayFollowNegator(item.word));
      goesOn = wasExcluded && isListing;
      if (negatorAt !== undefined && !mayFollowNegator(item.word)) negatorAt = undefined;
      if (!goesOn) wasExcluded = false;
      read.push(item);
    } else if (negatorAt !== undefined && isOnlyBetween(item.part)) {
      // "لا يكون مدير" goes on.
    } else if (negatorAt !== undefined && isKindOf(item.part, items[index + 1])) {
      // "Not at an insurance company", "مو بشركة تأمين": the insurance is excluded.
    } else if (item.part.from <= allowedTo) {
      // The words that allowed the part before.
    } else if (wasExcluded && negatorAt === undefined && allowedBy(item.part, rawWords) > 0) {
      read.push({ kind: "part", part: { ...item.part, demand: "preferred" } });
      allowedTo = item.part.to + allowedBy(item.part, rawWords);
      wasExcluded = false;
      goesOn = false;
    } else if (wasExcluded && negatorAt === undefined && isMessage && isOrdinary(item.part)) {
      wasExcluded = false;
      goesOn = false;
      read.push(item);
    } else if (
      negatorAt !== undefined &&
      isOrdinary(item.part) &&
      (isMessage || !isWithout.test(fold(rawWords[negatorAt] ?? "")))
    ) {
      negatorAt = undefined;
      read.push(item);
    } else if (negatorAt !== undefined && isMessage && (isOver || !isOfJobs(item.part))) {
      // "I do not own a car", "ما عندي خبرة غير ستاج" tell of a person.
      negatorAt = undefined;
      read.push(item);
    } else if (
      negatorAt !== undefined ||
      goesOn ||
      (wasExcluded && (isListed(item.part, rawWords) || isOfPhrase(item.part, last)))
    ) {
      read.push({ kind: "part", part: excluded(item.part, negatorAt ?? item.part.from) });
      negatorAt = undefined;
      wasExcluded = true;
      goesOn = false;
    } else {
      wasExcluded = false;
      read.push(item);
    }
  }
  return read;
}

const isWithout = /^(?:بدون|بلا|دون|without|no)$/;

/** A company before what it does. */
function isKindOf(part: QueryPart, next: QueryItem | undefined): boolean {
  return (
    part.kind === "words" &&
    part.words.every(isAnyEmployer) &&
    next?.kind === "part" &&
    next.part.kind === "words" &&
    next.part.from === part.to + 1
  );
}

/** The rest of an excluded phrase: "without field visits", "بدون زيارات ميدانية". */
function isOfPhrase(part: QueryPart, last: QueryItem | undefined): boolean {
  if (part.kind !== "words" || last?.kind !== "part" || last.part.to + 1 !== part.from)
    return false;
  return isUnknown(part) || (isUnknown(last.part) && part.names.every(({ skill }) => skill));
}

/** From this number of words on somebody tells of themselves. */
const longMessage = 20;

/** "ما في شي شغل", "ما في حدا بدو": asks whether there is something. */
function isQuestion(items: readonly QueryItem[], at: number, rawWords: readonly string[]): boolean {
  const [item, ...others] = items.slice(at);
  if (item?.kind !== "negator" || partsIn(items.slice(0, at)).length > 0) return false;
  const words = rawWords.slice(item.at, item.at + 2).map(fold);
  if (!/^(?:ما ?في|ما عند(?:كم|كن|ك|كون))(?: |$)/.test(words.join(" "))) return false;
  const next = others.find((other) => other.kind !== "word" || !isIndefinite.test(other.word));
  return next?.kind === "word" && (isWorkWord(next.word) || /^(?:حدا|احد|مين)$/.test(next.word));
}

const isIndefinite = /^(?:شي|اي|هيك|كم|بهالايام|هالايام|عندكم|عندكن)$/;

/** Whether a negator belongs to the part before it: "بحلب لا", "بس حلب لا محاسب". */
function isAfter(items: readonly QueryItem[], at: number, rawWords: readonly string[]): boolean {
  const [before, next] = [items[at - 1], items[at + 1]];
  if (before?.kind !== "part" || isOrdinary(before.part)) return false;
  if (!next) return true;
  const isAfterBut = /^(?:بس|لكن|but)$/.test(fold(rawWords[before.part.from - 1] ?? ""));
  return isAfterBut && next.kind === "part" && next.part.kind !== before.part.kind;
}

/** Nothing that a job could be or have: it is not excluded. */
function isOrdinary(part: QueryPart): boolean {
  return (
    isUnknown(part) &&
    part.words.every(
      (word) => (isCommonWord(word) || isSentenceWord(word)) && !isVocabulary(stem(word)),
    )
  );
}

function isOnlyBetween(part: QueryPart): boolean {
  return part.kind === "words" && part.names.length === 0 && part.words.every(mayFollowNegator);
}

/** Who looks for a job without experience looks for one of the first level. */
function excluded(part: QueryPart, from: number): QueryPart {
  const where = { from, to: part.to };
  if (part.kind === "words" && part.names.includes(experience())) {
    const intent = { kind: "level", value: "entry" } as const;
    return { kind: "intent", intent, words: part.words, ...where };
  }
  if (part.kind === "words" && part.names.some((name) => degrees().includes(name))) {
    return { ...part, ...where, names: [...conceptsNamed(["no", "degree"])] };
  }
  if (part.kind === "words" && part.names.some((name) => cars().includes(name))) {
    const vehicles = allConcepts().filter(({ tags }) => tags.includes(attributeTag("own-car")));
    return { ...part, ...where, names: [...part.names, ...vehicles], demand: "excluded" };
  }
  return { ...part, ...where, demand: "excluded" };
}

/** A job without a car is none that wants one's own, by any name. */
function cars(): readonly Concept[] {
  return conceptsNamed(["سيار"]);
}

function degrees(): readonly Concept[] {
  return ["certificate", "degree"].flatMap((name) => conceptsNamed([name]));
}

function experience(): Concept {
  const [concept] = conceptsNamed(["experience"]);
  if (!concept) throw new Error("The vocabulary has no line for experience.");
  return concept;
}

import { fold } from "#app/platform/fold.ts";
import lists from "./negation-words.json" with { type: "json" };
import { comma, phrasePattern } from "./phrase-pattern.ts";

type Words = readonly string[];

/** The words of a sentence up to a phrase, those of the phrase, and the rest. */
export type Place = {
  before: Words;
  /** Those of `before` that follow its last turning word, such as "but". */
  sinceTurn: Words;
  phrase: Words;
  after: Words;
};

/** The negated word is among this many after the negation. */
const headLength = 4;
/** Words between a negation and a phrase that demands nothing. */
const nearReach = 5;
/** How far before a negation "if" or "who" turns it to a condition. */
const conditionReach = 4;
/** How far behind a phrase its amount or "is to be paid" stands. */
const owedReach = 3;

/**
 * Whether a negation covers a demand. It must negate the asking, the paying or the thing asked for, and the demand must
 * be that word or coordinated with it. In "Nobody starts before the fee is paid" the start is negated, not the fee.
 */
export function isNegated({ sinceTurn: words, phrase, after }: Omit<Place, "before">): boolean {
  const end = phrase.findLastIndex(isNegation) + 1;
  // "Pay no fee" holds the negation itself.
  if (end > 0 && end < phrase.length) {
    return isNegated({
      sinceTurn: [...words, ...phrase.slice(0, end)],
      phrase: phrase.slice(end),
      after,
    });
  }
  if (!words.some(isNegation)) return false;
  if (phrase.some((word) => refunds(word) || partial(word)) || isOwedAfterAll(after)) return false;
  return words.some(
    (_, at) =>
      isNegationAt(words, at) &&
      !isUndone(words, at, after) &&
      covers(words.slice(0, at + 1), words.slice(at + 1), phrase, after),
  );
}

/** Whether a negation covers a phrase or stands a few words before it: enough for a phrase that demands nothing. */
export function hasNegationNear(place: Place): boolean {
  const words = place.sinceTurn;
  const isNear = words.some((_, at) => {
    const between = words.slice(at + 1);
    const isOther =
      between.includes(comma) || between.some((word) => needless(word) || urging(word));
    return isNegationAt(words, at) && !isOther && between.length < nearReach;
  });
  return isNear || isNegated(place);
}

/** The positions after words that turn a sentence, such as "but" and "only". */
export const turnsOf = (text: string): number[] =>
  Array.from(text.matchAll(turns), ({ index, 0: turn }) => index + turn.length);

/** Whether a word negates. The "ma" of the dialect's "before he pays" does not. */
function isNegationAt(words: Words, at: number): boolean {
  const [word = "", earlier = ""] = [words[at], words[at - 1]];
  return isNegation(word) && !(word === "ما" && timesBeforeMa(earlier));
}

/** Whether the words behind a phrase say that it is owed: an amount, an exception, no refund, no job without it. */
function isOwedAfterAll(after: Words): boolean {
  const clause = clauseOf(after);
  if (clause.slice(0, owedReach).some(isNumber) || refunds(after[0] ?? "")) return true;
  const [first = "", second = "", third = ""] = after.filter((word) => word !== comma);
  if (isNegation(first) && !isJoined(first) && jobs(second) && !needless(third)) return true;
  const end = clause.findIndex(isNegation);
  const own = end < 0 ? clause : clause.slice(0, end);
  return exceptions(first) || own.some((word) => exceptions(word) || delays(word));
}

/** Whether another negation or a condition undoes one: "no work without a fee", "if you do not pay". */
function isUndone(words: Words, at: number, after: Words): boolean {
  const earlier = words.slice(0, at);
  const near = clauseOf(earlier.toReversed()).slice(0, conditionReach);
  if (near.some(conditions) && !near.some(we)) return true;
  const word = words[at] ?? "";
  const continues = isJoined(word) || anding(words[at - 1] ?? "");
  if (continues) return !asking(words[at + 1] ?? "") && earlier.some(urging);
  if ((privative(word) || near.some(relative)) && isDenied(earlier)) return true;
  return privative(word) && clauseOf(after).some((other) => denies(other) && !isJoined(other));
}

/** Whether a negation is still open at the end of the words. */
function isDenied(words: Words): boolean {
  const last = words.findLastIndex(denies);
  const clause = words.slice(last + 1);
  return last >= 0 && !clause.includes(comma) && !clause.slice(0, headLength).some(needless);
}

/** Whether the negation that `negating` ends with covers a phrase. */
function covers(negating: Words, between: Words, phrase: Words, after: Words): boolean {
  const beginning = between.slice(0, headLength);
  if (beginning.some(urging)) return false;
  if (beginning.some(needless)) return isAlternative(between) && isOfOneClause(between, phrase);
  // "Nor even".
  const words = between[0] === "حتي" ? between.slice(1) : between;
  const start = words.findIndex((word) => !carriers(word) && !naming(word));
  const head = words[start] ?? "";
  const subject = head ? words.slice(0, start) : words;
  if (!isOfAsking(negating, head || (phrase[0] ?? ""), subject)) return false;
  if (!head) return !words.some(partial);
  const isHead =
    asking(head) || charges(head) || (privative(negating.at(-1) ?? "") && paying(head));
  return (
    isHead &&
    !isBounded(words.slice(start + 1), asking(head)) &&
    isListed(words, phrase, after) &&
    isOfOneClause(between, phrase)
  );
}

/** Whether asking or paying itself is negated, not how it is done, who paid, or a condition. */
function isOfAsking(negating: Words, head: string, subject: Words): boolean {
  if (!paying(head)) return true;
  const [negation = "", earlier = ""] = negating.slice(-2).toReversed();
  if (negation === "not" && head === "paying") return be(earlier);
  return !unforbidding(negation) && earlier !== "can" && !subject.includes("who");
}

/** Whether no word between a negation and a phrase commands, undoes the negation or asks for a part. */
function isOfOneClause(between: Words, [next = ""]: Words): boolean {
  if (between.some((word) => privative(word) || partial(word))) return false;
  return between.includes("to") || ` ${[...between, next].join(" ")} `.search(commands) < 0;
}

/** Whether a phrase directly follows an "or": "no experience or fees". */
function isAlternative(between: Words): boolean {
  const last = between.findLastIndex(joining);
  const own = between.slice(last + 1);
  return last >= 0 && own.every((word) => carriers(word) || asking(word) || charges(word));
}

/** Whether a word such as "before" or "until" stands between a negation and the phrase: "no applications before the fee is paid". */
function isBounded(words: Words, asks: boolean): boolean {
  const bound = words.findLastIndex(bounds);
  const own = words.slice(bound + 1);
  if (bound < 0) return false;
  return asks ? own.every((word) => carriers(word) || paying(word)) : !own.some(joining);
}

/** Whether a phrase belongs to the clause that a negation began: neither "and it is to be paid" nor another clause. */
function isListed(between: Words, [next = ""]: Words, after: Words): boolean {
  const words = [...between, next];
  const isOwed = clauseOf(after).slice(0, owedReach).some(owing);
  const joint = words.findLastIndex((word) => joining(word) || isAnd(word));
  const isAnded = isAnd(words[joint] ?? "") && between.slice(joint + 1).every(carriers);
  if (isAnded && isOwed) return false;
  const lastComma = words.lastIndexOf(comma);
  const own = words.slice(lastComma + 1);
  if (lastComma < 0 || continuing(own[0] ?? "") || own.some(joining)) return true;
  return !isOwed && (own.some(isAnd) || after.some(joining));
}

function clauseOf(words: Words): Words {
  const end = words.indexOf(comma);
  return end < 0 ? words : words.slice(0, end);
}

/** Whether a word is in a list, also with "and", "so", "by", "for" or the article written onto it. */
function inList(list: Words): (word: string) => boolean {
  const prefixes = ["", "و", "ف", "ب", "ل"].flatMap((prefix) => [
    prefix,
    `${prefix}ال`,
    `${prefix}ل`,
  ]);
  const words = new Set(list.map(fold).flatMap((word) => prefixes.map((prefix) => prefix + word)));
  return (word) => words.has(word);
}

/** Only "and" and "so" are written onto a word that negates. */
function inNegations(list: Words): (word: string) => boolean {
  const words = new Set(list.map(fold).flatMap((word) => [word, `و${word}`, `ف${word}`]));
  return (word) => words.has(word);
}

const turns = phrasePattern(lists.turns);
const commands = phrasePattern(lists.commands);
const isNumber = (word: string) => /^\p{Nd}/u.test(word);
const isAnd = (word: string) => word === "and" || /^و../.test(word);
const isJoined = (word: string) => /^و/.test(word) || word === "nor";
const isNegation = inNegations(lists.negations);
const denials = inList(lists.denials);
const denies = (word: string) => isNegation(word) || denials(word);
const privative = inNegations(lists.privative);
const asking = inList(lists.asking);
const charges = inList(lists.charges);
const carriers = inList(lists.carriers);
const needless = inList(lists.needless);
const urging = inList(lists.urging);
const joining = inList(lists.joining);
const anding = inList(lists.anding);
const bounds = inList(lists.bounds);
const paying = inList(lists.paying);
const naming = inList(lists.naming);
const partial = inList(lists.partial);
const unforbidding = inList(lists.unforbidding);
const be = inList(["am", "are", "is"]);
const conditions = inList(lists.conditions);
const relative = inList(lists.relative);
const we = inList(lists.we);
const continuing = inList(lists.continuing);
const timesBeforeMa = inList(lists.afterTime);
const refunds = inList(lists.refunds);
const exceptions = inList(lists.exceptions);
const delays = inList(lists.delays);
const jobs = inList(lists.jobs);
const owing = inList(lists.owing);

import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { numberAt } from "./number-words.ts";

type InputWord = { word: string; at: number };

/**
 * The hours that folded words count: "two days a week" and "3 ساعات باليوم" are part time, five days a
 * week leave two off, "لحد الساعة ٢" is a morning, "from 4 to 10" an evening.
 */
export function findHours(words: readonly InputWord[]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const counted = hoursAt(words.slice(at, at + longest).map(({ word }) => word));
    const [first, last] = [words[at], words[at + (counted?.length ?? 1) - 1]];
    if (counted && first && last) {
      const span = { words: [...counted.words], from: first.at, to: last.at };
      parts.push(partOf(counted.meaning, span));
    }
    at += counted?.length ?? 1;
  }
  return parts;
}

type Meaning = "part-time" | "morning shift" | "evening shift" | "weekends off";
type Counted = { meaning: Meaning; length: number; words: readonly string[] };

const longest = 8;

function partOf(meaning: Meaning, span: { words: string[]; from: number; to: number }): QueryPart {
  if (meaning === "part-time") {
    return { kind: "intent", intent: { kind: "type", value: "part-time" }, ...span };
  }
  const names = [...conceptsNamed(stemsOf(meaning))];
  return { kind: "words", names, pieces: [], categories: [], ...span };
}

function hoursAt(words: readonly string[]): Counted | undefined {
  const read = withFigures(words);
  const text = read.map(({ text }) => text).join(" ");
  for (const [pattern, meaningOf] of patterns) {
    const match = pattern.exec(text);
    const meaning = match ? meaningOf(...match.slice(1).map(Number)) : undefined;
    if (!match || !meaning) continue;
    const count = match[0].trim().split(" ").length;
    const length = read.slice(0, count).reduce((sum, each) => sum + each.length, 0);
    return { meaning, length, words: words.slice(0, length) };
  }
  return undefined;
}

/** Numbers in words as figures, "two hours" in one Arabic word as two. */
function withFigures(words: readonly string[]): { text: string; length: number }[] {
  const read: { text: string; length: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    const length = number && number.clitic === "" ? number.length : 1;
    read.push({
      text: number && length > 0 && number.clitic === "" ? String(number.value) : (words[at] ?? ""),
      length,
    });
    at += length;
  }
  return read;
}

const week = "(?:ب?ال?اسبوع|بالجمعه|(?:في|كل) الاسبوع|اسبوعيا|(?:a|per|each|every) week|weekly)";
const day = "(?:ب?اليوم|(?:في|كل) (?:ال)?يوم|يوميا|بالنهار|(?:a|per|each|every) day|daily)";
const hours = "(?:ساعات|ساعه|hours?|hrs?)";
const clock = "(?:ال?ساعه )?";
const until = "(?:لحد|لحتي|حتي|لغايه|till|until|upto)";

const patterns: readonly (readonly [RegExp, (...numbers: number[]) => Meaning | undefined])[] = [
  [new RegExp(`^(\\d+) (?:ايام|يوم|days?) ${week}(?= |$)`), daysAWeek],
  [new RegExp(`^(?:يومين|couple of days|few days|كم يوم) ${week}(?= |$)`), () => "part-time"],
  [new RegExp(`^(?:${day} )?(\\d+) ${hours}(?: ${day})?(?= |$)`), hoursADay],
  [new RegExp(`^(?:ساعتين|كم ساعه|few hours)(?: ${day})?(?= |$)`), () => "part-time"],
  [
    new RegExp(
      `^(?:من|from) ${clock}(\\d+) (?:ل|لل|الي|ل?حتي|لحد|to|till|until) ${clock}(\\d+)(?= |$)`,
    ),
    fromTo,
  ],
  [new RegExp(`^${until} ${clock}(\\d+)(?= |$)`), (end) => fromTo(8, end ?? 0)],
];

function daysAWeek(days = 0): Meaning | undefined {
  if (days === 5) return "weekends off";
  return days < 5 ? "part-time" : undefined;
}

function hoursADay(count = 0): Meaning | undefined {
  return count <= longestPartTime ? "part-time" : undefined;
}

const longestPartTime = 5;

/** Hours of the clock as people say them: a day's work ends by five, an evening's begins after one. */
function fromTo(start = 0, end = 0): Meaning | undefined {
  if (start > 12 || end > 12 || end === 0) return undefined;
  if (start >= 6 && start <= 11 && end <= 5) return "morning shift";
  return start >= 1 && start <= 6 && end >= 7 ? "evening shift" : undefined;
}

import {
  attributeTag,
  type Clock,
  hoursTag,
  lengthTag,
  partOfDay,
  readClock,
} from "#app/features/search/words/attribute-tags.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { withFigures } from "#app/features/search/words/talk/number-words.ts";
import { attribute, conceptsNamed } from "#app/features/search/words/vocabulary.ts";

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

/** The name of a condition, or the tags of the jobs that meet it. */
type Meaning =
  | "part-time"
  | "full-time"
  | "morning shift"
  | "evening shift"
  | "weekends off"
  | "friday off"
  | readonly string[];
type Counted = { meaning: Meaning; length: number; words: readonly string[] };

const longest = 8;

function partOf(meaning: Meaning, span: { words: string[]; from: number; to: number }): QueryPart {
  if (meaning === "part-time" || meaning === "full-time") {
    return { kind: "intent", intent: { kind: "type", value: meaning }, ...span };
  }
  const names =
    typeof meaning === "string" ? [...conceptsNamed(stemsOf(meaning))] : [attribute(meaning)];
  return { kind: "words", names, pieces: [], categories: [], ...span };
}

function hoursAt(words: readonly string[]): Counted | undefined {
  const read = withFigures(words);
  const text = read.map(({ text }) => text).join(" ");
  const clock = clocks.exec(text);
  const hours = clock?.groups && readClock({ ...clock.groups, cue: cueOf(clock.groups) });
  if (clock && hours) return counted(clock[0], tagsOf(hours));
  for (const [pattern, meaningOf] of patterns) {
    const match = pattern.exec(text);
    const meaning = match ? meaningOf(...match.slice(1).map(Number)) : undefined;
    if (!match || !meaning) continue;
    return counted(match[0], meaning);
  }
  return undefined;

  function counted(matched: string, meaning: Meaning): Counted {
    const count = matched.trim().split(" ").length;
    const length = read.slice(0, count).reduce((sum, each) => sum + each.length, 0);
    return { meaning, length, words: words.slice(0, length) };
  }
}

/** "9 to 5" are hours without a word that says so, "2 to 5" are not. */
function cueOf({ cue, from = "", to = "" }: Record<string, string | undefined>) {
  return cue ?? (/^(?:[6-9]|1[01])$/.test(from) && /^[1-6]$/.test(to) ? "" : undefined);
}

/** Jobs of just these hours, then those of the same part of the day. */
function tagsOf(clock: Clock): string[] {
  const part = partOfDay(clock);
  return [hoursTag(clock), ...(part ? [attributeTag(part)] : [])];
}

const week = "(?:ب?ال?اسبوع|بالجمعه|(?:في|كل) الاسبوع|اسبوعيا|(?:a|per|each|every) week|weekly)";
const day = "(?:ب?اليوم|(?:في|كل) (?:ال)?يوم|يوميا|بالنهار|(?:a|per|each|every) day|daily)";
const long = "(?:دوام|شغل|عمل|مده|لمده|shift|work|working|for)";
const hours = "(?:ساعات|ساعه|hours?|hrs?)";
const clock = "(?:ال?ساعه )?";
const until = "(?:لحد|لحتي|حتي|لغايه|till|until|upto)";

const no =
  "(?:بدون|بلا|دون|من غير|من دون|ما في|مافي|مافيه|مافيها|ما فيه|ما فيها|ما فيو|ما بي|ما بيها|ما عليه|ما بداوم|ما بيداوم|ما بدوام|ما بشتغل|ما بقدر|ما عدا|ماعدا|عدا|باستثنا|الا|no|not|without|never|except|excluding|off)";
const duty =
  "دوام|شغل|عمل|اداوم|داوم|يداوم|اشتغل|بشتغل|work|working|shift|shifts|duty|the|any|او|ولا|و|or|and|nor";
const on = "(?:يوم|ايام|بيوم|نهار|في|on|every|on the)";
const friday = "(?:[وب]?(?:ال)?جمع(?:ه)?|fri|fridays?)";
const saturday =
  "(?:[وب]?(?:ال)?سبت|sat|saturdays?|(?:the )?weekends?|نهايه (?:ال)?اسبوع|(?:ال)?ويكند)";
const weekDay = `(?:${friday}|${saturday}|[وب]?(?:ال)?(?:احد|حد|خميس)|sundays?)`;
const off = "(?:عطله|عطل|العطله|اجازه|راحه|استراحه|فراغ|off|free|holiday|holidays)";

const dayPart =
  "(?:ص|صباحا|الصبح|صباح|am|ظهرا|الظهر|الضهر|عصرا|العصر|م|مسا|المسا|مساءا|ليلا|بالليل|pm)";
const clocks = new RegExp(
  `^(?<cue>(?:من|from|between|بين|ال?ساعه) )?${clock}(?<from>\\d+)(?: 00)?(?: (?<fromDay>${dayPart}))? (?:(?:ل|لل|و|الي|ل?حتي|لحد|لغايه|to|till|until|and) ${clock}|(?:لل?|و(?:ال)?)ساعه |[لو])(?<to>\\d+)(?: 00)?(?: (?<toDay>${dayPart}))?(?= |$)(?! (?:سنه|سنوات|سنين|years?|ايام|days?))`,
);

const patterns: readonly (readonly [RegExp, (...numbers: number[]) => Meaning | undefined])[] = [
  [/^(?:2|two) days off(?= |$)/, () => "weekends off"],
  [
    new RegExp(`^(?:بعد|after) ${clock}(\\d+)(?: (?:pm|المسا|العصر))?(?= |$)`),
    (start = 0) => (start >= 2 && start <= 7 ? "evening shift" : undefined),
  ],
  [
    /^(?:بالساعه|عالساعه|علي الساعه|ع الساعه|per hour|by the hour|hourly)(?= |$)/,
    () => [attributeTag("hourly-pay")],
  ],
  [
    new RegExp(`^(?:من |from )?${clock}(\\d+) (?:العصر|عصرا|المسا|مسا|pm)(?= |$)`),
    (start = 0) => (start >= 1 && start <= 8 ? "evening shift" : undefined),
  ],
  [
    new RegExp(`^(?:من |from )?${clock}(\\d+) (?:الصبح|صباحا|am)(?= |$)`),
    (start = 0) => (start >= 5 && start <= 11 ? "morning shift" : undefined),
  ],
  [new RegExp(`^${until} (?:ال)?(?:ظهر|ضهر|عصر|noon|afternoon)(?= |$)`), () => "morning shift"],
  [/^دوام (\d+) ايام(?= |$)/, daysAWeek],
  [
    new RegExp(
      `^(?:${long} )?(?:${day} )?(\\d+) (?:او|لل|ل|الي|حتي|or|to) (\\d+) ${hours}(?: ${day})?(?= |$)`,
    ),
    (least = 0, longest = 0) => lengthsADay(least, longest),
  ],
  [
    new RegExp(`^(?:دوام|shift) (\\d+) ${hours}(?: ${day})?(?= |$)`),
    (count = 0) => hoursADay(count) ?? (count <= longestFullTime ? "full-time" : undefined),
  ],
  [
    new RegExp(`^${no}(?: (?:${duty}))*(?: ${on})? ${weekDay}(?: ${weekDay})+(?= |$)`),
    () => "weekends off",
  ],
  [new RegExp(`^${no}(?: (?:${duty}))*(?: ${on})? ${saturday}(?= |$)`), () => "weekends off"],
  [new RegExp(`^${no}(?: (?:${duty}))*(?: ${on})? ${friday}(?= |$)`), () => "friday off"],
  [
    new RegExp(`^(?:${on} )?${weekDay}(?: (?:and|و))? ${weekDay}(?: \\S+)? ${off}(?= |$)`),
    () => "weekends off",
  ],
  [new RegExp(`^(?:${on} )?${saturday}(?: \\S+)? ${off}(?= |$)`), () => "weekends off"],
  [new RegExp(`^(?:${on} )?${friday}(?: \\S+)? ${off}(?= |$)`), () => "friday off"],
  [
    new RegExp(`^${off}(?: ${on})? ${weekDay}(?: (?:and|و))? ${weekDay}(?= |$)`),
    () => "weekends off",
  ],
  [new RegExp(`^${off}(?: ${on})? ${saturday}(?= |$)`), () => "weekends off"],
  [new RegExp(`^${off}(?: ${on})? ${friday}(?= |$)`), () => "friday off"],
  [/^24 7(?= |$)/, () => [attributeTag("rotating")]],
  [new RegExp(`^(\\d+) (?:ايام|يوم|days?) ${week}(?= |$)`), daysAWeek],
  [new RegExp(`^(?:يومين|couple of days|few days|كم يوم) ${week}(?= |$)`), () => "part-time"],
  [new RegExp(`^(?:${day} )?(\\d+) ${hours}(?: ${day})?(?= |$)`), hoursADay],
  [new RegExp(`^(?:ساعتين|كم ساعه|few hours)(?: ${day})?(?= |$)`), () => "part-time"],
  [
    new RegExp(`^(?:${until} ${clock}|لل?(?:ال)?ساعه )(\\d+)(?: (?:الضهر|ظهرا|العصر|pm))?(?= |$)`),
    (end = 0) => (end > 0 && end <= 5 ? "morning shift" : undefined),
  ],
];

function daysAWeek(days = 0): Meaning | undefined {
  if (days === 5) return "weekends off";
  return days < 5 ? "part-time" : undefined;
}

/** As many hours as one of a range says, or part time where those are few. */
function lengthsADay(least: number, longest: number): Meaning | undefined {
  if (least < 2 || longest <= least || longest - least > 4 || longest > 12) return undefined;
  const lengths = Array.from({ length: longest - least + 1 }, (_, at) => lengthTag(least + at));
  return [...lengths, ...(least <= longestPartTime ? ["t:part-time"] : [])];
}

function hoursADay(count = 0): Meaning | undefined {
  if (count <= longestPartTime) return "part-time";
  return count < fullDay ? [lengthTag(count)] : undefined;
}

const longestPartTime = 5;
const fullDay = 8;
const longestFullTime = 9;

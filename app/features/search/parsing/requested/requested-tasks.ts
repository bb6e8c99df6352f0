import tasks from "#app/features/search/vocabulary/tasks.json" with { type: "json" };
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isArabic, stem, stemsOf } from "#app/features/search/words/stem.ts";
import {
  isFiller,
  isNegator,
  isSentenceWord,
  isWorkWord,
} from "#app/features/search/words/talk/question-words.ts";
import { type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";

type InputWord = { word: string; at: number };
type Task = {
  actions: ReadonlySet<string>;
  objects: ReadonlySet<string>;
  names: readonly Concept[];
};

/**
 * The occupations whose task words tell by a verb and what it is done to, in any order and form: "who cut
 * hair", "بصلح سيارات", "teaching small children".
 */
export function findTasks(words: readonly InputWord[]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = taskAt(words, at);
    if (!first) continue;
    // "In a shop phones to sell" begins with where.
    const later = isLesser(words[at]?.word ?? "") ? taskAt(words, at + 1) : undefined;
    const match = later && later.end <= first.end ? later : first;
    const own = words.slice(at, match.end + 1);
    parts.push({
      kind: "words",
      words: own.map(({ word }) => word),
      names: [...match.names],
      pieces: [],
      categories: [],
      from: own[0]?.at ?? 0,
      to: own.at(-1)?.at ?? 0,
    });
    at = match.end;
  }
  return parts;
}

/** How many words may stand between a verb and its object, apart from talk. */
const farthest = 2;

function taskAt(words: readonly InputWord[], start: number) {
  const first = words[start]?.word ?? "";
  const acting = rows().byAction(first);
  const objective = rows().byObject(first);
  const alone = acting.find(({ objects }) => objects.size === 0) ?? taskOfRoot(first);
  let between = 0;
  // "Sell phones in a shop", "teach kids drawing": the thing that is sold or taught tells more than the place or the pupils.
  let lesser: { end: number; names: readonly Concept[] } | undefined;
  for (let end = start + 1; end < words.length && between <= farthest; end++) {
    const word = words[end]?.word ?? "";
    const [others, actions] = [rows().byObject(word), rows().byAction(word)];
    const task =
      acting.find((each) => others.includes(each)) ??
      objective.find((each) => actions.includes(each));
    if (task && !isLesser(word) && !isLesser(first)) return { end, names: task.names };
    lesser ??= task && { end, names: task.names };
    // "ما بدي تعليم، شغل لخريج فيزياء": another wish begins.
    if (isNegator(word) || (isArabic(word) && isWorkWord(word))) break;
    if (!isFiller(word) && !isSentenceWord(word)) between += 1;
  }
  if (lesser) return lesser;
  // "بعرف سوق" is a driver, "سوق" a market.
  const canDo =
    isAbility(words[start - 1]?.word ?? "") || (/^ب/.test(first) && alone?.actions.has(first));
  return alone && canDo ? { end: start, names: alone.names } : undefined;
}

/** An object that tells where or to whom something is done. */
function isLesser(word: string): boolean {
  return lesserObjects.has(word) || lesserObjects.has(word.replace(/^[وبل]?(?:ال)?/, ""));
}

const lesserObjects = new Set(
  "shop store mall market company shops children child kids kid students student pupils people محل محلات سوق شركه اطفال ولاد اولاد صغار طلاب ناس".split(
    " ",
  ),
);

function isAbility(word: string): boolean {
  return /^(?:[بم]?[ايتن]?(?:عرف|قدر|تقن|جيد|حسن)(?:و|ي)?|عم|can|to)$/.test(word);
}

/** The occupation that is formed of a verb's three letters: "يلحم" is done by a لحام, "يحرس" by a حارس. */
function taskOfRoot(word: string): Task | undefined {
  const [, first = "", second = "", third = ""] = threeLetters.exec(word) ?? [];
  if (third === "") return undefined;
  const root = first + second + third;
  const doers = [`${first}${second}ا${third}`, `${first}ا${second}${third}`, `م${root}`];
  const names = doers.flatMap((doer) => conceptsNamed([doer])).filter(isWork);
  return names.length > 0 ? { actions: new Set([word]), objects: new Set(), names } : undefined;
}

const threeLetters = /^[بم]?[يتن](\p{L})(\p{L})(\p{L})(?:و|وا|ي)?$/u;

function isWork({ skill, setting }: Concept): boolean {
  return !skill && !setting;
}

let cached: { byAction: Lookup; byObject: Lookup } | undefined;
type Lookup = (word: string) => readonly Task[];

function rows() {
  cached ??= readRows();
  return cached;
}

function readRows() {
  const actions = new Map<string, Task[]>();
  const objects = new Map<string, Task[]>();
  for (const line of tasks) {
    const [ofActions = "", ofObjects = "", does = ""] = line.split("|");
    const names = conceptsNamed(stemsOf(fold(does)));
    const task = { actions: wordsOf(ofActions), objects: wordsOf(ofObjects), names };
    for (const action of task.actions) actions.set(action, [...(actions.get(action) ?? []), task]);
    for (const object of task.objects)
      objects.set(stem(object), [...(objects.get(stem(object)) ?? []), task]);
  }
  return {
    byAction: (word: string) =>
      actions.get(word) ??
      (isArabic(word) ? undefined : actions.get(stem(word))) ??
      (isOccupation(word) ? [] : formsOf(word)).flatMap((form) => actions.get(form) ?? []),
    byObject: (word: string) => objectsOf(word).flatMap((form) => objects.get(form) ?? []),
  };
}

/** "Driver" and "teacher" say themselves what somebody is. */
function isOccupation(word: string): boolean {
  return conceptsNamed([stem(word)]).some(isWork);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(",").map(fold).filter(Boolean));
}

/** A verb without the endings of doing and doers; in Arabic without its persons: "بتصلحوا" is صلح. */
function formsOf(word: string): string[] {
  if (!isArabic(word)) {
    const bare = word.replace(/(?:ing|ed|er|s)$/, "");
    return [...new Set([word, bare, `${bare}e`, bare.replace(/(.)\1$/, "$1")])];
  }
  const plain = word.replace(/^[وف]?(?:عم|رح)?(?:ال|[بلع])?/, "");
  const bare = plain.replace(/^[ايتن]/, "");
  const forms = [word, word.replace(/^ال/, ""), plain, bare].flatMap((form) => [
    form,
    form.replace(/(?:وا|ون|ين|ه|و|ت|ي)$/, ""),
  ]);
  return [...new Set(forms)];
}

function objectsOf(word: string): string[] {
  return [...new Set([stem(word), stem(word.replace(/^[وبع](?=ال|.{4})/, ""))])];
}

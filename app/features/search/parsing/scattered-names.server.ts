import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import {
  isBroadRole,
  isConjunction,
  isGeneralRole,
  isRoleOfAnyField,
  isSentenceCue,
} from "#app/features/search/words/talk/question-words.ts";
import { type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { categoriesNamed } from "./category-words.server.ts";
import type { QueryItem } from "./query-items.server.ts";

type WordsPart = QueryPart & { kind: "words" };

/** How many items may stand between the words of a name. */
const farthest = 3;

/**
 * Joins a role and a word near it that are a name together, in any order and with any other of their
 * names: "driver for big truck" is a truck driver, "engineer of electric" an electrical engineer.
 */
export function withScatteredNames(
  items: readonly QueryItem[],
  rawWords: readonly string[],
): QueryItem[] {
  let read = withSchoolSubject(items);
  // Of "assistant of doctor teeth" the dentist first.
  for (let at = read.length - 1; at >= 0; at--) {
    const role = partAt(read, at);
    if (!role || !isRole(role)) continue;
    for (const beside of nearby(read, at)) {
      const other = partAt(read, beside);
      if (!other || isPair(role, other)) continue;
      if (isAddition(other, rawWords) || isOfNearer(role, other, read)) continue;
      const part = nameOfBoth(role, other);
      if (!part || isForAnother(role, other, read, rawWords)) continue;
      const [first, last] = [Math.min(at, beside), Math.max(at, beside)];
      // Of "ولا مبيعات شي إداري" sales are excluded, and clerks are not.
      if (read[first - 1]?.kind === "negator" && last - first > 1) continue;
      const which = isWithin(other, part)
        ? []
        : [{ kind: "part", part: { ...other, demand: "preferred" } } as const];
      const between = read.slice(first + 1, last).filter(({ kind }) => kind !== "word");
      read = [
        ...read.slice(0, first),
        { kind: "part", part },
        ...which,
        ...between,
        ...read.slice(last + 1),
      ];
      break;
    }
  }
  return read;
}

/** "شغل بمدرسة رياضيات": a subject beside a school names who teaches it, where nothing names an occupation. */
function withSchoolSubject(items: readonly QueryItem[]): QueryItem[] {
  const parts = items.map((_, at) => partAt(items, at));
  const schoolAt = parts.findIndex((part) => part?.names.some((name) => schools().includes(name)));
  if (schoolAt < 0 || parts.some((part) => part?.names.some(isOccupation))) return [...items];
  return items.map((item, at): QueryItem => {
    const part = parts[at];
    if (!part) return item;
    if (at === schoolAt) return { kind: "part", part: { ...part, demand: "preferred" } };
    const stems = part.words.map(stem);
    const names = [...conceptsNamed([...stems, "teacher"]), ...conceptsNamed(["مدرس", ...stems])];
    return names.length > 0
      ? { kind: "part", part: { ...part, names: [...new Set(names)] } }
      : item;
  });
}

function schools(): readonly Concept[] {
  return conceptsNamed(["school"]);
}

/** "Engineer of electric for solar energy": the application after "for" names the engineer. */
function isForAnother(
  role: WordsPart,
  other: WordsPart,
  items: readonly QueryItem[],
  rawWords: readonly string[],
): boolean {
  if (saysField(role) || other.from < role.from) return false;
  return items.some((_, at) => {
    const next = partAt(items, at);
    if (!next || next.from <= other.to || next.from - other.to > farthest) return false;
    const isFor = /^(?:for|in)$/.test(fold(rawWords[next.from - 1] ?? ""));
    return isFor && nameOfBoth(role, next) !== undefined;
  });
}

/** "وسيارة" after "مندوب مبيعات" is something more. */
function isAddition({ from, words }: WordsPart, rawWords: readonly string[]): boolean {
  return /^و/.test(rawWords[from] ?? "") && !/^و/.test(words[0] ?? "");
}

/** Of "موظف حماية طفل بمنظمة" the employee belongs to the occupation between. */
function isOfNearer(role: WordsPart, other: WordsPart, items: readonly QueryItem[]): boolean {
  if (![role, other].some(({ words }) => words.every(isGeneralRole))) return false;
  const [first, last] = role.from < other.from ? [role, other] : [other, role];
  return items.some((_, at) => {
    const part = partAt(items, at);
    const isBetween = part !== undefined && part.from > first.to && part.to < last.from;
    return isBetween && part.names.some(isOccupation);
  });
}

/** Side by side as names stand, they have been looked for: another name of an engineer's field is no better. */
function isPair(role: WordsPart, other: WordsPart): boolean {
  if (saysField(role)) return false;
  const [word = ""] = role.words;
  return isArabic(word) ? other.from === role.to + 1 : role.from === other.to + 1;
}

function partAt(items: readonly QueryItem[], at: number): WordsPart | undefined {
  const item = items[at];
  if (item?.kind !== "part" || item.part.kind !== "words") return undefined;
  const { demand, number, employers, names } = item.part;
  // "سيارة من الشركة" is given, not sold.
  const isCondition = names.length > 0 && names.every(({ benefit }) => benefit);
  return (demand ?? number ?? employers) || isCondition ? undefined : item.part;
}

/** A word or two that are an occupation, or a rank of any field. */
function isRole({ pieces, names, words }: WordsPart): boolean {
  const [word = ""] = words;
  if (pieces.length === 2) return names.length > 0 && names.every(isOccupation);
  return (
    pieces.length === 1 &&
    (names.some(isOccupation) || isBroadRole(stem(word)) || isRoleOfAnyField(stem(word)))
  );
}

function isOccupation({ skill, setting }: Concept): boolean {
  return !skill && !setting;
}

/** The places of the items near one, those after it first, as far as its clause goes. */
function nearby(items: readonly QueryItem[], from: number): number[] {
  const steps = [1, -1].map((step) => {
    const places: number[] = [];
    for (let at = from + step; Math.abs(at - from) <= farthest; at += step) {
      const item = items[at];
      if (!item || isBreak(item)) break;
      places.push(at);
    }
    return places;
  });
  return steps.flat();
}

function isBreak(item: QueryItem): boolean {
  if (item.kind === "negator") return true;
  const words = item.kind === "word" ? [item.word] : item.part.words;
  return words.some((word) => isConjunction(word) || isSentenceCue(word));
}

function nameOfBoth(role: WordsPart, other: WordsPart): WordsPart | undefined {
  const called = new Set<Concept>();
  const isAnyField = !saysField(role);
  for (const head of formsOf(role, true)) {
    for (const form of formsOf(other, isAnyField || !other.names.some(isOccupation))) {
      if (isArabic(head[0] ?? "") !== isArabic(form[0] ?? "")) continue;
      const name = isArabic(head[0] ?? "") ? [...head, ...form] : [...form, ...head];
      for (const concept of conceptsNamed(name)) if (isOccupation(concept)) called.add(concept);
    }
  }
  const names = [...called].filter((name) => !role.names.includes(name));
  if (names.length === 0 || names.length > maxNames) return undefined;
  const related = isAnyField ? [] : role.names.flatMap(({ forms }) => forms);
  const isFirst = isArabic(role.words[0] ?? "");
  const [first, last] = isFirst ? [role, other] : [other, role];
  const words = [...first.words, ...last.words];
  return {
    kind: "words",
    words,
    // Those who do it elsewhere come after: cleaners after the cleaners of a hospital.
    names: names.map((name) => ({ ...name, related: [...name.related, ...related] })),
    pieces: [...first.pieces, ...last.pieces],
    categories: categoriesNamed(words),
    from: Math.min(role.from, other.from),
    to: Math.max(role.to, other.to),
  };
}

/** Whether a role tells its field: a driver does, an engineer or a manager does not. */
function saysField({ words, names }: WordsPart): boolean {
  const [word = ""] = words;
  return names.some(isOccupation) && !isBroadRole(stem(word)) && !isRoleOfAnyField(stem(word));
}

/** Names of that many things are a coincidence. */
const maxNames = 3;

/** Whether the first names of a thing have the word beside the role; otherwise it ranks by itself, too. */
function isWithin(other: WordsPart, { names }: WordsPart): boolean {
  if (other.names.length === 0 || other.names.some(isOccupation)) return true;
  const own = new Set(formsOf(other, true).flat());
  return names.every(({ firstNames }) =>
    firstNames.some((name) => name.split(" ").some((word) => own.has(word))),
  );
}

/** A part as it stands and, asked for `others`, by the other names of one word that its thing has. */
function formsOf({ words, names }: WordsPart, others: boolean): (readonly string[])[] {
  const single = names.flatMap(({ forms }) => forms).filter(({ length }) => length === 1);
  return [words.map(stem), ...(others ? single : [])];
}

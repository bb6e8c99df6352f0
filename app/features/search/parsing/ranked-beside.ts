import { isOfPeople } from "#app/features/search/words/attribute-tags.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { isGivenName } from "#app/features/search/words/talk/common-words.ts";
import {
  isAnyEmployer,
  isBroadRole,
  isGeneralRole,
  isGenericName,
  isSentenceWord,
} from "#app/features/search/words/talk/question-words.ts";
import { type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";

/** Those that tell less beside others only rank. */
export function rankedBeside(
  ranked: readonly QueryPart[],
  rawWords: readonly string[],
): QueryPart[] {
  return ranked.flatMap((part, index, all): QueryPart[] => {
    if (part.demand === "excluded") return [namedBeside(part, all)];
    if (isTraineeBeside(part, all)) return asLevel(part);
    const beside = [all[index - 1], all[index + 1]];
    const isLesser =
      isGeneralBeside(part, beside) ||
      isBroadBeside(part, beside) ||
      isBenefitBeside(part, all, rawWords) ||
      isAnyEmployerBeside(part, all) ||
      isPersonBeside(part, all) ||
      isLanguageOfTranslator(part, all) ||
      isWhere(part, all.slice(0, index), rawWords);
    return [isLesser ? { ...part, demand: "preferred" } : part];
  });
}

/** "محامي متدرب" is a lawyer of the first level; an internship is looked for itself. */
function isTraineeBeside(part: QueryPart, all: readonly QueryPart[]): boolean {
  const isThing = (other: QueryPart) => other !== part && isOccupation(other) && !isTrainee(other);
  const isPerson = (word: string) =>
    /^(?:متدرب\p{L}*|trainees?|interns?|apprentices?)$/u.test(word);
  return isOccupation(part) && isTrainee(part) && part.words.every(isPerson) && all.some(isThing);
}

function asLevel(part: QueryPart): QueryPart[] {
  const { words, from, to } = part as QueryPart & { words: string[] };
  const intent = { kind: "level", value: "entry" } as const;
  return [
    { ...part, demand: "preferred" },
    { kind: "intent", intent, words, from, to, demand: "preferred" },
  ];
}

/** An engineer, technician or doctor beside the specialty: "مهندس طبوغرافيا". */
function isBroadBeside(part: QueryPart, beside: readonly (QueryPart | undefined)[]): boolean {
  if (part.kind !== "words" || part.demand !== undefined) return false;
  return (
    part.words.every((word) => isBroadRole(stem(word))) &&
    beside.some(
      (other) =>
        isOccupation(other) &&
        !isTrainee(other) &&
        !other.words.every((word) => isBroadRole(stem(word)) || isGeneralRole(word)),
    )
  );
}

/** A trainee is a level, not an occupation: an engineer beside it is required. */
function isTrainee({ names }: { names: readonly Concept[] }): boolean {
  const [trainee] = conceptsNamed(["trainee"]);
  return trainee !== undefined && names.includes(trainee);
}

/** "عتال بمستودع", "cashier at a supermarket": after an occupation it is the workplace. */
function isWhere(
  part: QueryPart,
  before: readonly QueryPart[],
  rawWords: readonly string[],
): boolean {
  if (part.kind !== "words" || part.demand !== undefined || part.names.length === 0) return false;
  if (part.names.every(({ skill }) => skill)) return false;
  const isIn = /^ب(?!ال)/.test(rawWords[part.from] ?? "") && !(part.words[0] ?? "").startsWith("ب");
  const after = wordsBetween(rawWords[part.from - 1], rawWords[part.from - 2]);
  if (!isIn && !after.some((word) => word === "at" || word === "inside")) return false;
  return before.some(
    (other) =>
      isOccupation(other) &&
      !other.words.every((word) => isBroadRole(stem(word)) || isGeneralRole(word)),
  );
}

function wordsBetween(...words: readonly (string | undefined)[]): string[] {
  const [last = "", previous = ""] = words.map((word) => fold(word ?? ""));
  return last === "a" || last === "an" || last === "the" ? [previous] : [last];
}

function isOccupation(part: QueryPart | undefined): part is QueryPart & { kind: "words" } {
  return (
    part?.kind === "words" &&
    part.demand === undefined &&
    part.names.some(({ skill, setting }) => !skill && !setting)
  );
}

/**
 * Housing, transport and the like beside something that is looked for; "women only" decides, and so does any
 * condition of an employee of no occupation.
 */
function isBenefitBeside(
  part: QueryPart,
  parts: readonly QueryPart[],
  rawWords: readonly string[],
): boolean {
  if (!isBenefit(part) || isOnlyOfPeople(part, rawWords)) return false;
  return parts.some(
    (other) =>
      (other.kind === "intent" && other.demand === undefined) ||
      (isUnknown(other) && other.demand === undefined && !isTalkOrName(other)) ||
      (other.kind === "words" &&
        other.demand === undefined &&
        other.names.length > 0 &&
        !isBenefit(other) &&
        !(isAnyPlaceOfWork(other.words) && !other.names.some(({ setting }) => setting)) &&
        !isStaff(other.words)),
  );
}

/** "بنات فقط", "women only". */
function isOnlyOfPeople(part: QueryPart, rawWords: readonly string[]): boolean {
  if (part.kind !== "words" || !part.names.some(({ tags }) => tags.some(isOfPeople))) return false;
  const beside = [rawWords[part.from - 1], rawWords[part.to + 1]].map((word) => fold(word ?? ""));
  return beside.some((word) => /^(?:فقط|حصرا|حصريا|only|exclusively)$/.test(word));
}

/** "Bank", "office". */
function isAnyPlaceOfWork(words: readonly string[]): boolean {
  return words.every(isGenericName) || words.every(isAnyEmployer);
}

/** "A company with insurance for its staff" is looked for by the insurance. */
function isAnyEmployerBeside(part: QueryPart, parts: readonly QueryPart[]): boolean {
  if (part.kind !== "words" || part.demand !== undefined || part.employers) return false;
  if (part.words.every(isAnyEmployer) || isSector(part)) {
    return parts.some((other) => other !== part && (isBenefit(other) || isOccupation(other)));
  }
  return isStaff(part.words) && parts.some(isBenefit);
}

/** "An international organization": a workplace by what postings say of themselves. */
function isSector({ names }: { names: readonly Concept[] }): boolean {
  return names.length > 0 && names.every(({ setting, tags }) => setting && tags.length > 0);
}

/** "مهندس مصطفى": a given name beside anything that is known. */
function isPersonBeside(part: QueryPart, parts: readonly QueryPart[]): boolean {
  if (part.kind !== "words" || part.demand !== undefined || part.employers) return false;
  return part.words.every(isGivenName) && parts.some((other) => !isUnknown(other));
}

/** "Translator English Arabic": few postings for translators name both of their languages. */
function isLanguageOfTranslator(part: QueryPart, parts: readonly QueryPart[]): boolean {
  if (part.kind !== "words" || part.demand !== undefined || part.names.length === 0) return false;
  const isLanguage = part.names.every(({ names }) => names.includes(`${names[0]} language`));
  const [translator] = conceptsNamed(["translator"]);
  return (
    isLanguage &&
    parts.some((other) => isOccupation(other) && other.names.some((name) => name === translator))
  );
}

/** A word of talk or a given name tells nothing of a job. */
function isTalkOrName(part: QueryPart): boolean {
  return (
    part.kind === "words" && part.words.every((word) => isSentenceWord(word) || isGivenName(word))
  );
}

export function isUnknown(part: QueryPart): boolean {
  return part.kind === "words" && part.names.length === 0 && !part.employers;
}

function isStaff(words: readonly string[]): boolean {
  return words.every((word) => isGeneralRole(word.replace(/^لل/, "")));
}

function isBenefit(part: QueryPart): boolean {
  return (
    part.kind === "words" &&
    part.demand === undefined &&
    part.names.length > 0 &&
    part.names.every(({ benefit }) => benefit)
  );
}

/** "Speaker" or "employee" beside a name that says more. */
function isGeneralBeside(part: QueryPart, beside: readonly (QueryPart | undefined)[]): boolean {
  if (part.kind !== "words" || part.demand !== undefined) return false;
  if (!part.words.every(isGeneralRole)) return false;
  return beside.some(
    (other) =>
      other?.kind === "words" &&
      other.demand === undefined &&
      other.names.length > 0 &&
      other.number === undefined &&
      !isBenefit(other) &&
      !other.words.every(isGeneralRole),
  );
}

/**
 * A word without a name of its own gets its name from the searched thing: "marketing not digital".
 */
function namedBeside(part: QueryPart, parts: readonly QueryPart[]): QueryPart {
  if (part.kind !== "words" || part.names.length > 0) return part;
  const own = part.words.map(stem);
  const names = parts.flatMap((other) => {
    if (other.kind !== "words" || other.demand !== undefined) return [];
    const whole = other.words.map(stem);
    return [whole, ...whole.map((each) => [each])].flatMap((beside) => [
      ...conceptsNamed([...own, ...beside]),
      ...conceptsNamed([...beside, ...own]),
    ]);
  });
  return names.length > 0 ? { ...part, names: [...new Set(names)] } : part;
}

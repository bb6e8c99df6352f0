import { type Intent, intentNamed } from "#app/features/search/words/intent-words.ts";
import {
  isArabic,
  isStopWord,
  stem,
  stemAfterClitic,
  stemsOf,
} from "#app/features/search/words/stem.ts";
import { isFiller } from "#app/features/search/words/talk/question-words.ts";
import {
  type Concept,
  conceptsNamed,
  maxNameLength,
} from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";

/** An occupation as the search's vocabulary understands it in both languages. */
export type Occupation = {
  /** As it was written. */
  text: string;
  parts: OccupationPart[];
};

/** A name within an occupation, by all of its forms; each form the stems of its words. */
export type OccupationPart = {
  /** As written, and the vocabulary's first names in each language. */
  firstForms: readonly (readonly string[])[];
  forms: readonly (readonly string[])[];
  related: readonly (readonly string[])[];
  not: readonly (readonly string[])[];
  /** Its specific words: without "engineer", "manager" and the like. */
  specific: readonly (readonly string[])[][];
  /** A language or a tool, which narrows an occupation and is none. */
  narrows: boolean;
  /** The noun that the other parts describe: it stands first in Arabic and last in English. */
  isHead: boolean;
};

const maxOccupations = 4;
const maxWords = 8;

/** Reads "محاسب أو مدقق", "Sales / marketing": each of them is one occupation. */
export function readOccupations(text: string): Occupation[] {
  return text
    .split(alternatives)
    .map((each) => ({ text: each.trim(), parts: partsOf(wordsOf(withoutWorkplace(each))) }))
    .filter(({ parts }) => parts.some(({ narrows }) => !narrows))
    .slice(0, maxOccupations);
}

/** "Accountant in a factory": where is no part of the occupation. */
function withoutWorkplace(text: string): string {
  return text.trim().split(/\s(?:في|لدى|ضمن|in|at|for|with)\s/i)[0] ?? text;
}

const alternatives = /[/,،;؛|\n]|\s(?:أو|او|or|and|&|\+)\s/i;

function wordsOf(text: string): string[] {
  return withoutIntents(fold(text).split(" ").filter(Boolean))
    .filter((word) => !isStopWord(word) && !isFiller(word))
    .slice(0, maxWords);
}

/** Without "remote", "senior" and the like: the profile says these in fields of their own. */
function withoutIntents(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((each) => intentAt(words, at, each) !== undefined);
    if (length === undefined) left.push(words[at] ?? "");
    at += length ?? 1;
  }
  return left;
}

function intentAt(words: readonly string[], at: number, length: number): Intent | undefined {
  return at + length <= words.length
    ? intentNamed(words.slice(at, at + length).join(" "))
    : undefined;
}

function partsOf(words: readonly string[]): OccupationPart[] {
  const parts: OccupationPart[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = Math.min(maxNameLength, words.length - at);
    let length = 1;
    let concepts: readonly Concept[] = [];
    for (length = longest; length > 0; length--) {
      concepts = conceptsOf(words.slice(at, at + length));
      if (concepts.length > 0) break;
    }
    length = Math.max(1, length);
    parts.push(partFrom(words.slice(at, at + length), concepts));
    at += length;
  }
  const telling = parts.filter(
    ({ specific, forms: [own = [], ...others] }) =>
      specific.length > 0 || (own.length > 1 && others.length > 0),
  );
  const shown = telling.length > 0 ? telling : parts;
  const main = shown.filter(({ narrows }) => !narrows);
  const head = isArabic(words[0] ?? "") ? main[0] : main.at(-1);
  return shown.map((part) => ({ ...part, isHead: part === head }));
}

function partFrom(words: readonly string[], concepts: readonly Concept[]): OccupationPart {
  const own = words.map(stem);
  return {
    firstForms: [own, ...concepts.flatMap(({ firstNames }) => firstNames).map(splitName)],
    forms: [own, ...concepts.flatMap(({ forms }) => forms)],
    related: concepts.flatMap(({ related }) => related),
    not: concepts.flatMap(({ not }) => not),
    specific: words.filter((word) => !generic.has(stem(word))).map(namesOfWord),
    narrows: concepts.length > 0 && concepts.every(({ skill }) => skill),
    isHead: false,
  };
}

function splitName(name: string): string[] {
  return name.split(" ");
}

/** A word by all that the vocabulary calls it in one word. */
function namesOfWord(word: string): (readonly string[])[] {
  const single = conceptsOf([word]).flatMap(({ forms }) =>
    forms.filter(({ length }) => length === 1),
  );
  return [[stem(word)], ...single];
}

function conceptsOf(words: readonly string[]): readonly Concept[] {
  const stems = words.map(stem);
  const concepts = conceptsNamed(stems);
  const first = stemAfterClitic(words[0] ?? "");
  return concepts.length > 0 || !first ? concepts : conceptsNamed([first, ...stems.slice(1)]);
}

/** Words of every field: a title with them alone is no nearer than another. */
const generic = new Set(
  stemsOf(
    fold(`engineer engineering technician specialist officer manager worker supervisor coordinator
    assistant representative senior junior executive head lead leader employee staff agent expert
    consultant director field team master مهندس مهندسة هندسة فني فنية اخصائي أخصائية اختصاصي موظف موظفة مسؤول مسؤولة عامل
    عاملة مشرف مشرفة منسق منسقة مدير مديرة مساعد مساعدة رئيس خبير مستشار معاون كادر متخصص`),
  ),
);

import { engineering } from "#app/features/search/vocabulary/engineering.ts";
import { general } from "#app/features/search/vocabulary/general.ts";
import { health } from "#app/features/search/vocabulary/health.ts";
import { methods } from "#app/features/search/vocabulary/methods.ts";
import { occupations } from "#app/features/search/vocabulary/occupations.ts";
import { office } from "#app/features/search/vocabulary/office.ts";
import { sales } from "#app/features/search/vocabulary/sales.ts";
import { service } from "#app/features/search/vocabulary/service.ts";
import { specialists } from "#app/features/search/vocabulary/specialists.ts";
import { technology } from "#app/features/search/vocabulary/technology.ts";
import { tools } from "#app/features/search/vocabulary/tools.ts";
import { trades } from "#app/features/search/vocabulary/trades.ts";
import { fold } from "#app/platform/fold.ts";
import { isArabic, stemsOf } from "./stem.ts";

/*
 * A line of the vocabulary is one thing: its names in both languages with commas between.
 *   ~name  a neighbour: found too, but after the others
 *   !name  a title with this is something else
 *   * …    a skill, tool or condition: as good in a job's text as in its title
 *   ^ …    a workplace or a field, no occupation: a nurse for a hospital is a nurse
 *   + …    what a job gives besides its pay: preferred beside what is looked for
 */

/** A name as the stems of its words. */
type Form = readonly string[];

/** One thing that people look for, by all its names. */
export type Concept = {
  /** Its names as written. */
  names: readonly string[];
  /** The first name in each language. */
  firstNames: readonly string[];
  forms: readonly Form[];
  related: readonly Form[];
  not: readonly Form[];
  skill: boolean;
  setting: boolean;
  benefit: boolean;
};

export const maxNameLength = 4;

/** The things called so, stems in order; those first of all called so where there are any. */
export function conceptsNamed(stems: readonly string[]): readonly Concept[] {
  const name = stems.join(" ");
  const named = conceptsOfName.get(name) ?? [];
  const first = named.filter(({ firstNames }) => firstNames.includes(name));
  return first.length > 0 ? first : named;
}

/** Whether a stem is part of any name. */
export function isVocabulary(stem: string): boolean {
  return knownStems.has(stem);
}

/** Everything there is a line for, in the order of the lines. */
export function allConcepts(): readonly Concept[] {
  return known;
}

/** All words of all names, folded. */
export function vocabularyWords(): ReadonlySet<string> {
  return knownWords;
}

/** Adds lines to the vocabulary: those of an owner's own file. Returns how many were read. */
export function addVocabulary(lines: string, skills = false): number {
  const concepts = lines.split("\n").flatMap((line) => conceptOf(line, skills));
  for (const concept of concepts) {
    known.push(concept);
    for (const form of concept.forms) {
      const name = form.join(" ");
      const named = conceptsOfName.get(name) ?? [];
      if (!named.includes(concept)) conceptsOfName.set(name, [...named, concept]);
      for (const stem of form) knownStems.add(stem);
    }
  }
  return concepts.length;
}

function conceptOf(line: string, skills: boolean): Concept[] {
  if (line.trim() === "" || line.trimStart().startsWith("#")) return [];
  const benefit = line.startsWith("+");
  const skill = skills || benefit || line.startsWith("*");
  const setting = line.startsWith("^");
  const names = line
    .replace(/^[*^+]/, "")
    .split(/[,،]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const marked = (sign: string) =>
    names.filter((name) => name.startsWith(sign)).map((name) => formOf(name.slice(1)));
  const called = names.filter((name) => !/^[~!]/.test(name));
  const forms = called.map(formOf);
  if (forms.every((form) => form.length === 0)) return [];
  const firstNames = [true, false].flatMap((arabic) => {
    const first = forms.find(([stem = ""]) => isArabic(stem) === arabic);
    return first ? [first.join(" ")] : [];
  });
  const others = { related: marked("~"), not: marked("!") };
  return [{ names: called, firstNames, forms: unlike(forms), ...others, skill, setting, benefit }];
}

function formOf(name: string): Form {
  const folded = fold(name);
  for (const word of folded.split(" ")) knownWords.add(word);
  return stemsOf(folded);
}

function unlike(forms: Form[]): Form[] {
  return [...new Map(forms.map((form) => [form.join(" "), form])).values()];
}

const known: Concept[] = [];
const conceptsOfName = new Map<string, Concept[]>();
const knownStems = new Set<string>();
const knownWords = new Set<string>();

for (const lines of [
  office,
  sales,
  engineering,
  technology,
  health,
  service,
  occupations,
  specialists,
  trades,
])
  addVocabulary(lines);
for (const lines of [general, tools, methods]) addVocabulary(lines, true);

import abbreviations from "#app/features/search/vocabulary/abbreviations.json" with {
  type: "json",
};
import engineering from "#app/features/search/vocabulary/engineering.json" with { type: "json" };
import foreign from "#app/features/search/vocabulary/foreign.json" with { type: "json" };
import general from "#app/features/search/vocabulary/general.json" with { type: "json" };
import health from "#app/features/search/vocabulary/health.json" with { type: "json" };
import humanitarian from "#app/features/search/vocabulary/humanitarian.json" with { type: "json" };
import methods from "#app/features/search/vocabulary/methods.json" with { type: "json" };
import occupations from "#app/features/search/vocabulary/occupations.json" with { type: "json" };
import office from "#app/features/search/vocabulary/office.json" with { type: "json" };
import organizations from "#app/features/search/vocabulary/organizations.json" with {
  type: "json",
};
import sales from "#app/features/search/vocabulary/sales.json" with { type: "json" };
import service from "#app/features/search/vocabulary/service.json" with { type: "json" };
import specialists from "#app/features/search/vocabulary/specialists.json" with { type: "json" };
import technology from "#app/features/search/vocabulary/technology.json" with { type: "json" };
import tools from "#app/features/search/vocabulary/tools.json" with { type: "json" };
import trades from "#app/features/search/vocabulary/trades.json" with { type: "json" };
import { fold } from "#app/platform/fold.ts";
import { attributeTag } from "./attribute-tags.ts";
import { isArabic, stemsOf } from "./stem.ts";

/*
 * A line of the vocabulary is one thing: its names in both languages with commas between.
 *   ~name  a neighbour: found too, but after the others
 *   !name  a title with this is something else
 *   ?name  another thing, which is shown where there is none of this
 *   * …    a skill, tool or condition: as good in a job's text as in its title
 *   ^ …    a workplace or a field, no occupation: a nurse for a hospital is a nurse
 *   + …    what a job gives besides its pay: preferred beside what is looked for
 *   @name  an attribute of its sector: postings that state it come first
 *   #name  an attribute that is read from postings, see terms/job-attributes.ts: their word for it counts
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
  /** First names of other things that stand in for it. */
  instead: readonly Form[];
  skill: boolean;
  setting: boolean;
  benefit: boolean;
  /** The tags of jobs that have it, instead of its names in their texts. */
  tags: readonly string[];
  /** The tags of jobs of its sector. */
  sectors: readonly string[];
};

/** A condition without a name, by the tags of the jobs that meet it, the best first. */
export function attribute(tags: readonly string[]): Concept {
  const none = { names: [], firstNames: [], forms: [], related: [], not: [], instead: [] };
  return { ...none, sectors: [], skill: true, setting: false, benefit: true, tags };
}

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

/** Adds the lines of an owner's own file to the vocabulary; returns the number of valid lines. */
export function addVocabulary(text: string): number {
  return addLines(text.split("\n"), false);
}

function addLines(lines: readonly string[], skills: boolean): number {
  const concepts = lines.flatMap((line) => conceptOf(line, skills));
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
  const called = names.filter((name) => !/^[~!#?@]/.test(name));
  const tags = names.filter((name) => name.startsWith("#")).map((name) => taggedBy(name.slice(1)));
  const sectors = names
    .filter((name) => name.startsWith("@"))
    .map((name) => attributeTag(name.slice(1)));
  const forms = called.map(formOf);
  if (forms.every((form) => form.length === 0)) return [];
  const firstNames = [true, false].flatMap((arabic) => {
    const first = forms.find(([stem = ""]) => isArabic(stem) === arabic);
    return first ? [first.join(" ")] : [];
  });
  const others = { related: marked("~"), not: marked("!"), instead: marked("?") };
  return [
    {
      names: called,
      firstNames,
      forms: unlike(forms),
      ...others,
      skill,
      setting,
      benefit,
      tags,
      sectors,
    },
  ];
}

/** "#evening" is an attribute, "#t:part-time" a tag of a job's own fields. */
function taggedBy(name: string): string {
  return name.includes(":") ? name : attributeTag(name);
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

const subjects = [
  office,
  sales,
  engineering,
  technology,
  health,
  service,
  humanitarian,
  organizations,
  occupations,
  specialists,
  trades,
];
for (const lines of subjects) addLines(lines, false);
for (const lines of [general, tools, methods]) addLines(lines, true);

/** Names with an abbreviation read in full: "f and b supervisor" is a restaurant supervisor. */
export function conceptsAbbreviated(input: readonly string[]): readonly Concept[] {
  const isLetter = (stem: string | undefined) => stem?.length === 1;
  const isBetween = (stem: string, at: number) =>
    stem === "and" && isLetter(input[at - 1]) && isLetter(input[at + 1]);
  const stems = input.filter((stem, at) => !isBetween(stem, at));
  if (stems.length < input.length && conceptsNamed(stems).length > 0) return conceptsNamed(stems);
  for (let length = Math.min(2, stems.length - 1); length > 0; length--) {
    for (let at = 0; at + length <= stems.length; at++) {
      const full = fullNames.get(stems.slice(at, at + length).join(" "));
      const concepts = full
        ? conceptsNamed([...stems.slice(0, at), ...full, ...stems.slice(at + length)])
        : [];
      if (concepts.length > 0) return concepts;
    }
  }
  return [];
}

const fullNames = new Map(
  Object.entries<string>(abbreviations).map(([abbreviation, name]) => [
    stemsOf(fold(abbreviation)).join(" "),
    stemsOf(fold(name)),
  ]),
);

const izafe = ["", "e", "ye", "a", "ya"];

function nounFirst(folded: string): string {
  return folded
    .replace(/(?<=..)s?[iu]$/, "")
    .split(" ")
    .toReversed()
    .join(" ");
}

/** Names in other languages: people search by them, and no job title has them. */
for (const [language, names] of Object.entries(foreign)) {
  for (const [name, target] of Object.entries<string>(names)) {
    const folded = fold(name);
    const concepts = conceptsNamed(stemsOf(fold(target)));
    // In Kurmanji a noun before its attribute has an ending: "mamosteyê".
    const endings = language === "kurmanji" && !folded.includes(" ") ? izafe : [""];
    // Who speaks Arabic puts the Turkish noun first: "doktor diş".
    const turned = language === "turkish" && folded.includes(" ") ? [nounFirst(folded)] : [];
    for (const name of [...endings.map((ending) => folded + ending), ...turned]) {
      const form = stemsOf(name).join(" ");
      if (concepts.length > 0 && !conceptsOfName.has(form)) conceptsOfName.set(form, [...concepts]);
    }
  }
}

/** Abbreviations of advertisements: a part of a query may be one, and of a longer name the abbreviation is read in full. */
for (const [abbreviation, name] of Object.entries<string>(abbreviations)) {
  const concepts = conceptsNamed(stemsOf(fold(name)));
  const form = stemsOf(fold(abbreviation)).join(" ");
  if (concepts.length > 0 && !conceptsOfName.has(form)) conceptsOfName.set(form, [...concepts]);
}

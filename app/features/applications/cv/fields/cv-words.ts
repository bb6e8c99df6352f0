import { stemsOf } from "#app/features/search/words/stem.ts";
import { fold } from "#app/platform/fold.ts";
import words from "./cv-words.json" with { type: "json" };

export type Section = keyof typeof words.headings;
export type Label = keyof typeof words.labels;

/** The names of a line of the data, as written. */
function namesIn(line: string): string[] {
  return line.split(",").map((name) => name.trim());
}

/** A text without case, marks and articles, as names of the data are compared. */
export function stemmed(text: string): string {
  return stemsOf(fold(text)).join(" ");
}

function stemSet(line: string): ReadonlySet<string> {
  return new Set(namesIn(line).map(stemmed));
}

function namesOf<Kind extends string>(lines: Record<Kind, string>): ReadonlyMap<string, Kind> {
  const kinds = Object.entries<string>(lines) as [Kind, string][];
  return new Map(
    kinds.flatMap(([kind, line]) => namesIn(line).map((name) => [stemmed(name), kind])),
  );
}

export const headingNames = namesOf(words.headings);
export const headingModifiers = stemSet(words.modifiers);
const labelNames = namesOf(words.labels);

/** Fonts of PDFs may part a word: "ا لاسم". */
const unspacedLabels = new Map(
  (Object.entries(words.labels) as [Label, string][]).flatMap(([label, line]) =>
    namesIn(line).map((name) => [unspaced(name), label] as const),
  ),
);

function unspaced(text: string): string {
  return fold(text).replaceAll(" ", "");
}

/** The label that a text is: "Phone", "الاسم الكامل". */
export function labelNamed(text: string): Label | undefined {
  return labelNames.get(stemmed(text)) ?? unspacedLabels.get(unspaced(text));
}

export const roleWords: ReadonlySet<string> = new Set(namesIn(words.roles).map(fold));
export const organizationWords: ReadonlySet<string> = new Set(
  namesIn(words.organizations).map(fold),
);
export const degreeWords: ReadonlySet<string> = new Set(namesIn(words.degrees).map(fold));
export const schoolWords: ReadonlySet<string> = new Set(namesIn(words.schools).map(fold));
export const levelWords: ReadonlySet<string> = new Set(namesIn(words.levels).map(fold));
/** The number of the language's line, by its folded names. */
export const languageNames: ReadonlyMap<string, number> = new Map(
  words.languages.flatMap((line, at) => namesIn(line).map((name) => [fold(name), at] as const)),
);
/** 1 to 10, by folded words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  words.numbers.flatMap((line, at) => namesIn(line).map((name) => [fold(name), at + 1] as const)),
);
export const monthNames: readonly (readonly string[])[] = words.months.map(namesIn);
export const nowNames: readonly string[] = namesIn(words.now);

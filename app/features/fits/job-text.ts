import { stemsOf } from "#app/features/search/words/stem.ts";
import { conceptsNamed, maxNameLength } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";

/** A text as the stems of its words in their order, with a space around each. */
export type StemmedText = string;

const longestText = 12_000;

export function stemmed(text: string): StemmedText {
  return ` ${stemsOf(fold(text.slice(0, longestText))).join(" ")} `;
}

/** Whether one of the names stands in the text, its words side by side. */
export function names(text: StemmedText, forms: readonly (readonly string[])[]): boolean {
  return forms.some((form) => form.length > 0 && text.includes(` ${form.join(" ")} `));
}

/** Whether all words of one of the names stand in the text. */
export function hasWords(text: StemmedText, forms: readonly (readonly string[])[]): boolean {
  return forms.some((form) => form.length > 0 && form.every((stem) => text.includes(` ${stem} `)));
}

/** A skill or a language by all names that the vocabulary has for it, in both languages. */
export type Named = { text: string; forms: readonly (readonly string[])[] };

/** "Arabic: native" and "Excel (advanced)" are named by their first part. */
export function named(written: string): Named {
  const text = written.split(/\s*[:(]|\s[-–]\s/)[0] ?? written;
  const stems = stemsOf(fold(text));
  const concepts = stems.length <= maxNameLength ? conceptsNamed(stems) : [];
  return { text: text.trim(), forms: [stems, ...concepts.flatMap(({ forms }) => forms)] };
}

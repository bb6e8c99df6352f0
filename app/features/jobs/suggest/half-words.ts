import { isFiller } from "#app/features/jobs/search/intent-words.ts";
import { isArabic } from "#app/features/jobs/search/stem.ts";
import { fold } from "#app/platform/fold.ts";
import { maxInputLength } from "./suggest.ts";

/** A word as typed so far: its own beginnings first, then what may have been meant. */
export type InputWord = { own: readonly string[]; meant: readonly string[] };

const maxWords = 6;

/**
 * The folded words of a text being typed, without those that only lead to what is looked for
 * ("jobs in", وظائف في); the last may be half a word.
 */
export function inputWords(input: string): string[] {
  const words = fold(input.slice(0, maxInputLength))
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const last = words.length - 1;
  return words.filter((word, at) => at === last || !isFiller(word)).slice(0, maxWords);
}

/** How a word may begin in a title: as typed, and without an article that was typed. */
export function beginnings(word: string): string[] {
  const bare = isArabic(word) ? word.replace(/^(?:[وف]?[بك]?ال|لل)(?=.{2})/, "") : word;
  return bare === word ? [word] : [word, bare];
}

/** How a beginning stands in a folded Arabic text, where an article may be written onto the word. */
export function writtenForms(beginning: string): string[] {
  if (!isArabic(beginning)) return [beginning];
  return [beginning, `ال${beginning}`, `لل${beginning}`];
}

/** Whether each typed word begins a word of a folded text, as typed or as meant. */
export function answers(folded: string, words: readonly InputWord[], asTyped: boolean): boolean {
  const text = ` ${folded}`;
  const begins = (beginning: string) =>
    writtenForms(beginning).some((form) => text.includes(` ${form}`));
  return words.every(({ own, meant }) => (asTyped ? own : [...own, ...meant]).some(begins));
}

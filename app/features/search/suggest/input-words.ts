import { isFiller } from "#app/features/search/words/question-words.ts";
import { fold } from "#app/platform/fold.ts";
import { maxInputLength } from "./suggest.ts";

const maxWords = 6;

/**
 * The folded words of a text being typed, without introductions ("jobs in", وظائف في); the last may
 * be incomplete.
 */
export function inputWords(input: string): string[] {
  const words = fold(input.slice(0, maxInputLength))
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const last = words.length - 1;
  return words.filter((word, at) => at === last || !isFiller(word)).slice(0, maxWords);
}

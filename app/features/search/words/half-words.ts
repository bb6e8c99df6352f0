import { isArabic } from "./stem.ts";

/** A word as typed so far: its own completions first, then corrections. */
export type InputWord = { own: readonly string[]; meant: readonly string[] };

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

/** A test of folded texts: whether each typed word begins a word there, as typed or as meant. */
export function answering(
  words: readonly InputWord[],
  isVerbatim: boolean,
): (folded: string) => boolean {
  const starts = words.map(({ own, meant }) =>
    (isVerbatim ? own : [...own, ...meant]).flatMap(writtenForms).map((form) => ` ${form}`),
  );
  return (folded) => {
    const text = ` ${folded}`;
    return starts.every((each) => each.some((start) => text.includes(start)));
  };
}

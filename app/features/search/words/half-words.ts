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

/** A test of folded texts: whether each typed word begins another word there, as typed or as meant. */
export function answering(
  words: readonly InputWord[],
  isVerbatim: boolean,
): (folded: string) => boolean {
  const starts = words.map(({ own, meant }) =>
    (isVerbatim ? own : [...own, ...meant]).flatMap(writtenForms).map((form) => ` ${form}`),
  );
  return (folded) => {
    const text = ` ${folded}`;
    if (!starts.every((each) => each.some((start) => text.includes(start)))) return false;
    return starts.length === 1 || beginEach(starts, text.split(/(?= )/));
  };
}

/** Whether each start begins a word of its own: "مهندس م" is no "مهندس طرق". */
function beginEach([first, ...others]: readonly string[][], words: readonly string[]): boolean {
  if (!first) return true;
  return words.some(
    (word, at) =>
      first.some((start) => word.startsWith(start)) && beginEach(others, words.toSpliced(at, 1)),
  );
}

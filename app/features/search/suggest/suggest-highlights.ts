import { writtenForms } from "#app/features/search/words/half-words.ts";
import { fold } from "#app/platform/fold.ts";

/** The parts of a label's words that these folded beginnings are, in order, as [from, to). */
export function highlightRanges(label: string, beginnings: readonly string[]): [number, number][] {
  return [...label.matchAll(word)].flatMap(({ 0: written, index }) => {
    const folded = fold(written);
    const marked = beginnings.flatMap((each) => lengthsOf(written, folded, each));
    const longest = Math.max(...marked.map(({ to }) => to));
    const first = marked.find(({ to }) => to === longest);
    return first && longest > 0 ? [[index + first.from, index + longest]] : [];
  });
}

const word = /[\p{Alphabetic}\p{M}\p{Nd}+#.]+/gu;

/** Where in a word a beginning starts, after an article, and ends with its vowel signs; none where it does not. */
function lengthsOf(
  written: string,
  folded: string,
  beginning: string,
): { from: number; to: number }[] {
  const form = writtenForms(beginning).find((each) => folded.startsWith(each));
  if (form === undefined) return [];
  const article = form.length - beginning.length;
  // Nearly always a word folds letter by letter.
  if (written.toLowerCase() === folded) return [{ from: article, to: form.length }];
  const from = writtenLength(written, article);
  const to = writtenLength(written, form.length);
  const signs = /^[\p{M}\u0640]*/u.exec(written.slice(to))?.[0] ?? "";
  return [{ from, to: to + signs.length }];
}

/** The length of a word's beginning that folds to a number of letters. */
function writtenLength(written: string, letters: number): number {
  let length = 0;
  while (length < written.length && fold(written.slice(0, length)).length < letters) length++;
  return length;
}

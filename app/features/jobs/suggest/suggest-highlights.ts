import { writtenForms } from "#app/features/jobs/search/half-words.ts";
import { fold } from "#app/platform/fold.ts";

/** The parts of a label's words that these folded beginnings are, in order, as [from, to). */
export function highlightRanges(label: string, beginnings: readonly string[]): [number, number][] {
  return [...label.matchAll(word)].flatMap((match) => {
    const length = Math.max(...beginnings.map((each) => lengthsOf(match[0], each)?.to ?? 0));
    const marked = beginnings
      .map((each) => lengthsOf(match[0], each))
      .find((lengths) => lengths?.to === length);
    return marked ? [[match.index + marked.from, match.index + marked.to]] : [];
  });
}

const word = /[\p{Alphabetic}\p{M}\p{Nd}+#.]+/gu;

/** Where in a word a beginning starts, after an article, and ends with its vowel signs. */
function lengthsOf(written: string, beginning: string): { from: number; to: number } | undefined {
  const folded = fold(written);
  const form = writtenForms(beginning).find((each) => folded.startsWith(each));
  if (form === undefined) return undefined;
  const from = writtenLength(written, form.length - beginning.length);
  const to = writtenLength(written, form.length);
  const signs = /^[\p{M}\u0640]*/u.exec(written.slice(to))?.[0] ?? "";
  return { from, to: to + signs.length };
}

/** How much of a word folds to so many letters. */
function writtenLength(written: string, letters: number): number {
  let length = 0;
  while (length < written.length && fold(written.slice(0, length)).length < letters) length++;
  return length;
}

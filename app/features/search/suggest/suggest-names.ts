import { answering, type InputWord } from "#app/features/search/words/half-words.ts";
import { fold } from "#app/platform/fold.ts";

/** A thing under one of its names, and which of its names in that script it is. */
type Named<T> = { thing: T; name: string; folded: string; words: number; rank: number };

/**
 * How near a name is to a typed text: the same (0), begun by it (1), begun by it without an article or as it
 * was meant (2), or with other words before those typed (3).
 */
export type Fit = 0 | 1 | 2 | 3;

/** A thing that a typed text begins to name. */
export type NamedThing<T> = { thing: T; name: string; isVerbatim: boolean; fit: Fit };

/** Names of things, to be found by how their words begin. */
export type NameIndex<T> = {
  words: () => Iterable<string>;
  /** Things in the order of how well a name answers: as typed, from its first word on, in full. */
  find: (input: readonly InputWord[], limit: number) => NamedThing<T>[];
};

/**
 * Makes the index of things by all their names, the more usual names first; `wholly`, the others
 * are found by their beginning alone.
 */
export function nameIndex<T>(
  things: Iterable<readonly [T, readonly string[]]>,
  { wholly = false } = {},
): NameIndex<T> {
  const ofBeginning = new Map<string, Named<T>[]>();
  const known = new Set<string>();
  for (const [thing, names] of things) {
    const written = { arabic: 0, other: 0 };
    for (const name of names) {
      const folded = fold(name);
      const rank = /\p{Script=Arabic}/u.test(name) ? written.arabic++ : written.other++;
      const asWritten = folded.split(" ");
      const words = asWritten.map(withoutArticle);
      const entry = { thing, name, folded, words: words.length, rank };
      for (const word of words) known.add(word);
      const length = wholly && rank > 0 ? 1 : words.length;
      const indexed = [...words.slice(0, length), ...asWritten.slice(0, length)];
      for (const key of new Set(indexed.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]))) {
        const begun = ofBeginning.get(key);
        if (begun) begun.push(entry);
        else ofBeginning.set(key, [entry]);
      }
    }
  }
  return {
    words: () => known,
    find: (input, limit) => {
      const [first] = input;
      if (!first) return [];
      const keys = [...first.own, ...first.meant].map((each) => withoutArticle(each).slice(0, 2));
      const candidates = new Set(keys.flatMap((key) => ofBeginning.get(key) ?? []));
      return best([...candidates], input)
        .slice(0, limit)
        .map(({ thing, name, isVerbatim, fit }) => ({ thing, name, isVerbatim, fit }));
    },
  };
}

function withoutArticle(word: string): string {
  return word.replace(/^ال(?=.{2})/, "");
}

/** How near a folded name is to the words. */
export function fitOf(folded: string, input: readonly InputWord[]): Fit {
  const wholes = [0, -1].map((at) => input.map(({ own }) => own.at(at)).join(" "));
  if (wholes.includes(folded)) return 0;
  if (folded.startsWith(wholes[0] ?? "")) return 1;
  const name = withoutArticle(folded);
  const starts = [...wholes, ...(input[0]?.meant ?? [])];
  return starts.some((start) => name.startsWith(withoutArticle(start))) ? 2 : 3;
}

/** One entry a thing, by its best name; a driver before a bus driver. */
function best<T>(candidates: readonly Named<T>[], input: readonly InputWord[]): NamedThing<T>[] {
  const [isAnswer, isMeant] = [answering(input, true), answering(input, false)];
  const bests = new Map<T, Named<T> & Pick<NamedThing<T>, "isVerbatim" | "fit">>();
  for (const entry of candidates) {
    const isVerbatim = isAnswer(entry.folded);
    if (!isVerbatim && !isMeant(entry.folded)) continue;
    const fit = fitOf(entry.folded, input);
    const rank = (isVerbatim ? 0 : 1000) + 100 * fit + Math.min(entry.rank, 9);
    const known = bests.get(entry.thing);
    if (!known || rank < known.rank) bests.set(entry.thing, { ...entry, isVerbatim, fit, rank });
  }
  const weight = ({ rank, words }: { rank: number; words: number }) =>
    rank + 3 * Math.min(words, 9);
  return [...bests.values()].sort((a, b) => weight(a) - weight(b));
}

import { answering, type InputWord } from "#app/features/search/words/half-words.ts";
import { nameSound } from "#app/features/search/words/name-sound.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { fold } from "#app/platform/fold.ts";

/** A thing under one of its names, and which of its names in that script it is; `joined` is without spaces. */
type Named<T> = {
  thing: T;
  name: string;
  folded: string;
  joined: string;
  words: number;
  rank: number;
  /** The Latin name that an Arabic one is by its sound. */
  latin: string | undefined;
  isForeign: boolean;
};

/**
 * How near a name is to a typed text: the same (0), begun by it (1), begun by it without an article or as it
 * was meant (2), or with other words before those typed (3).
 */
export type Fit = 0 | 1 | 2 | 3;

/** A thing that a typed text begins to name; `isForeign` in a language that is shown to nobody. */
export type NamedThing<T> = {
  thing: T;
  name: string;
  isVerbatim: boolean;
  fit: Fit;
  isForeign?: boolean;
};

/** Names of things, to be found by how their words begin. */
export type NameIndex<T> = {
  words: () => Iterable<string>;
  /** Things in the order of how well a name answers: as typed, from its first word on, in full. */
  find: (input: readonly InputWord[], limit: number) => NamedThing<T>[];
};

/**
 * Makes the index of things by all their names, the more usual names first, and by foreign ones; `wholly`, names
 * that are not the usual one are found by their beginning alone.
 */
export function nameIndex<T>(
  things: Iterable<readonly [T, readonly string[], (readonly string[])?]>,
  { wholly = false } = {},
): NameIndex<T> {
  const ofBeginning = new Map<string, Named<T>[]>();
  const known = new Set<string>();
  for (const [thing, names, foreign = []] of things) {
    const written = { arabic: 0, other: 0 };
    const latinOf = latinNames(names);
    for (const [at, name] of [...names, ...foreign].entries()) {
      const folded = fold(name);
      const isForeign = at >= names.length;
      const rank = isArabicName(name) ? written.arabic++ : written.other++;
      const asWritten = folded.split(" ");
      const words = asWritten.map(withoutArticle);
      const joined = words.join("");
      const latin = latinOf.get(name);
      const entry = { thing, name, folded, joined, words: words.length, rank, latin, isForeign };
      // A foreign word is no correction of another one.
      if (!isForeign) for (const word of words) known.add(word);
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
      const isLatin = !isArabicName(first.own[0] ?? "");
      return best([...candidates], input)
        .slice(0, limit)
        .map(({ thing, name, latin, isVerbatim, fit, isForeign }) => ({
          thing,
          name: (isLatin && latin) || name,
          isVerbatim,
          fit,
          ...(isForeign && { isForeign }),
        }));
    },
  };
}

/** Of Arabic names that are a Latin one by their sound, that: مانجر is "manager". */
function latinNames(names: readonly string[]): Map<string, string> {
  const latin = new Map(
    names
      .filter((name) => !isArabicName(name))
      .toReversed()
      .map((name) => [soundOf(name), name]),
  );
  return new Map(
    names.filter(isArabicName).flatMap((name) => {
      const own = latin.get(soundOf(name));
      return own === undefined ? [] : [[name, own] as const];
    }),
  );
}

function isArabicName(name: string): boolean {
  return /\p{Script=Arabic}/u.test(name);
}

function soundOf(name: string): string {
  return fold(name).split(" ").map(nameSound).join(" ");
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

/** Letters from which on a loan says what was typed, where a name of the language stands before it. */
const shortestLoan = 3;
/** Letters from which on a foreign name does. */
const shortestForeign = 4;
/** Letters from which on spaces do not matter: "كفر س", "ديرال". */
const shortestJoined = 4;

type Best<T> = Named<T> & Pick<NamedThing<T>, "isVerbatim" | "fit">;

/** Whether a name without its spaces begins so, with two letters of its second word: "enginer" is no engine repair. */
function isBegunBy({ joined, folded, words }: Named<unknown>, input: string): boolean {
  const first = words > 1 ? withoutArticle(folded.slice(0, folded.indexOf(" "))).length + 2 : 0;
  return input.length >= first && joined.startsWith(input);
}

/** Whether a name is the feminine or the plural of an Arabic word: "منظم" begins "منظمة". */
function isFormOf(folded: string, word: string): boolean {
  return folded !== word && isArabicName(word) && stem(folded) === word;
}

/** One entry a thing, by its best name; a driver before a bus driver. Where none is so with its spaces, without. */
function best<T>(candidates: readonly Named<T>[], input: readonly InputWord[]): Best<T>[] {
  const [isAnswer, isMeant] = [answering(input, true), answering(input, false)];
  const { length } = input.map(({ own }) => own[0] ?? "").join("");
  const joined = input.map(({ own }) => own.at(-1) ?? "").join("");
  const single = input.length === 1 ? input[0]?.own.at(-1) : undefined;
  const bests = new Map<T, Best<T>>();
  const add = (entry: Named<T>, isVerbatim: boolean, fit: Fit) => {
    const isUsual = fit === 1 && single !== undefined && isFormOf(entry.folded, single);
    const unusual = entry.isForeign ? 500 : isUsual ? 0 : Math.min(entry.rank, 9);
    const rank = (isVerbatim ? 0 : 1000) + 100 * fit + unusual;
    const known = bests.get(entry.thing);
    if (!known || rank < known.rank) bests.set(entry.thing, { ...entry, isVerbatim, fit, rank });
  };
  const usable = candidates.filter(({ latin, rank, isForeign }) =>
    isForeign
      ? length >= shortestForeign
      : latin === undefined || rank === 0 || length >= shortestLoan,
  );
  let isSpaced = false;
  for (const entry of usable) {
    const isVerbatim = isAnswer(entry.folded);
    if (!isVerbatim && (entry.isForeign || !isMeant(entry.folded))) continue;
    const fit = fitOf(entry.folded, input);
    if (entry.isForeign && fit === 3) continue;
    isSpaced ||= isVerbatim && !entry.isForeign;
    add(entry, isVerbatim, entry.isForeign ? 2 : fit);
  }
  if (!isSpaced && joined.length >= shortestJoined) {
    for (const entry of usable) {
      if (!entry.isForeign && isBegunBy(entry, joined)) add(entry, true, 1);
    }
  }
  const weight = ({ rank, words }: { rank: number; words: number }) =>
    rank + 3 * Math.min(words, 9);
  return [...bests.values()].sort((a, b) => weight(a) - weight(b));
}

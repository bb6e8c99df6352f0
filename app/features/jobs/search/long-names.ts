import { fold } from "#app/platform/fold.ts";
import { allConcepts } from "./vocabulary.ts";

/** The names of several words, each as its folded words. */
export type LongName = readonly string[];

/** Names of so many words. */
export function namesOfLength(length: number): readonly LongName[] {
  return longNames().byLength.get(length) ?? [];
}

/** The words of a name that is written without its spaces: "salesteamleader". */
export function joinedName(word: string): LongName | undefined {
  return longNames().byJoined.get(word);
}

type LongNames = {
  concepts: number;
  byLength: ReadonlyMap<number, readonly LongName[]>;
  byJoined: ReadonlyMap<string, LongName>;
};

let cached: LongNames | undefined;

/** Made once, and again after an owner's names were added. */
function longNames(): LongNames {
  const concepts = allConcepts();
  if (cached?.concepts === concepts.length) return cached;
  const byJoined = new Map<string, LongName>();
  for (const name of concepts.flatMap(({ names }) => names)) {
    const words = fold(name).split(" ");
    const joined = words.join("");
    if (words.length > 1 && joined.length >= shortest && !byJoined.has(joined)) {
      byJoined.set(joined, words);
    }
  }
  cached = {
    concepts: concepts.length,
    byLength: Map.groupBy(byJoined.values(), ({ length }) => length),
    byJoined,
  };
  return cached;
}

const shortest = 4;

import { fold } from "#app/platform/fold.ts";
import { skeletonOfArabic } from "./latin-arabic.ts";
import { soundAlike } from "./near-words.ts";
import { isArabic, stem } from "./stem.ts";
import { allConcepts } from "./vocabulary.ts";

/** A name of several words, each folded. */
export type LongName = readonly string[];

/** Names of a number of words. */
export function namesOfLength(length: number): readonly LongName[] {
  return longNames().byLength.get(length) ?? [];
}

/** Names of a number of words with this stem at this place. */
export function namesWithStem(length: number, at: number, stem: string): readonly LongName[] {
  return longNames().byStem.get(`${length} ${at} ${stem}`) ?? [];
}

/** Arabic names of a number of words whose first has these consonants. */
export function namesWithSkeleton(length: number, skeleton: string): readonly LongName[] {
  return longNames().bySkeleton.get(`${length} ${skeleton}`) ?? [];
}

/** The Arabic name that words sound like, where letters of one sound are mixed up. */
export function nameOfSound(words: readonly string[]): LongName | undefined {
  return longNames().bySound.get(soundAlike(words.join(" ")));
}

/** The words of a name that is written without its spaces: "salesteamleader". */
export function joinedName(word: string): LongName | undefined {
  return longNames().byJoined.get(word);
}

type LongNames = {
  concepts: number;
  byLength: ReadonlyMap<number, readonly LongName[]>;
  byStem: ReadonlyMap<string, readonly LongName[]>;
  bySkeleton: ReadonlyMap<string, readonly LongName[]>;
  bySound: ReadonlyMap<string, LongName>;
  byJoined: ReadonlyMap<string, LongName>;
};

let cached: LongNames | undefined;

/** Made once, and again after an owner's names were added. */
function longNames(): LongNames {
  const concepts = allConcepts();
  if (cached?.concepts !== concepts.length) cached = readLongNames();
  return cached;
}

function readLongNames(): LongNames {
  const concepts = allConcepts();
  const byJoined = new Map<string, LongName>();
  for (const name of concepts.flatMap(({ names }) => names)) {
    const words = fold(name).split(" ");
    const joined = words.join("");
    if (words.length > 1 && joined.length >= shortest && !byJoined.has(joined)) {
      byJoined.set(joined, words);
    }
  }
  const names = [...byJoined.values()];
  const arabic = names.filter((words) => words.every(isArabic));
  const stems = names.flatMap((words) =>
    words.map((word, at) => ({ words, key: `${words.length} ${at} ${stem(word)}` })),
  );
  return {
    concepts: concepts.length,
    byLength: Map.groupBy(names, ({ length }) => length),
    byStem: groupWords(stems),
    bySkeleton: groupWords(
      arabic.map((words) => ({
        words,
        key: `${words.length} ${skeletonOfArabic(words[0] ?? "")}`,
      })),
    ),
    bySound: new Map(arabic.map((words) => [soundAlike(words.join(" ")), words])),
    byJoined,
  };
}

const shortest = 4;

function groupWords(
  keyed: readonly { words: LongName; key: string }[],
): ReadonlyMap<string, readonly LongName[]> {
  const groups = Map.groupBy(keyed, ({ key }) => key);
  return new Map([...groups].map(([key, group]) => [key, group.map(({ words }) => words)]));
}

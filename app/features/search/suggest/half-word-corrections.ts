import { arabicReader } from "#app/features/search/words/latin-arabic.ts";
import { isArabic } from "#app/features/search/words/stem.ts";

/** Reads half words that nothing begins with: with a letter wrong, or Arabic in Latin letters. */
export type HalfWordReader = (word: string) => string[];

const maxMeant = 6;

/**
 * The reader over folded words, the more common ones first, and over those of `others` that are
 * no reason to take a half word for right.
 */
export function halfWordReader(words: Iterable<string>, others: Iterable<string>): HalfWordReader {
  const certain = longEnough(words);
  const known = new Set(certain);
  const less = longEnough(others).filter((word) => !known.has(word));
  const right = new Set(certain.flatMap(beginningsOf));
  const [ofCertain, ofLess] = [certain, less].map((words) =>
    Map.groupBy(words, ([first]) => first),
  );
  const alike = (words: typeof ofCertain, word: string) => words?.get(word[0]) ?? [];
  const arabic = [...certain, ...less].filter(isArabic).flatMap(beginningsOf);
  let readArabic: ReturnType<typeof arabicReader> | undefined;
  const heard = (word: string) => {
    readArabic ??= arabicReader(arabic, { ofBeginnings: true });
    const { words } = readArabic(word);
    const written = words.filter((each) => isWrittenBy(word, each));
    const likely = (written.length > 0 ? written : words).filter((each) => beginsSo(word, each));
    return likely.length > 0 ? likely : words;
  };
  return (word) => {
    const latin = !isArabic(word);
    const chat = latin && /[a-z]\d|\d[a-z]|^kh/.test(word);
    const isHeard = latin && /^[^aeiouy\d][aeiou][a-z]$/.test(word);
    // "Saw" begins a sawmill that no job is of, and سواق.
    if (isHeard) return heard(word).slice(0, maxMeant);
    if (word.length < (chat ? 3 : 4) || right.has(word)) return [];
    const ways = [
      () => (chat ? heard(word) : []),
      () => alike(ofCertain, word).map((other) => nearBeginning(word, other)),
      () => (latin ? alike(ofCertain, word).map((other) => soundingBeginning(word, other)) : []),
      () => (latin && /[aeiouy\d]/.test(word) ? heard(word) : []),
      () => alike(ofLess, word).map((other) => nearBeginning(word, other)),
    ];
    for (const way of ways) {
      const corrections = new Set(way().filter((each) => each !== undefined));
      if (corrections.size > 0) return [...corrections].slice(0, maxMeant);
    }
    return [];
  };
}

/** Digits that stand for letters which have no other sign in Latin: "mo3al" is معل and not مال. */
const lettersOfDigits: Readonly<Record<string, string>> = {
  2: "ءاقي",
  3: "ع",
  5: "خ",
  6: "ط",
  7: "ح",
  8: "غق",
  9: "صقض",
};

function isWrittenBy(latin: string, arabic: string): boolean {
  return Array.from(latin.match(/\d/g) ?? []).every((digit) =>
    Array.from(lettersOfDigits[digit] ?? "").some((letter) => arabic.includes(letter)),
  );
}

/** "najj" begins with its consonant, as "انجليزي" does not; "sa2" ends in more than its vowel. */
function beginsSo(latin: string, arabic: string): boolean {
  const isVowelFirst = /^[aeiouy23]/.test(latin);
  const isWhole = !/a2$/.test(latin) || /[قيو]$/.test(arabic);
  return isWhole && (isVowelFirst || !arabic.startsWith("ا"));
}

function longEnough(words: Iterable<string>): string[] {
  return [...new Set(words)].filter((word) => word.length > 2);
}

/** From two letters on. */
export function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 2));
}

/** How `other` begins when `word` begins it with one letter missing, added, changed or swapped. */
export function nearBeginning(word: string, other: string): string | undefined {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  // The first letter is hardly ever wrong, and letting it be would make most short words alike.
  if (same === 0 || same >= word.length) return undefined;
  const rest = word.slice(same + 1);
  const swapped = word[same] === other[same + 1] && word[same + 1] === other[same];
  const lengths: [matches: boolean, length: number][] = [
    [swapped && other.startsWith(word.slice(same + 2), same + 2), word.length],
    [other.startsWith(rest, same + 1), word.length],
    [other.startsWith(word.slice(same), same + 1), word.length + 1],
    [other.startsWith(rest, same), word.length - 1],
  ];
  const length = lengths.find(([matches]) => matches)?.[1];
  return length === undefined || length > other.length ? undefined : other.slice(0, length);
}

/** How a Latin `other` begins when `word` spells that beginning by ear: grafic, graphic. */
function soundingBeginning(word: string, other: string): string | undefined {
  if (word[0] !== other[0] || !/^[a-z]+$/.test(other)) return undefined;
  const sound = soundOf(word);
  if (!soundOf(other).startsWith(sound)) return undefined;
  for (let length = sound.length; length < other.length; length++) {
    if (soundOf(other.slice(0, length)) === sound) return other.slice(0, length);
  }
  return other;
}

function soundOf(latin: string): string {
  return latin
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/y/g, "i")
    .replace(/(.)\1+/g, "$1");
}

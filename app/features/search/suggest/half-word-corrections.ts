import { arabicReader, arabicSoundDistance } from "#app/features/search/words/latin-arabic.ts";
import { isArabic } from "#app/features/search/words/stem.ts";

/**
 * Reads half words that nothing begins with: with a letter wrong, or Arabic in Latin letters; short ones beside
 * another word of those (`isSpelled`): "mohandes m".
 */
export type HalfWordReader = (word: string, isSpelled?: boolean) => string[];

const maxMeant = 6;
/** The nearest Arabic readings of a Latin word, of which some begin another. */
const maxHeard = 40;

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
    const readings = (likely.length > 0 ? likely : words).slice(0, maxHeard);
    // "محاسب" tells nothing beside "محاس", but is a whole word.
    const isRedundant = (each: string, at: number) =>
      readings.slice(0, at).some((other) => each.startsWith(other));
    return [
      ...readings.filter((each, at) => !isRedundant(each, at)),
      ...readings.filter(isRedundant),
    ];
  };
  const heardShort = (word: string) => {
    const [, consonant = ""] = /^(sh|ch|kh|gh|th|dh|.)[aeiouy]?$/.exec(word) ?? [];
    const longer = word.length > 1 ? heard(word) : [];
    return [...new Set([...(lettersOf[consonant] ?? ""), ...longer])].slice(0, maxMeant);
  };
  return (word, isSpelled = false) => {
    const latin = !isArabic(word);
    if (latin && isSpelled && word.length < shortestSpelled) return heardShort(word);
    const chat = latin && /[a-z]\d|\d[a-z]|^kh|^[b-df-hj-np-tv-xz]{3,}$/.test(word);
    const isHeard = latin && /^[^aeiouy\d][aeiou][a-z]$/.test(word);
    // "Saw" begins a sawmill that no job is of, and سواق.
    if (isHeard) return heard(word).slice(0, maxMeant);
    if (right.has(word)) return [];
    if (!latin && word.length === 3) return swappedEnd(word).filter((other) => right.has(other));
    if (word.length < (chat ? 3 : 4)) return [];
    const whole = alike(ofCertain, word).filter((other) => isWithLetterMore(word, other));
    // "مهنس" is all of مهندس but one letter, and only half of منسق.
    const near =
      whole.length > 0 ? whole : alike(ofCertain, word).map((other) => nearBeginning(word, other));
    const ways = [
      () => (chat ? heard(word) : []),
      () => (latin && near.some(isWord) ? [...heardClosely(word), ...near] : near),
      () => (latin ? alike(ofCertain, word).map((other) => soundingBeginning(word, other)) : []),
      () => (latin ? heardClosely(word) : []),
      () => (latin ? alike(ofLess, word).map((other) => soundingBeginning(word, other)) : []),
      () => (latin && /[aeiouy\d]/.test(word) ? heard(word) : []),
      () => alike(ofLess, word).map((other) => nearBeginning(word, other)),
    ];
    for (const way of ways) {
      const corrections = new Set(way().filter(isWord));
      if (corrections.size > 0) return [...corrections].slice(0, maxMeant);
    }
    return [];
  };
  /** Words whose vowels are nearly its own: "baye" is بايع as well as "buye". */
  function heardClosely(word: string): string[] {
    const limit = littleApart * Math.max(2, word.replace(/[aeiouy]/g, "").length);
    return heard(word)
      .filter((each) => (arabicSoundDistance(word, each) ?? limit) < limit)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, maxMeant / 2);
  }
}

function isWord(word: string | undefined): word is string {
  return word !== undefined;
}

/** Nearer for each consonant are words whose short vowels alone are not written. */
const littleApart = 0.21;

/** "طيب" may be "طبي". */
function swappedEnd([first = "", second = "", third = ""]: string): string[] {
  return [first + third + second];
}

/** Latin letters from which on a word is read alone. */
const shortestSpelled = 4;

/** The letters that digits have no other sign for, "mo3al" is معل and not مال, and those of Latin letters. */
const lettersOf: Readonly<Record<string, string>> = {
  2: "ءاقي",
  3: "ع",
  5: "خ",
  6: "ط",
  7: "ح",
  8: "غق",
  9: "صقض",
  a: "اع",
  b: "ب",
  t: "تط",
  th: "ثذ",
  j: "ج",
  h: "حه",
  kh: "خ",
  d: "دض",
  dh: "ذظ",
  r: "ر",
  z: "زظ",
  s: "سصش",
  sh: "ش",
  ch: "ش",
  g: "غجق",
  gh: "غ",
  f: "ف",
  q: "ق",
  k: "كق",
  l: "ل",
  m: "م",
  n: "ن",
  w: "و",
  o: "اوع",
  u: "اوع",
  e: "اع",
  i: "اي",
  y: "ي",
};

/**
 * Whether an Arabic word has the letters of the digits, at its beginning where they are: "3amel" is عامل and not
 * معلم. Ayn is written by its digit, and an alif within a word is none of a 2.
 */
function isWrittenBy(latin: string, arabic: string): boolean {
  const bare = arabic.replace(/^ال(?=.{2})/, "");
  const digits = [...latin.matchAll(/\d/g)];
  if (digits.length > 0 && bare.includes("ع") && !latin.includes("3")) return false;
  return digits.every(({ 0: digit, index }) => {
    const letters = lettersOf[digit] ?? "";
    if (index === 0) return letters.includes(bare[0] ?? "");
    const rest = bare.slice(1);
    return [...letters].some((letter) => letter !== "ا" && rest.includes(letter));
  });
}

/** "najj" begins with its consonant, as "انجليزي" does not; "sa2" ends in more than its vowel, "sa2e2" in qaf. */
function beginsSo(latin: string, arabic: string): boolean {
  const isVowelFirst = /^[aeiouy23]/.test(latin);
  const isWhole = !/2$/.test(latin) || (latin.length > 3 ? /ق$/ : /[قيو]$/).test(arabic);
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

/** Whether `other` is the word with one letter more before its last. */
function isWithLetterMore(word: string, other: string): boolean {
  if (other.length !== word.length + 1) return false;
  let same = 0;
  while (word[same] === other[same]) same++;
  return same > 0 && same < word.length && word.slice(same) === other.slice(same + 1);
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

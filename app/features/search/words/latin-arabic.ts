import { remembering } from "#app/platform/remembering.ts";
import { isArabic } from "./stem.ts";

/** Words that one may stand for, and how far the nearest is from it by its sound. */
export type HeardWords = { words: string[]; distance: number };

/** Finds the Arabic words, or beginnings of words, that a Latin spelling stands for: "mohaseb", "7alab", "sayi2". */
export function arabicReader(
  words: Iterable<string>,
  { ofBeginnings = false } = {},
): (latin: string) => HeardWords {
  // A beginning may have one consonant, and its next vowel may not be written: "khay", "7ala".
  const shortest = ofBeginnings ? 1 : 2;
  const ofSkeleton = new Map<string, { word: string; sound: string }[]>();
  for (const word of new Set(words)) {
    if (!isArabic(word)) continue;
    const sound = soundOfArabic(word);
    const skeleton = skeletonOf(sound);
    ofSkeleton.set(skeleton, [...(ofSkeleton.get(skeleton) ?? []), { word, sound }]);
  }
  return (latin) => {
    const distances = new Map<string, number>();
    const exact = new Set<string>();
    // A half word has no ending yet.
    for (const sound of soundsOfLatin(latin, ofBeginnings)) {
      const skeleton = skeletonOf(sound);
      if (skeleton.length < (latin.length < 5 ? shortest : 1)) continue;
      for (const { word, sound: other } of ofSkeleton.get(skeleton) ?? []) {
        // "Saye" is no صيا.
        if (skeleton.length < 2 && latin.length > 3 && !isInOrder(sound, other)) continue;
        const distance = vowelsApart(sound, other);
        // Of one consonant the order of the vowels tells: "sa2i" is not صيا.
        if (skeleton.length < 2 && other === sound) exact.add(word);
        const furthest = Math.max(skeleton.length - 0.9, ofBeginnings ? 0.3 : 0);
        if (distance < Math.min(furthest, distances.get(word) ?? 9)) {
          distances.set(word, distance);
        }
      }
    }
    const least = Math.min(...distances.values());
    const near = [...distances]
      .filter(([word, distance]) => {
        const isShort = ofBeginnings && skeletonOfArabic(word).length < 2;
        if (ofBeginnings && exact.size > 0) return exact.has(word);
        return distance <= least + (isShort ? 0.1 : ofBeginnings ? 0.5 : 0.3);
      })
      .sort(([, a], [, b]) => a - b);
    return { words: near.map(([word]) => word), distance: least };
  };
}

/** How far apart a Latin spelling and an Arabic word sound; undefined where their consonants differ. */
export function arabicSoundDistance(latin: string, arabic: string): number | undefined {
  const sound = rememberedSound(arabic);
  const skeleton = skeletonOf(sound);
  const distances = rememberedReadings(latin)
    .filter((reading) => skeletonOf(reading) === skeleton)
    .map((reading) => vowelsApart(reading, sound));
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

/** Finds the Latin words that an Arabic spelling stands for: "بريمافيرا", "ميكانسيان". */
export function latinReader(words: Iterable<string>): (arabic: string) => string[] {
  const ofSkeleton = new Map<string, { word: string; sound: string }[]>();
  for (const word of words) {
    for (const sound of soundsOfLatin(word)) {
      const skeleton = skeletonOf(sound);
      if (skeleton.length < 3) continue;
      ofSkeleton.set(skeleton, [...(ofSkeleton.get(skeleton) ?? []), { word, sound }]);
    }
  }
  return (arabic) => {
    const sound = soundOfArabic(arabic);
    const near = (ofSkeleton.get(skeletonOf(sound)) ?? []).map(({ word, sound: latin }) => ({
      word,
      distance: vowelsApart(latin, sound),
    }));
    const least = Math.min(...near.map(({ distance }) => distance));
    const limit = skeletonOf(sound).length * 0.6;
    return near
      .filter(({ distance }) => distance <= least && distance < limit)
      .map(({ word }) => word);
  };
}

/** The consonants of an Arabic word as it sounds. */
export function skeletonOfArabic(word: string): string {
  return skeletonOf(rememberedSound(word));
}

/** The consonants that a Latin spelling may stand for. */
export function skeletonsOfLatin(word: string): string[] {
  return [...new Set(rememberedReadings(word).map(skeletonOf))];
}

// The names of the vocabulary are compared again and again.
const rememberedSound = remembering(8000, soundOfArabic);
const rememberedReadings = remembering(8000, soundsOfLatin);

/** Between sounds of the same consonants: Arabic leaves short vowels out, long ones it writes. */
function vowelsApart(latin: string, arabic: string): number {
  const latinVowels = latin.split(consonant);
  return arabic.split(consonant).reduce((sum, long, at) => {
    const heard = Array.from(latinVowels[at] ?? "");
    const written = Array.from(long, (vowel): number => {
      const same = heard.indexOf(vowel);
      const short = same < 0 ? heard.indexOf(shortOf[vowel] ?? "") : same;
      // A word's first alif is heard as any vowel, or not at all: "smi", "e3lan".
      if (short < 0 && at === 0 && vowel === "a") return heard.shift() === undefined ? 0.3 : 0.2;
      if (short < 0) return 1;
      heard.splice(short, 1);
      return same < 0 ? 0.2 : 0;
    });
    return sum + written.reduce((total, each) => total + each, 0) + 0.25 * heard.length;
  }, 0);
}

/** Whether the long vowels of an Arabic word are heard in its order. */
function isInOrder(latin: string, arabic: string): boolean {
  let at = 0;
  return Array.from(arabic).every((sound) => {
    const long = latin.indexOf(sound, at);
    const index = long < 0 ? latin.indexOf(shortOf[sound] ?? sound, at) : long;
    at = index + 1;
    return index >= 0;
  });
}

const shortOf: Readonly<Record<string, string>> = { w: "o", y: "e" };

const consonant = /[^awyeo]/;

/** Consonants as one sign each, long vowels a, w, y; ayn and hamza are not heard. */
function soundOfArabic(word: string): string {
  const bare = word.replace(/^ال(?=.{3})/, "").replace(/ه$/, "a");
  return Array.from(bare, (letter) => soundOf[letter] ?? "").join("");
}

const soundOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: "اa",
    b: "بپ",
    t: "تطث",
    j: "جچ",
    h: "حه",
    x: "خ",
    d: "دذض",
    r: "ر",
    z: "زظ",
    s: "سص",
    $: "ش",
    g: "غگ",
    f: "فڤ",
    k: "قك",
    l: "ل",
    m: "م",
    n: "ن",
    w: "و",
    y: "ي",
  }).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound])),
);

/** A 2 is a hamza or, in the dialect of the cities, a qaf; a g is a ghayn, a jim or a qaf. */
function soundsOfLatin(latin: string, isBegun = false): string[] {
  const base = latin
    .replace(/[^a-z0-9]/g, "")
    .replace(/^(?:al|el)(?=[a-z0-9]{4})/, "")
    .replace(/(?<=.)x|x(?=.)/g, "ks")
    .replace(/kh|5/g, "x")
    .replace(/7/g, "h")
    .replace(/sh|ch/g, "$")
    .replace(/gh|8/g, "g")
    .replace(/th|6/g, "t")
    .replace(/dh|9/g, "d")
    .replace(/ph|v/g, "f")
    .replace(/p/g, "b")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/3/g, "")
    .replace(/ou?w+/g, "w")
    .replace(/ou|oo|u/g, "w")
    .replace(/ee|i/g, "y")
    .replace(/(.)\1/g, "$1");
  const single = base.replace(/2{2,}/g, "2").slice(0, 20);
  // "Sa2e" is سايق: before such vowels a hamza is written as their letter.
  let readings = [...new Set([single, single.replace(/(?<=.)2(?=[ey])/g, "y")])];
  while (readings.length < 8 && readings[0]?.includes("2")) {
    readings = readings.flatMap((each) => ["", "k"].map((sound) => each.replace("2", sound)));
  }
  if (base.includes("g")) readings.push(...["j", "k"].map((g) => base.replaceAll("g", g)));
  // Of the letters between the teeth the cities make one or the other.
  if (/^[^z]*z[^z]*$/.test(base)) readings.push(base.replaceAll("z", "d"));
  if (/^[^d]*d[^d]*$/.test(base)) readings.push(base.replaceAll("d", "z"));
  // Feminine words end so, alone or before the next: "adwiye", "sharket".
  if (!isBegun && feminine.test(latin))
    readings.push(...readings.map((each) => each.replace(feminine, "a")));
  return readings.map((reading) => reading.replace(/[0-9]/g, ""));
}

const feminine = /(?<=..)(?:eh?|[ae]t)$/;

function skeletonOf(sound: string): string {
  return sound.replace(/[awyeo]/g, "");
}

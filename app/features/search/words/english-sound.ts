import type { HeardWords } from "./latin-arabic.ts";
import { mistakeCost } from "./near-words.ts";

/** Finds the English words that sound as one is written, the nearest: "recepshonist", "farmasist". */
export function englishReader(words: Iterable<string>): (word: string) => HeardWords {
  const bySkeleton = new Map<string, { word: string; sound: string }[]>();
  for (const word of new Set(words)) {
    for (const sound of soundsOf(word)) {
      const skeleton = skeletonOf(sound);
      bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), { word, sound }]);
    }
  }
  return (input) => {
    const costs = new Map<string, number>();
    for (const heard of soundsOf(input)) {
      const skeleton = skeletonOf(heard);
      for (const { word, sound } of bySkeleton.get(skeleton) ?? []) {
        const cost = mistakeCost(heard, sound);
        const limit = skeleton.length < 3 ? costOfVowel : heard.length * costOfLetter;
        if (word !== input && cost <= Math.min(limit, costs.get(word) ?? limit))
          costs.set(word, cost);
      }
    }
    const least = Math.min(...costs.values());
    const near = [...costs].filter(([, cost]) => cost <= least + 0.3);
    return { words: near.map(([word]) => word), distance: least };
  };
}

/** Of a word with two consonants one vowel may be another. */
const costOfVowel = 0.6;
const costOfLetter = 0.25;

/** A word as it is heard; a "ch" in two ways. */
function soundsOf(word: string): string[] {
  const heard = word.includes("ch")
    ? ["$", "k"].map((sound) => word.replace(/ch/g, sound))
    : [word];
  return [...new Set(heard.map(soundOf))];
}

function soundOf(word: string): string {
  return word
    .replace(/^(?:kn|gn|pn)/, "n")
    .replace(/^wr/, "r")
    .replace(/(?:ssi|shi|sci|sh|ti|si|ci)(?=[oaeu]+ns?)/g, "$")
    .replace(/sh/g, "$")
    .replace(/ph/g, "f")
    .replace(/igh/g, "i")
    .replace(/x/g, "ks")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|c|q/g, "k")
    .replace(/g(?=[eiy])/g, "j")
    .replace(/p/g, "b")
    .replace(/v/g, "f")
    .replace(/z/g, "s")
    .replace(/ee|ea|ie|ei|y/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/[wh]/g, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=...)e$/, "");
}

function skeletonOf(sound: string): string {
  return sound.replace(/[aeiou]/g, "").replace(/(.)\1+/g, "$1");
}

import { remembering } from "#app/platform/remembering.ts";

/**
 * The consonants of a folded name's word as both scripts write them: "sina" and "سينا", "barclays" and
 * "باركليز" are the same. Letters of nearly one sound are one.
 */
export const nameSound = remembering(5000, (word: string): string =>
  (/\p{Script=Arabic}/u.test(word) ? ofArabic(word) : ofLatin(word)).replace(/(.)\1+/g, "$1"),
);

/** The words of a folded company name; of a web address those that tell: "waffarha.com", "dxc.technology". */
export function wordsOfName(folded: string): string[] {
  if (!folded.includes(".")) return folded.split(" ");
  const words = folded.split(/[ .]/).filter((word) => word !== "" && !domains.test(word));
  return words.length > 0 ? words : folded.split(" ");
}

const domains = /^(?:com|net|org|io|co|ai|app|me|eg|sy)$/;

/** The words with the feminine endings that are heard before the next word. */
export function constructOf(words: readonly string[]): string[] {
  return words.map((word, at) => (at + 1 < words.length ? word.replace(/(?<=..)ه$/, "ت") : word));
}

function ofArabic(word: string): string {
  return [...word.replace(/^ال(?=..)/, "").replace(/(?<=..)ه$/, "")]
    .map((letter) => arabic[letter] ?? "")
    .join("");
}

const arabic: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "bبپ",
    "fفڤ",
    "sسصثزذظ",
    "$شچ",
    "tتط",
    "dدض",
    "kكق",
    "gجغگ",
    "hحخه",
    "lل",
    "mم",
    "nن",
    "rر",
  ].flatMap(([sound = "", ...letters]) => letters.map((letter) => [letter, sound])),
);

function ofLatin(word: string): string {
  return word
    .replace(/^(?:al|el)(?=.{3})/, "")
    .replace(/ph/g, "f")
    .replace(/(?:ss|[stc])i(?=on)/g, "$$")
    .replace(/sch|sh|ch(?=[aeiou])/g, "$")
    .replace(/kh/g, "h")
    .replace(/ch/g, "k")
    .replace(/gh|j/g, "g")
    .replace(/th/g, "s")
    .replace(/dh/g, "d")
    .replace(/ck|q|c(?![eiy])/g, "k")
    .replace(/x/g, "ks")
    .replace(/[cz]/g, "s")
    .replace(/p/g, "b")
    .replace(/v/g, "f")
    .replace(/[^$bdfghklmnrst]/g, "")
    .replace(/h$/, "");
}

import { stem } from "#app/features/search/words/stem.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { twoNames } from "./likely-spellings.ts";
import { isReadable } from "./spelling.ts";

type InputWord = { word: string; at: number };

/** Joins two words that are one with a space in it: "soft ware", "محا سبة". */
export function joinSplitWords(words: readonly InputWord[]): InputWord[] {
  const joined: InputWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const [one, other] = words.slice(index, index + 2);
    if (!one) continue;
    const isSplit = other !== undefined && areOne(one.word, other.word);
    joined.push(isSplit ? { word: one.word + other.word, at: one.at } : one);
    if (isSplit) index += 1;
  }
  return joined;
}

const shortest = 5;

function areOne(one: string, other: string): boolean {
  const word = one + other;
  // An article stands on its word.
  if (one === "ال" && other.length > 2) return true;
  if (word.length < shortest || /\d/.test(word)) return false;
  if (conceptsNamed([stem(one), stem(other)]).length > 0) return false;
  if (isReadable(one) && isReadable(other)) {
    return one.length > 1 && other.length > 1 && conceptsNamed([stem(word)]).length > 0;
  }
  return isReadable(word) || (!isReadable(one) && !isReadable(other) && !!twoNames(word));
}

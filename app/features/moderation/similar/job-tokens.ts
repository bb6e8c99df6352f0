import { isStopWord, stem, stemAfterClitic } from "#app/features/search/words/stem.ts";
import {
  conceptsNamed,
  isVocabulary,
  maxNameLength,
} from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";

/** A job's texts as two lists of tokens, for comparison. */
export type JobTokens = { title: string[]; body: string[] };

export type ComparedTexts = { title: string; description: string; requirements: readonly string[] };

/**
 * The tokens of a job's texts: a name of the search vocabulary is its concept, so that "accountant",
 * "محاسب" and "محاسبة" are one token; any other word is its stem. Numbers are left out: pay, phones
 * and dates change from copy to copy.
 */
export function readTokens({ title, description, requirements }: ComparedTexts): JobTokens {
  return {
    title: tokensOf(title),
    body: tokensOf([description, ...requirements].join(" ").slice(0, longestText)),
  };
}

const longestText = 20_000;

export function tokensOf(text: string): string[] {
  const words = fold(text)
    .split(" ")
    .filter((word) => word.length > 1 && !/\d/.test(word));
  const stems = words.map(knownStem);
  const tokens: string[] = [];
  for (let at = 0; at < stems.length; ) {
    const named = longestName(stems, at);
    const token = named?.token ?? stems[at] ?? "";
    if (named || !isStopWord(token)) tokens.push(token);
    at += named?.length ?? 1;
  }
  return tokens;
}

/** "ومحاسب" is read as محاسب where only that is a name. */
function knownStem(word: string): string {
  const plain = stem(word);
  if (isVocabulary(plain)) return plain;
  const other = stemAfterClitic(word);
  return other && isVocabulary(other) ? other : plain;
}

function longestName(stems: readonly string[], at: number) {
  if (!isVocabulary(stems[at] ?? "")) return undefined;
  for (let length = Math.min(maxNameLength, stems.length - at); length > 0; length -= 1) {
    const [concept] = conceptsNamed(stems.slice(at, at + length));
    if (concept) return { token: `=${concept.names[0]}`, length };
  }
  return undefined;
}

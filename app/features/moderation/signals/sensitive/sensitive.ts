import { searchable } from "#app/features/moderation/signals/phrase-match.ts";
import { phrasePattern, sentenceEnd } from "#app/features/moderation/signals/phrase-pattern.ts";
import words from "./sensitive-words.json" with { type: "json" };

export type SensitiveTopic = keyof typeof words.topics;

const harmless = phrasePattern(words.harmless, words.lists);
const topics = Object.entries(words.topics).map(([topic, phrases]) => ({
  topic: topic as SensitiveTopic,
  pattern: phrasePattern(phrases, words.lists),
}));

/** The first topic of sensitive-words.json that a question or its options touch; undefined for none. */
export function sensitiveTopic(question: string): SensitiveTopic | undefined {
  // A sign that no phrase holds: a phrase must not reach over the words that were taken out.
  const text = ` ${sentenceEnd}${searchable(question)}${sentenceEnd} `.replace(harmless, " -");
  return topics.find(({ pattern }) => text.search(pattern) >= 0)?.topic;
}

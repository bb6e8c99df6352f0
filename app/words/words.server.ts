import type { Language } from "#app/platform/language.ts";
import { words as arabic } from "./ar/index.ts";
import { type AllWords, words as english } from "./en/index.ts";
import { registerWords } from "./registry.ts";
import { showMissingKeys } from "./translation.ts";

const both: Record<Language, AllWords> = {
  en: showMissingKeys(arabic as AllWords, english),
  ar: showMissingKeys(english as AllWords, arabic),
};
registerWords("ar", both.ar);
registerWords("en", both.en);

export function wordsFor(language: Language): AllWords {
  return both[language];
}

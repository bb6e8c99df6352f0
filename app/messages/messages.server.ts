import type { Language } from "#app/i18n/language.ts";
import { showMissingKeys } from "#app/messages/translation.ts";
import { words as arabic } from "./ar/index.ts";
import { type AllWords, words as english } from "./en/index.ts";
import { registerWords } from "./registry.ts";

const both: Record<Language, AllWords> = {
  en: showMissingKeys(arabic as AllWords, english),
  ar: showMissingKeys(english as AllWords, arabic),
};
registerWords("ar", both.ar);
registerWords("en", both.en);

export function wordsFor(language: Language): AllWords {
  return both[language];
}

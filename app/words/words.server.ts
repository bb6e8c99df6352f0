import type { Language } from "../platform/language.ts";
import { words as arabic } from "./ar/index.ts";
import { words as english, type Words } from "./en/index.ts";
import { registerWords } from "./registry.ts";
import { showMissingKeys } from "./translation.ts";

const both: Record<Language, Words> = {
  en: showMissingKeys(arabic as Words, english),
  ar: showMissingKeys(english as Words, arabic),
};
registerWords("ar", both.ar);
registerWords("en", both.en);

export function wordsFor(language: Language): Words {
  return both[language];
}

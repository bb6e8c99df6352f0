import type { Language } from "../platform/language.ts";
import type { Words } from "./en/index.ts";

const known = new Map<Language, Words>();

/**
 * Makes a language's words ready. The server knows both; a browser loads only the page's own, and
 * none for pages that no script touches.
 */
export function registerWords(language: Language, words: Omit<Words, "info">): void {
  known.set(language, words as Words);
}

export function registeredWords(language: Language): Words {
  const words = known.get(language);
  if (!words) throw new Error(`The words of "${language}" are not loaded.`);
  return words;
}

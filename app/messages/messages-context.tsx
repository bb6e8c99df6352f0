import { createContext, type ReactNode, useContext } from "react";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import type { AllWords, Words } from "./en/index.ts";

type Spoken = { language: Language; words: Words };
const SpokenContext = createContext<Spoken | null>(null);

export function WordsProvider({ language, words, children }: Spoken & { children: ReactNode }) {
  return <SpokenContext value={{ language, words }}>{children}</SpokenContext>;
}

/** The words that every page may show, in the page's language. */
export function useWords(): Words {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error("useWords needs a WordsProvider around it.");
  return spoken.words;
}

/** All words; for what stands only on pages of one's own or on pages without scripts. */
export function useAllWords(): AllWords {
  return useWords() as AllWords;
}

export function useLanguage(): Language {
  return useContext(SpokenContext)?.language ?? defaultLanguage;
}

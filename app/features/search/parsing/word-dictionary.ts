import { englishReader } from "#app/features/search/words/english-sound.ts";
import {
  arabicReader,
  type HeardWords,
  latinReader,
} from "#app/features/search/words/latin-arabic.ts";
import { soundAlike } from "#app/features/search/words/near-words.ts";
import { placeWords } from "#app/features/search/words/place-words.ts";
import { isArabic } from "#app/features/search/words/stem.ts";
import { vocabularyWords } from "#app/features/search/words/vocabulary.ts";

/** The words that a misspelled one may be, and ways to read it by its sound. */
type Dictionary = {
  places: ReadonlySet<string>;
  arabic: string[];
  latin: string[];
  latinPlaces: string[];
  allLatin: string[];
  readLatin: (latin: string) => HeardWords;
  readArabic: (arabic: string) => string[];
  readEnglish: (latin: string) => HeardWords;
  /** The Arabic words of the vocabulary by their sound. */
  bySound: ReadonlyMap<string, readonly string[]>;
};

let cached: { size: number; dictionary: Dictionary } | undefined;

/** Made once, and again after names were added. */
export function dictionary(): Dictionary {
  const words = vocabularyWords();
  if (cached?.size === words.size) return cached.dictionary;
  const places = new Set(placeWords());
  const arabic = [...new Set([...words, ...places])].filter(
    (word) => isArabic(word) && word.length > 2,
  );
  const ofLatin = (word: string) => /^[a-z]{4,}$/.test(word);
  const latin = [...words].filter(ofLatin);
  const latinPlaces = [...places].filter(ofLatin);
  cached = {
    size: words.size,
    dictionary: {
      places,
      arabic,
      latin,
      latinPlaces,
      allLatin: [...latin, ...latinPlaces],
      readLatin: arabicReader(arabic),
      readArabic: latinReader(latin),
      readEnglish: englishReader(latin),
      bySound: Map.groupBy(arabic, soundAlike),
    },
  };
  return cached.dictionary;
}

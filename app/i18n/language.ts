/** The languages that every text of the board and of its companies has. Arabic comes first and is the default. */
export const languages = ["ar", "en"] as const;
export type ContentLanguage = (typeof languages)[number];

/** A language of pages that is data alone (docs/decisions/0086); its readers get other content in one of the two. */
export type AddedLanguage = string & { readonly added: true };

/** The language of a reader. `forReader` reads a text that has one for each of the two. */
export type Language = ContentLanguage | AddedLanguage;
export const defaultLanguage: Language = "ar";

/** An added language: a line in app/added-languages.server.ts. */
export type LanguageLine = {
  code: string;
  /** As its readers write it, with few letters for phones, and what a press on it does. */
  name: string;
  short: string;
  switchTo: string;
  direction: "ltr" | "rtl";
  /** Stands before the last of several. */
  and: string;
  /** The language for texts that it lacks. */
  content: ContentLanguage;
  /** A locale that every browser knows, with the same plural forms and the same order of letters. */
  locale: string;
  calendar?: Calendar;
  /** The languages of people's Telegram that are this one, and words that end messages there. */
  telegram?: { tags: readonly string[]; stopWords: readonly string[] };
  /** Only the server knows those of all languages, a browser that of its page. */
  formats?: AddedFormats;
  /** Where a browser finds its texts. */
  files?: { public: string; private: string };
  /** The text of visit.newSince, for pages that no texts are loaded for yet. */
  newSince?: string;
};

/** How days are written; `{{…}}` stand for the parts of a pattern. */
export type Calendar = {
  months: readonly string[];
  /** As they are written before a year, and after a day without one. */
  monthsOfYear: readonly string[];
  monthsOfDay: readonly string[];
  weekdays: readonly string[];
  /** The end of a time that goes on. */
  now: string;
  ago: AgoWords;
  patterns: { date: string; shortDate: string; month: string; weekday: string; dateTime: string };
};

/** How long ago something was, by the unit and the plural form of `{{n}}`. */
export type AgoWords = Readonly<
  Record<"day" | "hour" | "minute", Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>
>;

/** What format.ts does otherwise for the two; app/i18n/added-formats.ts makes them. */
export type AddedFormats = {
  months: readonly string[];
  /** The end of a time that goes on. */
  now: string;
  ago: AgoWords;
  date(day: string, style: "long" | "short"): string;
  month(year: string, month: number): string;
  time(hour: number, minutes: string): string;
  timestamp(at: Date, language: Language): { date: string; time: string };
  dateTime(at: Date, language: Language, weekday: boolean): string;
  list(parts: readonly string[]): string;
};

const added = new Map<string, LanguageLine>();

/** The server adds those that LANGUAGES switches on, a browser that of its page. */
export function addLanguage(line: LanguageLine): AddedLanguage {
  added.set(line.code, { ...added.get(line.code), ...line });
  return line.code as AddedLanguage;
}

export function removeLanguage(code: string): void {
  added.delete(code);
}

/** All languages that pages have, in the order of LANGUAGES. */
export function readerLanguages(): readonly Language[] {
  return added.size === 0
    ? languages
    : [...languages, ...(added.keys() as Iterable<AddedLanguage>)];
}

export function isLanguage(value: unknown): value is Language {
  return isContentLanguage(value) || added.has(value as string);
}

export function isContentLanguage(value: unknown): value is ContentLanguage {
  return value === "ar" || value === "en";
}

export function isAdded(language: Language): language is AddedLanguage {
  return !isContentLanguage(language);
}

export function directionOf(language: Language): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : (added.get(language)?.direction ?? "ltr");
}

/** The one of the two that a reader of this language gets where a text has no other; itself for those. */
export function contentLanguage(language: Language): ContentLanguage {
  return isAdded(language) ? (added.get(language)?.content ?? "en") : language;
}

/** The part for a reader: in their language where it has one, else in the one of the two that they read. */
export function forReader<Part>(
  parts: Readonly<Record<ContentLanguage, Part>>,
  language: Language,
): Part {
  return (
    (parts as Readonly<Partial<Record<string, Part>>>)[language] ?? parts[contentLanguage(language)]
  );
}

/** A text for each reader, whose language the caller does not know. */
export function inEachLanguage<Part>(
  partFor: (language: Language) => Part,
): Record<ContentLanguage, Part> {
  return Object.fromEntries(
    readerLanguages().map((language) => [language, partFor(language)]),
  ) as Record<ContentLanguage, Part>;
}

/** The name of a language, with those of the two in the reader's words. */
export function languageName(
  language: Language,
  names: Readonly<Record<ContentLanguage, string>>,
): string {
  return isAdded(language) ? (added.get(language)?.name ?? language) : names[language];
}

/** Undefined for the two, which are no data alone. */
export function lineOf(language: Language): LanguageLine | undefined {
  return added.get(language);
}

export function formatsOf(language: Language): AddedFormats | undefined {
  return added.get(language)?.formats;
}

export function addedLines(): readonly LanguageLine[] {
  return [...added.values()];
}

export function otherLanguage(language: ContentLanguage): ContentLanguage {
  return language === "ar" ? "en" : "ar";
}

/** The languages that a page offers besides its own. */
export function otherLanguages(language: Language): readonly Language[] {
  return readerLanguages().filter((each) => each !== language);
}

/** The locales that dates are written in, as the specification says. */
export function dateLocale(language: Language): string {
  return language === "ar" ? "ar-EG" : isAdded(language) ? localeOf(language) : "en-US";
}

/** The locale by which Intl counts and sorts in this language. */
export function localeOf(language: Language): string {
  return added.get(language)?.locale ?? language;
}

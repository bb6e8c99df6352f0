/** The two languages of the interface. Arabic comes first and is the default. */
export const languages = ["ar", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "ar";

export function isLanguage(value: unknown): value is Language {
  return value === "ar" || value === "en";
}

export function directionOf(language: Language): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}

export function otherLanguage(language: Language): Language {
  return language === "ar" ? "en" : "ar";
}

/** The locales that dates are written in, as the specification says. */
export function dateLocale(language: Language): "ar-EG" | "en-US" {
  return language === "ar" ? "ar-EG" : "en-US";
}

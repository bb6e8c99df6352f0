import { dateLocale, type Language } from "#app/i18n/language.ts";

/** A day and the time of day, seen from Damascus. */
export function formatTimestamp(at: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    timeZone: "Asia/Damascus",
    dateStyle: "long",
    timeStyle: "short",
  });
  return format.format(typeof at === "string" ? new Date(at) : at);
}

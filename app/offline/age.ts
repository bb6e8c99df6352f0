import type { AgoWords } from "#app/i18n/language.ts";

const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

const numeric = { dateStyle: "short", timeStyle: "short" } as const;
const worded = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** How an added language says it, and the locale of its plural forms. */
export type AddedAgo = { locale: string; ago: AgoWords };

/** When something was and how long ago, in the words of a language: "Nov 20, 10:46 AM (2 hours ago)". */
export function agoOf(
  timestamp: number,
  language: string,
  added?: AddedAgo,
  now = Date.now(),
): string {
  const locale = { ar: "ar-EG", en: "en-US" }[language];
  // Not every browser knows other languages: digits need none.
  const date = new Intl.DateTimeFormat(locale ?? "en-GB", locale ? worded : numeric);
  const formatted = date.format(timestamp);
  const [unit, length] = units.find(([, each]) => now - timestamp >= each) ?? [];
  if (!unit || !length) return formatted;
  const count = Math.floor((now - timestamp) / length);
  const passed = locale
    ? new Intl.RelativeTimeFormat(locale).format(-count, unit)
    : added?.ago[unit][new Intl.PluralRules(added.locale).select(count)];
  return passed ? `${formatted} (${passed.replace("{{n}}", String(count))})` : formatted;
}

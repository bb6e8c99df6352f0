import { dateLocale, type Language } from "./language.ts";

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** A count or an amount: Latin digits with thousands commas, in both languages. */
export function formatNumber(n: number): string {
  // Most are counts without a comma, and a page has dozens of them.
  return n >= 0 && n < 1000 && Number.isInteger(n) ? String(n) : numbers.format(n);
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** A day as people write it in the language, seen from Damascus; short leaves the year out. */
export function formatDate(
  day: string | Date,
  language: Language,
  style: "long" | "short" = "long",
) {
  const key = `${language} ${style}`;
  let format = dates.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(dateLocale(language), {
      timeZone: "Asia/Damascus",
      month: style === "long" ? "long" : language === "ar" ? "long" : "short",
      day: "numeric",
      ...(style === "long" ? { year: "numeric" } : {}),
    });
    dates.set(key, format);
  }
  return format.format(typeof day === "string" ? new Date(day) : day);
}

const days = new Map<Language, Intl.DateTimeFormat>();
const times = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: "Asia/Damascus", hour: "2-digit", minute: "2-digit" },
});

/** A timestamp as a day with its weekday and a time of day such as 14:05, seen from Damascus. */
export function formatTimestamp(timestamp: string | Date, language: Language) {
  let format = days.get(language);
  if (!format) {
    const parts = { weekday: "long", month: "long", day: "numeric" } as const;
    format = new Intl.DateTimeFormat(dateLocale(language), { timeZone: "Asia/Damascus", ...parts });
    days.set(language, format);
  }
  const at = typeof timestamp === "string" ? new Date(timestamp) : timestamp;
  return { date: format.format(at), time: times.format(at) };
}

import { type ContentLanguage, formatsOf, type Language, localeOf } from "./language.ts";

/*
 * Days and times without Intl, whose first object takes a slow phone more than a tenth of a second: every page
 * with a date would pay that when it hydrates. Old phones also still have Damascus change its clocks.
 */

/** Since this day Damascus is three hours ahead of UTC all year round. */
const noSummerTimeSince = Date.UTC(2022, 3, 1);
const ahead = 3 * 60 * 60_000;

let older: Intl.DateTimeFormat | undefined;

/** The calendar day in Damascus, such as 2026-12-05. */
export function damascusDay(date: Date): string {
  const at = date.getTime();
  if (at >= noSummerTimeSince) return new Date(at + ahead).toISOString().slice(0, 10);
  older ??= new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Damascus", dateStyle: "short" });
  return older.format(date);
}

let fractions: Intl.NumberFormat | undefined;

/** A count or an amount: Latin digits with thousands commas, in every language. */
export function formatNumber(n: number): string {
  // Intl costs slow phones much at its first use; most are counts.
  if (Number.isSafeInteger(n)) return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
  fractions ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
  return fractions.format(n);
}

/** '1,000+' where there are more than were counted. */
export function formatAtLeast(n: number, isMore = false): string {
  return formatNumber(n) + (isMore ? "+" : "");
}

const arabicMonths =
  "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" ");
const englishMonths =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A day as people write it in the language, seen from Damascus; short leaves the year out. */
export function formatDate(
  day: string | Date,
  language: Language,
  style: "long" | "short" = "long",
) {
  const written = damascusDay(typeof day === "string" ? new Date(day) : day);
  const own = formatsOf(language);
  if (own) return own.date(written, style);
  const [year = 0, month = 0, date = 0] = written.split("-").map(Number);
  if (language === "ar") {
    const name = arabicMonths[month - 1];
    return arabicDigits(style === "long" ? `${date} ${name} ${year}` : `${date} ${name}`);
  }
  const name = englishMonths[month - 1] ?? "";
  return style === "long" ? `${name} ${date}, ${year}` : `${name.slice(0, 3)} ${date}`;
}

/** Several as one text: "A, B, and C". */
export function formatList(parts: readonly string[], language: Language): string {
  return formatsOf(language)?.list(parts) ?? new Intl.ListFormat(language).format(parts);
}

/** The names of the twelve months. */
export function monthNames(language: Language): readonly string[] {
  return formatsOf(language)?.months ?? (language === "ar" ? arabicMonths : englishMonths);
}

/** A year, "2019", or a month, "2019-03", as people write it in the language. */
export function formatMonth(date: string, language: Language): string {
  const [year = "", month] = date.split("-");
  const own = formatsOf(language);
  if (own && month) return own.month(year, Number(month));
  const text = month ? `${monthNames(language)[Number(month) - 1]} ${year}` : year;
  return language === "ar" ? arabicDigits(text) : text;
}

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630));

const arabicWeekdays = "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت".split(" ");
const englishWeekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/**
 * A full hour from 0 to 23, or a time of day: "2:05 PM", "٢:٠٥ م", in added languages "14:05". A no-break space keeps
 * its parts in one line.
 */
export function formatTime(hour: number, minute: number, language: Language): string {
  const minutes = String(minute).padStart(2, "0");
  const own = formatsOf(language);
  if (own) return own.time(hour, minutes);
  const time = `${hour % 12 || 12}:${minutes}`;
  if (language === "ar") return `${arabicDigits(time)}\u00a0${hour < 12 ? "ص" : "م"}`;
  return `${time}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** A timestamp as a day with its weekday, without the year, and a time of day, seen from Damascus. */
export function formatTimestamp(timestamp: string | Date, language: Language) {
  const at = typeof timestamp === "string" ? new Date(timestamp) : timestamp;
  const own = formatsOf(language);
  if (own) return own.timestamp(at, language);
  const day = language === "ar" ? formatDate(at, language, "short") : formatDate(at, language);
  const { hour, minute } = damascusTime(at);
  return {
    // In English without the year after the comma.
    date: weekdayOf(at, language) + (day.split(",")[0] ?? ""),
    time: formatTime(hour, minute, language),
  };
}

/** The name of the weekday, as it stands before a day. */
function weekdayOf(at: Date, language: Language): string {
  const day = new Date(damascusDay(at)).getUTCDay();
  return language === "ar" ? `${arabicWeekdays[day]}، ` : `${englishWeekdays[day]}, `;
}

/** A timestamp as one text: "November 20, 2026 at 2:05 PM", with its weekday where asked for. */
export function formatDateTime(
  timestamp: string | Date,
  language: Language,
  { weekday = false } = {},
): string {
  const at = typeof timestamp === "string" ? new Date(timestamp) : timestamp;
  const own = formatsOf(language);
  if (own) return own.dateTime(at, language, weekday);
  const name = weekday ? weekdayOf(at, language) : "";
  const { time } = formatTimestamp(at, language);
  return `${name}${formatDate(at, language)} ${language === "ar" ? "في" : "at"} ${time}`;
}

let olderTimes: Intl.DateTimeFormat | undefined;

/** The hour and minute of a timestamp in Damascus. */
export function damascusTime(at: Date): { hour: number; minute: number } {
  if (at.getTime() >= noSummerTimeSince) {
    const shifted = new Date(at.getTime() + ahead);
    return { hour: shifted.getUTCHours(), minute: shifted.getUTCMinutes() };
  }
  olderTimes ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Damascus",
    timeStyle: "short",
  });
  const [hour = 0, minute = 0] = olderTimes.format(at).split(":").map(Number);
  return { hour, minute };
}

export type PluralForms = {
  en: { one: string; other: string };
  ar: { zero: string; one: string; two: string; few: string; many: string; other: string };
};

const rules: Record<string, Intl.PluralRules> = {};

function rulesOf(language: string): Intl.PluralRules {
  rules[language] ??= new Intl.PluralRules(localeOf(language as Language));
  return rules[language];
}

/**
 * Words for a count: picks the language's plural form and writes the number where it says {{n}}, or,
 * of days, hours and minutes, {{day}}: in the digits of dates.
 */
export function countOf<L extends ContentLanguage>(language: L, forms: PluralForms[L]) {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  const counted = (n: number): string =>
    (known[rulesOf(language).select(n)] ?? known.other)
      .replace("{{n}}", formatNumber(n))
      .replace("{{day}}", language === "ar" ? arabicDigits(String(n)) : String(n));
  return Object.assign(counted, { source: forms });
}

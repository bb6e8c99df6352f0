import type { Language } from "./language.ts";

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

/** A count or an amount: Latin digits with thousands commas, in both languages. */
export function formatNumber(n: number): string {
  // Intl costs slow phones much at its first use; most are counts.
  if (Number.isSafeInteger(n)) return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
  fractions ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
  return fractions.format(n);
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
  const [year = 0, month = 0, date = 0] = written.split("-").map(Number);
  if (language === "ar") {
    const name = arabicMonths[month - 1];
    return arabicDigits(style === "long" ? `${date} ${name} ${year}` : `${date} ${name}`);
  }
  const name = englishMonths[month - 1] ?? "";
  return style === "long" ? `${name} ${date}, ${year}` : `${name.slice(0, 3)} ${date}`;
}

/** The names of the twelve months. */
export function monthNames(language: Language): readonly string[] {
  return language === "ar" ? arabicMonths : englishMonths;
}

/** A year, "2019", or a month, "2019-03", as people write it in the language. */
export function formatMonth(date: string, language: Language): string {
  const [year = "", month] = date.split("-");
  const text = month ? `${monthNames(language)[Number(month) - 1]} ${year}` : year;
  return language === "ar" ? arabicDigits(text) : text;
}

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630));

const arabicWeekdays = "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت".split(" ");
const englishWeekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** A full hour from 0 to 23, or a time of day, on the clock of twelve hours: "2:05 PM", "٢:٠٥ م". */
export function formatTime(hour: number, minute: number, language: Language): string {
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  if (language === "ar") return `${arabicDigits(time)} ${hour < 12 ? "ص" : "م"}`;
  return `${time} ${hour < 12 ? "AM" : "PM"}`;
}

/** A timestamp as a day with its weekday, without the year, and a time of day, seen from Damascus. */
export function formatTimestamp(timestamp: string | Date, language: Language) {
  const at = typeof timestamp === "string" ? new Date(timestamp) : timestamp;
  const names = language === "ar" ? arabicWeekdays : englishWeekdays;
  const weekday = names[new Date(damascusDay(at)).getUTCDay()];
  const month = (language === "ar" ? arabicMonths : englishMonths)[monthOf(at)] ?? "";
  const date = Number(damascusDay(at).slice(8));
  const { hour, minute } = damascusTime(at);
  return {
    date:
      language === "ar"
        ? `${weekday}، ${arabicDigits(String(date))} ${month}`
        : `${weekday}, ${month} ${date}`,
    time: formatTime(hour, minute, language),
  };
}

/** A timestamp as one text: "November 20, 2026 at 2:05 PM", with its weekday where asked for. */
export function formatDateTime(
  timestamp: string | Date,
  language: Language,
  { weekday = false } = {},
): string {
  const at = typeof timestamp === "string" ? new Date(timestamp) : timestamp;
  const names = language === "ar" ? arabicWeekdays : englishWeekdays;
  const name = weekday
    ? `${names[new Date(damascusDay(at)).getUTCDay()]}${language === "ar" ? "،" : ","} `
    : "";
  const { time } = formatTimestamp(at, language);
  return `${name}${formatDate(at, language)} ${language === "ar" ? "في" : "at"} ${time}`;
}

function monthOf(at: Date): number {
  return Number(damascusDay(at).slice(5, 7)) - 1;
}

let olderTimes: Intl.DateTimeFormat | undefined;

function damascusTime(at: Date): { hour: number; minute: number } {
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

const rules = { en: new Intl.PluralRules("en"), ar: new Intl.PluralRules("ar") };

/**
 * Words for a count: picks the language's plural form and writes the number where it says {{n}}, or,
 * of days, hours and minutes, {{day}}: in the digits of dates.
 */
export function countOf<L extends Language>(language: L, forms: PluralForms[L]) {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  return (n: number): string =>
    (known[rules[language].select(n)] ?? known.other)
      .replace("{{n}}", formatNumber(n))
      .replace("{{day}}", language === "ar" ? arabicDigits(String(n)) : String(n));
}

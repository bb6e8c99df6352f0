import { damascusDay } from "./damascus-day.ts";
import { dateLocale, type Language } from "./language.ts";

let fractions: Intl.NumberFormat | undefined;

/** A count or an amount: Latin digits with thousands commas, in both languages. */
export function formatNumber(n: number): string {
  // Intl costs slow phones much at its first use (damascus-day.ts); most are counts.
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

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630));

const days = new Map<Language, Intl.DateTimeFormat>();
let times: Intl.DateTimeFormat | undefined;

/** A timestamp as a day with its weekday and a time of day such as 14:05, seen from Damascus. */
export function formatTimestamp(timestamp: string | Date, language: Language) {
  let format = days.get(language);
  if (!format) {
    const parts = { weekday: "long", month: "long", day: "numeric" } as const;
    format = new Intl.DateTimeFormat(dateLocale(language), { timeZone: "Asia/Damascus", ...parts });
    days.set(language, format);
  }
  const at = typeof timestamp === "string" ? new Date(timestamp) : timestamp;
  times ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Damascus",
    hour: "2-digit",
    minute: "2-digit",
  });
  return { date: format.format(at), time: times.format(at) };
}

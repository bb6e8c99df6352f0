import { dateLocale, type Language } from "./language.ts";

/*
 * Days without Intl, whose first object takes a slow phone more than a tenth of a second: every page
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

export type PluralForms = {
  en: { one: string; other: string };
  ar: { zero: string; one: string; two: string; few: string; many: string; other: string };
};

const rules = { en: new Intl.PluralRules("en"), ar: new Intl.PluralRules("ar") };

/** Words for a count: picks the language's plural form and writes the number where it says {{n}}. */
export function countOf<L extends Language>(language: L, forms: PluralForms[L]) {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  return (n: number): string =>
    (known[rules[language].select(n)] ?? known.other).replace("{{n}}", formatNumber(n));
}

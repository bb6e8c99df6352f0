import { formatMonth } from "#app/i18n/format.ts";
import { formatsOf, type Language } from "#app/i18n/language.ts";

/** "2019" or "2019-03"; `until` is null for a period that goes on, and equals `from` for a single date. */
export type Period = { from: string; until: string | null };

/** The months from a period's start to its end; a month is whole, a year alone is its January. */
export function monthsOf({ from, until }: Period, now: Date): { start: number; end: number } {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  if (until === null) return { start: monthNumber(from), end: today };
  return { start: monthNumber(from), end: monthNumber(until) + (until.includes("-") ? 1 : 0) };
}

function monthNumber(date: string): number {
  const [year = "", month = "1"] = date.split("-");
  return Number(year) * 12 + Number(month) - 1;
}

/** Whole years that the periods cover up to this month; months that overlap count once. */
export function yearsCovered(periods: readonly Period[], now: Date): number {
  let [total, reached] = [0, 0];
  const afterToday = monthsOf({ from: "2000", until: null }, now).end + 1;
  for (const { start, end: last } of periods
    .map((each) => monthsOf(each, now))
    .sort((a, b) => a.start - b.start)) {
    const end = Math.min(last, afterToday);
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.floor(total / 12);
}

/** "March 2019 – 2021", "٢٠٢٠ – حتى الآن"; a single date stands alone. */
export function formatPeriod({ from, until }: Period, language: Language): string {
  const start = formatMonth(from, language);
  if (until === from) return start;
  const now = formatsOf(language)?.now ?? (language === "ar" ? "حتى الآن" : "present");
  return `${start} – ${until ? formatMonth(until, language) : now}`;
}

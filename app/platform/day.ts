import { latinDigits } from "./amount.ts";

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** The day first, as it is written in the region. */
const writtenDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const clock = /^(\d{1,2})[:.](\d{2}) *(?:(am|ص|صباحا|صباحاً)|(pm|م|مساء|مساءً))?$/i;

function plain(input: string): string {
  return latinDigits(input)
    .replace(/\p{Cf}/gu, "")
    .trim();
}

/**
 * Reads a day as browsers send it and as people type it where there is no calendar: "2026-11-30", "٣٠/١١/٢٠٢٦".
 * An ISO day; undefined for text that is no day of the calendar.
 */
export function readDay(input: string): string | undefined {
  const text = plain(input);
  const [, year = "", month = "", day = ""] = isoDay.exec(text) ?? dayFirst(text);
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined;
}

function dayFirst(text: string): string[] {
  const [all = "", day = "", month = "", year = ""] = writtenDay.exec(text) ?? [];
  return [all, year, month, day];
}

/** Reads an hour as people type it: "11:30", "٩:٣٠ ص", "2.15 pm". "HH:MM" of 24 hours; undefined for other text. */
export function readTime(input: string): string | undefined {
  const [, hours = "", minute = "", am, pm] = clock.exec(plain(input)) ?? [];
  const hour = Number(hours || Number.NaN);
  const isHalf = Boolean(am || pm);
  if (!(hour <= (isHalf ? 12 : 23) && Number(minute) < 60) || (isHalf && hour < 1))
    return undefined;
  const whole = isHalf ? (hour % 12) + (pm ? 12 : 0) : hour;
  return `${String(whole).padStart(2, "0")}:${minute}`;
}

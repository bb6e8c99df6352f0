import { expect, test } from "vitest";
import {
  countOf,
  damascusDay,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTimestamp,
} from "./format.ts";
import { dateLocale, languages } from "./language.ts";

const hour = 60 * 60_000;

/** Both sides of midnight in Damascus and in UTC, for years before and after the clocks stayed. */
const timestamps = Array.from({ length: 24 * 366 }, (_, at) => [
  new Date(Date.UTC(2021, 0, 1) + at * 8.5 * hour),
  new Date(Date.UTC(2024, 0, 1) + at * 8.5 * hour),
]).flat();

test("A day in Damascus is the one that the table of time zones has", () => {
  const known = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Damascus", dateStyle: "short" });
  for (const timestamp of timestamps) expect(damascusDay(timestamp)).toBe(known.format(timestamp));
});

test("Dates are written as the locales of both languages have them", () => {
  for (const language of languages) {
    for (const style of ["long", "short"] as const) {
      const known = new Intl.DateTimeFormat(dateLocale(language), {
        timeZone: "Asia/Damascus",
        day: "numeric",
        month: style === "long" || language === "ar" ? "long" : "short",
        ...(style === "long" ? { year: "numeric" } : {}),
      });
      for (const timestamp of timestamps)
        expect(formatDate(timestamp, language, style)).toBe(known.format(timestamp));
      expect(formatDate("2026-12-05", language, style)).toBe(
        known.format(new Date("2026-12-05T00:00:00Z")),
      );
    }
  }
});

test("Numbers have commas between thousands and at most two decimals", () => {
  const known = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
  for (const n of [
    0, 7, 999, 1000, 12_345, 1_234_567, -1, -1234, -999_999, 0.5, 1234.567, 2e15, 1e21,
  ])
    expect(formatNumber(n)).toBe(known.format(n));
});

test("F44 reading 58: a time is of twelve hours and of the digits of its date, as the locales have it", () => {
  // Only between the hour and its half of the day no line breaks.
  const plain = (text: string) =>
    text.replace(/[\u00a0\u202f]/g, " ").replace(/ (AM|PM|ص|م)$/, "\u00a0$1");
  for (const language of languages) {
    const zone = { timeZone: "Asia/Damascus" } as const;
    const locale = dateLocale(language);
    const long = { dateStyle: "long", timeStyle: "short" } as const;
    const known = new Intl.DateTimeFormat(locale, { ...zone, ...long });
    const full = new Intl.DateTimeFormat(locale, { ...zone, ...long, dateStyle: "full" });
    const day = { weekday: "long", month: "long", day: "numeric" } as const;
    const dates = new Intl.DateTimeFormat(locale, { ...zone, ...day });
    const times = new Intl.DateTimeFormat(locale, { ...zone, timeStyle: "short" });
    for (const at of timestamps.slice(0, 4000)) {
      expect(formatDateTime(at, language)).toBe(plain(known.format(at)));
      expect(formatDateTime(at, language, { weekday: true })).toBe(plain(full.format(at)));
      const { date, time } = formatTimestamp(at.toISOString(), language);
      expect([date, time]).toEqual([dates.format(at), plain(times.format(at))]);
    }
  }
});

test("F44 reading 58: days until a date have its digits, counts have Latin ones", () => {
  const forms = { zero: "", one: "", two: "", few: "", other: "" };
  const words = countOf("ar", { ...forms, many: "{{n}} و{{day}}" });
  expect(words(16)).toBe("16 و١٦");
  expect(countOf("en", { one: "", other: "{{n}} {{day}}" })(16)).toBe("16 16");
});

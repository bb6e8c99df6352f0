import { expect, test } from "vitest";
import { damascusDay, formatDate, formatNumber } from "./format.ts";
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

import { damascusDay } from "#app/i18n/format.ts";

/** Whole weeks, so that both halves of a comparison have the same days of the week. */
export const periods = [28, 84] as const;
export type Period = (typeof periods)[number];

export function readPeriod(text: string | null): Period {
  return periods.find((days) => String(days) === text) ?? 28;
}

const dayMs = 24 * 60 * 60_000;

/** The last `count` days in Damascus, oldest first and today last. */
export function lastDays(count: number, now = Date.now()): string[] {
  return Array.from({ length: count }, (_, at) =>
    damascusDay(new Date(now - (count - 1 - at) * dayMs)),
  );
}

/** The first instant of a day in Damascus. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+03:00`;
}

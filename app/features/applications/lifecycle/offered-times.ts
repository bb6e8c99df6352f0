import { maxOfferedTimes } from "#app/limits.ts";

/** How many minutes an interview may take; of several times each begins when the one before ends. */
export const interviewLengths = ["15", "20", "30", "45", "60"] as const;
export const usualLength = "30";

/** Days as "2026-12-31" and hours as "13:30", both in Damascus. */
export type TimesPattern = {
  days: readonly string[];
  from: string;
  /** When the last one ends; empty for one time a day. */
  until: string;
  minutes: number;
};

/**
 * The times that a pattern stands for, in order: on each day one after another from its first hour on.
 * Of more than eight each day keeps its first ones, equally many a day.
 */
export function offeredTimes({ days, from, until, minutes }: TimesPattern): Date[] {
  const starts = [...new Set(days)].toSorted().map((day) => damascusInstant(day, from));
  const last = until === "" ? 0 : minutesOf(until) - minutesOf(from) - minutes;
  const rounds = Math.floor(last / minutes) + 1;
  const times: Date[] = [];
  for (let round = 0; round < rounds && times.length < maxOfferedTimes; round++) {
    const left = maxOfferedTimes - times.length;
    const after = round * minutes * 60_000;
    times.push(...starts.slice(0, left).map((start) => new Date(start.getTime() + after)));
  }
  return times.toSorted((one, other) => one.getTime() - other.getTime());
}

/** Syria has been three hours ahead of UTC all the year since 2022. */
function damascusInstant(day: string, hour: string): Date {
  return new Date(`${day}T${hour}:00+03:00`);
}

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return hours * 60 + minutes;
}

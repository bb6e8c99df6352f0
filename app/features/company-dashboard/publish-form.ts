import type { FormValues } from "#app/http/form.ts";
import { readDay } from "#app/platform/day.ts";

/** The hours that a job can be published at. */
export const publishHours = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, "0")}:00`,
);
export const usualHour = "08:00";

/** The time of a form, in Damascus, which is UTC+3 all year; undefined where none is chosen. */
export function publishTime({ day: input = "", time = "" }: FormValues): Date | undefined {
  const day = readDay(input);
  if (!day || !publishHours.includes(time)) return undefined;
  return new Date(`${day}T${time}:00+03:00`);
}

import type { FormValues } from "#app/http/form.ts";

/** The hours that a job can be published at. */
export const publishHours = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, "0")}:00`,
);
export const usualHour = "08:00";

/** The time of a form, in Damascus, which is UTC+3 all year; undefined where none is chosen. */
export function publishTime({ day = "", time = "" }: FormValues): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !publishHours.includes(time)) return undefined;
  const at = new Date(`${day}T${time}:00+03:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

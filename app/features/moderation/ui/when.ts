import { damascusDay, formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";

type Words = AllMessages["moderation"]["age"];

/** In hours, up to two days; then in days. */
export function hoursOf(hours: number, { underHour, inHours, inDays }: Words): string {
  if (hours < 1) return underHour;
  return hours < 48 ? inHours(Math.round(hours)) : inDays(Math.round(hours / 24));
}

/** A day, with its year only where that is not the present one. */
export function dayOf(at: string, language: Language): string {
  const isThisYear = damascusDay(new Date(at)).slice(0, 4) === damascusDay(new Date()).slice(0, 4);
  return formatDate(at, language, isThisYear ? "short" : "long");
}

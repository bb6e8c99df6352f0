import { damascusDay } from "#app/i18n/format.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";

export const dailyGroups = ["province", "category", "none"] as const;
type DailyGroup = (typeof dailyGroups)[number];

export const dailyLimits = [5, 10, 20, 40] as const;

/** Which jobs a daily list has and how it is written; `day` is one in Damascus. */
export type DailyListOptions = {
  day: string;
  language: Language;
  group: DailyGroup;
  limit: number;
};

/** Reads a form; what it lacks or misspells is today, `language`, by governorate and ten jobs. */
export function readDailyOptions(params: URLSearchParams, language: Language): DailyListOptions {
  const named = params.get("language");
  return {
    day: readDay(params.get("day")) ?? damascusDay(new Date()),
    language: isLanguage(named) ? named : language,
    group: dailyGroups.find((each) => each === params.get("group")) ?? "province",
    limit: dailyLimits.find((each) => String(each) === params.get("limit")) ?? 10,
  };
}

function readDay(text: string | null): string | undefined {
  if (!text || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

import { damascusDay, damascusTime, formatDate, formatTime } from "./format.ts";
import type { AddedFormats, Calendar } from "./language.ts";

/** How an added language writes days, times and lists: loaded with its texts, so that no other page has it. */
export function addedFormats({ calendar, and }: { calendar: Calendar; and: string }): AddedFormats {
  const { months, monthsOfYear, monthsOfDay, weekdays, now, ago, patterns } = calendar;
  const withWeekday = (at: Date, day: string) => {
    const weekday = weekdays[new Date(damascusDay(at)).getUTCDay()] ?? "";
    return filled(patterns.weekday, { weekday, day });
  };
  const timeOf = (at: Date, language: Parameters<typeof formatTime>[2]) => {
    const { hour, minute } = damascusTime(at);
    return formatTime(hour, minute, language);
  };
  return {
    months,
    now,
    ago,
    date(day, style) {
      const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
      const isLong = style === "long";
      const name = (isLong ? monthsOfYear : monthsOfDay)[month - 1] ?? "";
      return filled(isLong ? patterns.date : patterns.shortDate, { date, month: name, year });
    },
    month(year, month) {
      return filled(patterns.month, { month: monthsOfYear[month - 1] ?? "", year });
    },
    time: (hour, minutes) => `${String(hour).padStart(2, "0")}:${minutes}`,
    timestamp: (at, language) => ({
      date: withWeekday(at, formatDate(at, language, "short")),
      time: timeOf(at, language),
    }),
    dateTime(at, language, weekday) {
      const long = formatDate(at, language);
      const day = weekday ? withWeekday(at, long) : long;
      return filled(patterns.dateTime, { day, time: timeOf(at, language) });
    },
    list(parts) {
      const last = parts.at(-1) ?? "";
      return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${and} ${last}`;
    },
  };
}

function filled(pattern: string, parts: Record<string, string | number>): string {
  return pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parts[name]));
}

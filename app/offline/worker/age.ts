const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** How long ago something was and when, in the words of a language: "2 hours ago (Nov 20, 10:46 AM)". */
export function agoOf(at: number, language: string, now = Date.now()): string {
  const locale = language === "en" ? "en-US" : "ar-EG";
  const [unit, length] = units.find(([, length]) => now - at >= length) ?? ["minute", minute];
  const passed = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  });
  return `${passed.format(-Math.floor((now - at) / length), unit)} (${moment.format(at)})`;
}

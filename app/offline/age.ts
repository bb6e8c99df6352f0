const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** When something was and how long ago, in the words of a language: "Nov 20, 10:46 AM (2 hours ago)". */
export function agoOf(timestamp: number, language: string, now = Date.now()): string {
  const locale = language === "en" ? "en-US" : "ar-EG";
  const formatted = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(timestamp);
  const unit = units.find(([, length]) => now - timestamp >= length);
  if (!unit) return formatted;
  const passed = new Intl.RelativeTimeFormat(locale);
  return `${formatted} (${passed.format(-Math.floor((now - timestamp) / unit[1]), unit[0])})`;
}

/*
 * Days without Intl, whose first object takes a slow phone more than a tenth of a second: every page
 * with a date would pay that when it hydrates. Old phones also still have Damascus change its clocks.
 */

/** Since this day Damascus is three hours ahead of UTC all year round. */
const noSummerTimeSince = Date.UTC(2022, 3, 1);
const ahead = 3 * 60 * 60_000;

let older: Intl.DateTimeFormat | undefined;

/** The calendar day in Damascus, such as 2026-12-05. */
export function damascusDay(date: Date): string {
  const at = date.getTime();
  if (at >= noSummerTimeSince) return new Date(at + ahead).toISOString().slice(0, 10);
  older ??= new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Damascus", dateStyle: "short" });
  return older.format(date);
}

/** Seconds until the time that a header Retry-After names, by seconds or a date; undefined where it names none. */
export function secondsOfRetryAfter(header: string | undefined): number | undefined {
  const given = header?.trim() ?? "";
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

import type { Messages } from "#app/messages/en/index.ts";

/** When a job closes, in the reader's words. */
export function closingText(days: number, jobs: Messages["jobs"]): string {
  return [jobs.closesToday, jobs.closesTomorrow][days] ?? jobs.closesIn(days);
}

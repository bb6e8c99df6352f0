import type { CalendarFile } from "#app/platform/email/mail.server.ts";
import { notFound } from "#app/platform/outcome.ts";

/** A download of a calendar file; a 404 where there is none. */
export function calendarResponse(file: CalendarFile | undefined): Response {
  if (!file) throw notFound();
  return new Response(file.content, {
    headers: {
      "content-type": `text/calendar; charset=utf-8; method=${file.method}`,
      "content-disposition": 'attachment; filename="interview.ics"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { calendarResponse } from "#app/features/applications/calendar/calendar-response.ts";
import { findOwnCalendar } from "#app/features/applications/interviews/calendars.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { Route } from "./+types/interview-calendar.ts";

/** The interview of one's own application, for a calendar; of one that is off, its cancellation. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const language = context.get(languageContext);
  return calendarResponse(await findOwnCalendar(person, params.applicationId, language));
}

import { calendarResponse } from "#app/features/applications/calendar/calendar-response.ts";
import { findCompanyCalendar } from "#app/features/applications/interviews/calendars.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { Route } from "./+types/applicant-calendar.ts";

/** The interview of an applicant, for a calendar of the company; of one that is off, its cancellation. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const language = context.get(languageContext);
  const { jobId, applicationId } = params;
  return calendarResponse(await findCompanyCalendar(company, jobId, applicationId, language));
}

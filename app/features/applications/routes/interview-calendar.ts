import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { isTimeSet } from "#app/features/applications/lifecycle/interviews.server.ts";
import { calendarFile } from "#app/features/applications/own/calendar.ts";
import { findOwnApplicationWithHistory } from "#app/features/applications/own/own-application.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/interview-calendar.ts";

/** The interview of one's own application, for a calendar. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const own = await findOwnApplicationWithHistory(person, params.applicationId);
  if (!own?.interview?.startsAt || !isTimeSet(own.interview)) throw notFound();
  const { application, interview } = own;
  const messages = messagesFor(context.get(languageContext));
  const job = application.job.title || messages.jobs.noTitle;
  const { calendarTitle } = messages.ownApplication.interview;
  const file = calendarFile({
    uid: `${interview.id}@furas`,
    title: calendarTitle({ job, company: application.company.name }),
    startsAt: own.interview.startsAt,
    minutes: interview.minutes,
    location: interview.place ?? interview.link ?? "",
    description: [interview.link, interview.note].filter(Boolean).join("\n"),
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="interview.ics"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

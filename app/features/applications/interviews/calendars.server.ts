import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { findInterviewEvent } from "#app/features/applications/lifecycle/emails/interview-event.server.ts";
import {
  applicantCalendar,
  companyCalendar,
} from "#app/features/applications/lifecycle/emails/interview-lines.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import type { Language } from "#app/i18n/language.ts";
import type { CalendarFile } from "#app/platform/email/mail.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/**
 * The calendar file of the interview of the actor's own application, a cancellation where it is off;
 * undefined for anybody else's and before it has a time.
 */
export async function findOwnCalendar(
  actor: Actor,
  applicationId: string,
  language: Language,
): Promise<CalendarFile | undefined> {
  if (actor.kind !== "person") return undefined;
  const event = await findShown(applicationId);
  if (event?.userId !== actor.id) return undefined;
  return applicantCalendar(event, { email: actor.email, language })[0];
}

/** The same for an application to this job of the actor's company. */
export async function findCompanyCalendar(
  actor: Actor,
  jobId: string,
  applicationId: string,
  language: Language,
): Promise<CalendarFile | undefined> {
  const company = actingCompany(actor);
  if (actor.kind !== "person" || !company) return undefined;
  const event = await findShown(applicationId);
  if (event?.companyId !== company.id || event.jobId !== jobId) return undefined;
  return companyCalendar(event, { email: actor.email, language })[0];
}

/** The newest interview of an application; none that is off and over. */
async function findShown(applicationId: string) {
  if (!isUuid(applicationId)) return undefined;
  const event = await findInterviewEvent(eq(interviews.applicationId, applicationId));
  const { isOff, startsAt } = event?.interview ?? {};
  return isOff && startsAt && startsAt < new Date() ? undefined : event;
}

import { type EmailBlock, type EntryCompany, isolated } from "#app/emails/email-content.ts";
import type { Party } from "#app/features/applications/calendar/calendar.ts";
import { interviewCalendar } from "#app/features/applications/calendar/interview-calendar.server.ts";
import type { Replaced } from "#app/features/applications/lifecycle/interviews.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import type { CalendarFile } from "#app/platform/email/mail.server.ts";
import type { AnnouncedEvent, AnnouncedInterview } from "./announced-events.server.ts";

/** The part of an event that the lines and the calendar file of its interview need. */
export type InterviewEvent = Pick<
  AnnouncedEvent,
  "applicationId" | "interview" | "job" | "company" | "applicant"
> &
  Partial<Pick<AnnouncedEvent, "action">>;

/** Whether an invitation moves an interview to another time. */
export function isMove({ action, interview }: InterviewEvent): boolean {
  const { startsAt, replaced, isOff } = interview ?? {};
  if (action !== "invite" || isOff || !startsAt || !replaced) return false;
  return startsAt.getTime() !== replaced.startsAt.getTime();
}

/** When and where an interview is, that it is off, or the times to choose from. */
export function interviewLines(event: InterviewEvent, language: Language): string[] {
  const { action, interview } = event;
  if (!interview) return [];
  const { startsAt, times, place, phone, link, note, isOff, replaced } = interview;
  const { emails, ownApplication } = messagesFor(language);
  const words = emails.status;
  const at = (time: Date) => formatDateTime(time, language, { weekday: true });
  if (isOff) return startsAt ? [words.interviewOff({ when: at(startsAt) })] : [];
  const written = (text: string | null) =>
    (text ?? "").split("\n").flatMap((line) => (line.trim() ? [isolated(line)] : []));
  const [firstNote, ...moreNotes] = written(note);
  const lines = [
    ...[place, phone, link].flatMap(written),
    ...(firstNote ? [`${ownApplication.interview.note}: ${firstNote}`, ...moreNotes] : []),
  ];
  const before = replaced && action === "invite" ? at(replaced.startsAt) : undefined;
  if (startsAt) {
    const moved = before && isMove(event) ? [words.movedFrom({ when: before })] : [];
    return [words.interviewAt({ when: at(startsAt) }), ...moved, ...lines];
  }
  const off = before ? [words.interviewOff({ when: before })] : [];
  return [...off, words.chooseFrom, ...times.map(at), ...lines];
}

/** The values of an interview that was deleted, for its cancellation. */
export function deletedInterview({ startsAt, ...entry }: Replaced): AnnouncedInterview {
  const where = { place: null, phone: null, link: null, note: null };
  const states = { wasConfirmed: false, isConfirmed: false, isEnded: true, isOff: true };
  return { ...entry, ...where, ...states, startsAt: new Date(startsAt), times: [], replaced: null };
}

/** `company`: beside its interview, to an applicant. */
export function interviewPanel(
  event: InterviewEvent,
  language: Language,
  company?: EntryCompany,
): EmailBlock[] {
  const [title, ...lines] = interviewLines(event, language);
  if (!title) return [];
  return [{ kind: "panel", entry: { title, lines, ...(company && { company }) } }];
}

type Reader = { email: string | null; language: Language };

/**
 * The calendar file of an interview for its applicant; before it has a time, the cancellation of the one
 * that it replaced.
 */
export function applicantCalendar(event: InterviewEvent, reader: Reader): CalendarFile[] {
  const { job, company, applicant } = event;
  const { jobs, ownApplication } = messagesFor(reader.language);
  const title = ownApplication.interview.calendarTitle({ job: job || jobs.noTitle, company });
  return calendarFor(event, title, partyOf(applicant, reader));
}

/** The same for a member of the company. */
export function companyCalendar(event: InterviewEvent, reader: Reader): CalendarFile[] {
  const { job, company, applicant } = event;
  const { jobs, applicants } = messagesFor(reader.language);
  const title = applicants.calendarTitle({ job: job || jobs.noTitle, applicant });
  return calendarFor(event, title, partyOf(company, reader));
}

function partyOf(name: string, { email }: Reader): Party | null {
  return email === null ? null : { name, email };
}

function calendarFor(
  { interview, applicationId, company }: InterviewEvent,
  title: string,
  attendee: Party | null,
): CalendarFile[] {
  const { startsAt, replaced } = interview ?? {};
  const shown = startsAt ? { startsAt } : replaced && { ...replaced, isOff: true };
  if (!interview || !shown) return [];
  const entry = { ...interview, ...shown, applicationId };
  return [interviewCalendar(entry, title, { company, attendee })];
}

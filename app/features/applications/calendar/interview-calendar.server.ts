import type { CalendarFile } from "#app/platform/email/mail.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { calendarFile, type Party } from "./calendar.ts";

/** An interview with a time, as calendars need it. */
type CalendarInterview = {
  applicationId: string;
  startsAt: Date;
  minutes: number;
  sequence: number;
  place: string | null;
  phone: string | null;
  link: string | null;
  note: string | null;
  isConfirmed: boolean;
  /** It has ended, or its time was given back. */
  isOff: boolean;
};

/** The calendar file of an interview for one of its sides; `company` is shown as its organizer. */
export function interviewCalendar(
  interview: CalendarInterview,
  title: string,
  { company, attendee }: { company: string; attendee: Party | null },
): CalendarFile {
  const { applicationId, place, phone, link, note, isOff, ...time } = interview;
  return calendarFile({
    ...time,
    // One entry for all invitations of an application: another one moves it.
    uid: `${applicationId}@furas`,
    isCancelled: isOff,
    title,
    location: place ?? link ?? phone ?? "",
    description: [phone, link, note].filter(Boolean).join("\n"),
    organizer: { name: company, email: senderAddress() },
    attendee,
  });
}

/** The address that the board sends from, without a name. */
function senderAddress(): string {
  const { mailFrom } = settings();
  return /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

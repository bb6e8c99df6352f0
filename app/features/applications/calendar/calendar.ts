import type { CalendarFile } from "#app/platform/email/mail.server.ts";

/** A participant, by the name and address that calendars show. */
export type Party = { name: string; email: string };

/** An event for a calendar, with texts that people wrote. */
export type CalendarEvent = {
  /** The same in each file about the event. */
  uid: string;
  /** Higher with each change, so that calendars ignore an older file. */
  sequence: number;
  /** Whether calendars that have it are to drop it. */
  isCancelled: boolean;
  organizer: Party;
  /** Null for one without an email, whose file only shows the event. */
  attendee: Party | null;
  isConfirmed: boolean;
  title: string;
  startsAt: Date;
  minutes: number;
  location: string;
  description: string;
};

/** An iCalendar file (RFC 5545) that invites to one event, changes it or cancels it (RFC 5546). */
export function calendarFile(event: CalendarEvent, now = new Date()): CalendarFile {
  const method = event.isCancelled ? "CANCEL" : event.attendee ? "REQUEST" : "PUBLISH";
  const status = event.isConfirmed ? "ACCEPTED" : "NEEDS-ACTION";
  const endsAt = new Date(event.startsAt.getTime() + event.minutes * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Furas//Interviews//EN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTAMP:${stamp(now)}`,
    `ORGANIZER;${party(event.organizer)}`,
    ...(event.attendee
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${status};RSVP=FALSE;${party(event.attendee)}`]
      : []),
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return { method, content: `${lines.map(folded).join("\r\n")}\r\n` };
}

/** A name in quotes, which cannot hold one, and an address. */
function party({ name, email }: Party): string {
  const plain = (text: string) => text.replace(/[\p{Cc}"]/gu, " ").trim();
  return `CN="${plain(name)}":mailto:${plain(email)}`;
}

/** 20261126T080000Z */
function stamp(timestamp: Date): string {
  return timestamp.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
  return lines.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

const maxLineBytes = 75;

/** Lines of at most 75 bytes; those that go on begin with a blank. No letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > maxLineBytes) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}

/** An event for a calendar; texts of people, moments as dates. */
export type CalendarEvent = {
  uid: string;
  title: string;
  startsAt: Date;
  minutes: number;
  location: string;
  description: string;
};

/** An iCalendar file (RFC 5545) of one event. */
export function calendarFile(event: CalendarEvent, now = new Date()): string {
  const endsAt = new Date(event.startsAt.getTime() + event.minutes * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Furas//Interviews//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
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

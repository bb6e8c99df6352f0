import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar.ts";

const event = {
  uid: "1@furas",
  sequence: 2,
  isCancelled: false,
  organizer: { name: "Barada Foods", email: "no-reply@jobs.example" },
  attendee: { name: "Rima", email: "rima@example.com" },
  isConfirmed: true,
  title: "Interview",
  startsAt: new Date("2026-11-26T08:00:00Z"),
  minutes: 30,
  location: "Aleppo",
  description: "",
};
const now = new Date("2026-11-20T00:00:00Z");
const attendee = (status: string, name: string) =>
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${status};RSVP=FALSE;CN="${name}":mailto:rima@example.com`;
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

describe("the calendar file of an interview", () => {
  it("says when it begins and ends, in UTC", () => {
    const { content: file } = calendarFile(event, now);
    expect(file).toContain("DTSTART:20261126T080000Z\r\nDTEND:20261126T083000Z\r\n");
    expect(file).toContain("DTSTAMP:20261120T000000Z");
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it.each([
    ["a; b, c\\d", "a\\; b\\, c\\\\d"],
    ["one\r\ntwo\nthree", "one\\ntwo\\nthree"],
    ["x\r\nEND:VEVENT\r\nBEGIN:VALARM", "x\\nEND:VEVENT\\nBEGIN:VALARM"],
    ["tab\tand\u0000null", "tab and null"],
    ["مقابلة: محاسب، بردى", "مقابلة: محاسب، بردى"],
  ])("keeps %j within its line", (text, written) => {
    const { content } = calendarFile({ ...event, title: text, description: text }, now);
    const file = unfolded(content);
    expect(file).toContain(`\r\nSUMMARY:${written}\r\n`);
    expect(file).toContain(`\r\nDESCRIPTION:${written}\r\n`);
    expect(file.match(/^END:VEVENT$/gm)).toHaveLength(1);
  });

  it.each([
    [{}, "REQUEST", ["METHOD:REQUEST", "STATUS:CONFIRMED", "UID:1@furas", "SEQUENCE:2"]],
    [{ isCancelled: true }, "CANCEL", ["METHOD:CANCEL", "STATUS:CANCELLED", "UID:1@furas"]],
    [{ isConfirmed: false }, "REQUEST", [attendee("NEEDS-ACTION", "Rima")]],
    [{}, "REQUEST", [attendee("ACCEPTED", "Rima")]],
    [
      { attendee: { name: 'Rima "R"\r\nX:Y', email: "rima@example.com" } },
      "REQUEST",
      [attendee("ACCEPTED", "Rima  R   X:Y")],
    ],
  ])("invites, changes and cancels by the same name: %j", (change, method, lines) => {
    const file = calendarFile({ ...event, ...change }, now);
    expect(file.method).toBe(method);
    for (const line of lines) expect(unfolded(file.content)).toContain(`\r\n${line}\r\n`);
  });

  it("folds long lines at 75 bytes, and no letter in two", () => {
    const long = "محاسب أول ".repeat(40).trim();
    const { content: file } = calendarFile({ ...event, title: long }, now);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${long}`);
  });
});

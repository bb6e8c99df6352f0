import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar.ts";

const event = {
  uid: "1@furas",
  title: "Interview",
  startsAt: new Date("2026-11-26T08:00:00Z"),
  minutes: 30,
  location: "Aleppo",
  description: "",
};
const now = new Date("2026-11-20T00:00:00Z");
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

describe("the calendar file of an interview", () => {
  it("says when it begins and ends, in UTC", () => {
    const file = calendarFile(event, now);
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
    const file = unfolded(calendarFile({ ...event, title: text, description: text }, now));
    expect(file).toContain(`\r\nSUMMARY:${written}\r\n`);
    expect(file).toContain(`\r\nDESCRIPTION:${written}\r\n`);
    expect(file.match(/^END:VEVENT$/gm)).toHaveLength(1);
  });

  it("folds long lines at 75 bytes, and no letter in two", () => {
    const long = "محاسب أول ".repeat(40).trim();
    const file = calendarFile({ ...event, title: long }, now);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${long}`);
  });
});

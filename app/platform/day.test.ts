import { describe, expect, it } from "vitest";
import { readDay, readTime } from "./day.ts";

describe("F15: days and hours as people type them", () => {
  it.each([
    ["2026-11-30", "2026-11-30"],
    ["٢٠٢٦-١١-٣٠", "2026-11-30"],
    ["۲۰۲۶-۱۱-۳۰", "2026-11-30"],
    ["٣٠/١١/٢٠٢٦", "2026-11-30"],
    ["5/6/2026", "2026-06-05"],
    ["\u200f30.11.2026 ", "2026-11-30"],
    ["2026-02-30", undefined],
    ["31/4/2026", undefined],
    ["12/31/2026", undefined],
    ["2026-13-01", undefined],
    ["tomorrow", undefined],
    ["", undefined],
    ["30/11/26", undefined],
  ])("the day %j is read as %s", (input, day) => {
    expect(readDay(input)).toBe(day);
  });

  it.each([
    ["11:30", "11:30"],
    ["١١:٣٠", "11:30"],
    ["۱۱:۳۰", "11:30"],
    ["9:05", "09:05"],
    ["٩:٣٠ ص", "09:30"],
    ["٢:٣٠ م", "14:30"],
    ["12:00 am", "00:00"],
    ["12:15 PM", "12:15"],
    ["2.15 pm", "14:15"],
    ["23:59", "23:59"],
    ["24:00", undefined],
    ["13:00 م", undefined],
    ["0:30 am", undefined],
    ["11:60", undefined],
    ["11", undefined],
    ["", undefined],
    ["noon", undefined],
  ])("the hour %j is read as %s", (input, time) => {
    expect(readTime(input)).toBe(time);
  });
});

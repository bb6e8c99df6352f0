import { expect, it } from "vitest";
import { offeredTimes, type TimesPattern } from "./offered-times.ts";

const monday = "2099-11-30";
const tuesday = "2099-12-01";
const wednesday = "2099-12-02";
const inDamascus = (at: Date) =>
  new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(5, 16).replace("T", " ");

it.each<[string, Partial<TimesPattern>, string[]]>([
  ["one time", { days: [monday] }, ["11-30 10:00"]],
  ["one hour on two days", {}, ["11-30 10:00", "12-01 10:00"]],
  ["a day given twice", { days: [monday, monday] }, ["11-30 10:00"]],
  [
    "times up to the end of the last one",
    { days: [monday], until: "11:40" },
    ["11-30 10:00", "11-30 10:30", "11-30 11:00"],
  ],
  ["none where not even one fits", { until: "10:20" }, []],
  ["none where the end is before the beginning", { until: "09:00" }, []],
  [
    "of Monday and Tuesday, every 30 minutes, 10 to 13, the first four each",
    { until: "13:00" },
    [monday, tuesday].flatMap((day) =>
      ["10:00", "10:30", "11:00", "11:30"].map((hour) => `${day.slice(5)} ${hour}`),
    ),
  ],
  [
    "of three days eight in all, in order",
    { days: [wednesday, monday, tuesday], until: "13:00" },
    [
      ...["10:00", "10:30", "11:00"].map((hour) => `11-30 ${hour}`),
      ...["10:00", "10:30", "11:00"].map((hour) => `12-01 ${hour}`),
      ...["10:00", "10:30"].map((hour) => `12-02 ${hour}`),
    ],
  ],
])("a pattern stands for %s", (_, pattern, times) => {
  const usual = { days: [monday, tuesday], from: "10:00", until: "", minutes: 30 };
  expect(offeredTimes({ ...usual, ...pattern }).map(inDamascus)).toEqual(times);
});

import { expect, it } from "vitest";
import { checkForm } from "#app/http/form.ts";
import { entryForm } from "./entry-form.ts";
import { formatPeriod, yearsCovered } from "./period.ts";
import { valuesOfEntry } from "./profile-entry.ts";

const check = (input: Record<string, string>, kind: "job" | "school" = "job") =>
  checkForm(entryForm(kind), { title: "Accountant", ...input });

const nextYear = String(new Date().getUTCFullYear() + 1);

it.each([
  [{ fromYear: "2019", untilYear: "٢٠٢١" }, "2019", "2021"],
  [
    { fromYear: "2019", fromMonth: "03", untilYear: "2019", untilMonth: "03" },
    "2019-03",
    "2019-03",
  ],
  [{ fromYear: "2019", fromMonth: "11", untilYear: "2019" }, "2019-11", "2019"],
  [{ fromYear: "2020", isCurrent: "on" }, "2020", null],
  [{ untilYear: "2018", untilMonth: "06" }, "2018-06", "2018-06"],
])("reads the period %j", (input, from, until) => {
  const { values } = check(input) as { values: Parameters<typeof valuesOfEntry>[0] };
  expect(values).toMatchObject({
    kind: "job",
    title: "Accountant",
    organization: null,
    from,
    until,
  });
  expect(check(valuesOfEntry(values))).toEqual({ values });
});

it.each([
  [{}, { untilYear: "seekers.entries.errors.until.job" }],
  [
    { fromYear: "2020", isCurrent: "on", untilYear: "2022" },
    { untilYear: "seekers.entries.errors.both.job" },
  ],
  [
    { fromYear: "2020", isCurrent: "on", untilMonth: "05" },
    { untilYear: "seekers.entries.errors.both.job" },
  ],
  [{ isCurrent: "on" }, { fromYear: "seekers.entries.errors.from" }],
  [{ fromYear: "19", untilYear: "2020" }, { fromYear: "seekers.entries.errors.year" }],
  [{ fromYear: "2021", untilYear: "2020" }, { untilYear: "seekers.entries.errors.reversed" }],
  [
    { fromYear: "2020", fromMonth: "05", untilYear: "2020", untilMonth: "04" },
    { untilYear: "seekers.entries.errors.reversed" },
  ],
  [{ fromYear: nextYear, isCurrent: "on" }, { fromYear: "seekers.entries.errors.future" }],
  [{ fromYear: nextYear, untilYear: nextYear }, { fromYear: "seekers.entries.errors.future" }],
  [{ untilYear: nextYear }, { untilYear: "seekers.entries.errors.future" }],
  [{ fromMonth: "07", untilYear: "2020" }, { fromYear: "seekers.entries.errors.from" }],
  [{ title: "\u3164", untilYear: "2020" }, { title: "seekers.entries.errors.title.job" }],
  [
    { title: " \u200f", fromYear: "2020", fromMonth: "13", isCurrent: "on" },
    { title: "seekers.entries.errors.title.job", fromMonth: "seekers.errors.choice" },
  ],
  [
    { title: "", fromYear: "many" },
    {
      title: "seekers.entries.errors.title.job",
      fromYear: "seekers.entries.errors.year",
      untilYear: "seekers.entries.errors.until.job",
    },
  ],
])("refuses %j", (input, errors) => {
  expect(check(input)).toEqual({ errors });
});

it.each([
  ["2019-03", null, "March 2019 – present", "مارس ٢٠١٩ – حتى الآن"],
  ["2019", "2021-12", "2019 – December 2021", "٢٠١٩ – ديسمبر ٢٠٢١"],
  ["2018", "2018", "2018", "٢٠١٨"],
])("writes %s to %s in both languages", (from, until, english, arabic) => {
  expect(formatPeriod({ from, until }, "en")).toBe(english);
  expect(formatPeriod({ from, until }, "ar")).toBe(arabic);
});

it("counts years that overlap once", () => {
  const periods = [
    { from: "2015-01", until: "2017-12" },
    { from: "2017", until: "2018-12" },
    { from: "2025-01", until: null },
  ];
  expect(yearsCovered(periods, new Date("2026-01-15"))).toBe(5);
  const ahead = { from: "2024-02", until: "2034" };
  expect(yearsCovered([ahead], new Date("2026-01-15"))).toBe(2);
});

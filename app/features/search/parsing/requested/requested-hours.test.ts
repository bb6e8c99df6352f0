import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import { findHours } from "./requested-hours.ts";

const read = (query: string) =>
  findHours(
    fold(query)
      .split(" ")
      .map((word, at) => ({ word, at })),
  ).map((part) => {
    if (part.kind === "intent") return part.intent.value;
    if (part.kind !== "words") return part.kind;
    const [name] = part.names;
    return name?.firstNames.at(-1) ?? name?.tags.join(" ");
  });

describe("the hours that a query counts", () => {
  it.each([
    ["شغل يومين بالأسبوع", "part-time"],
    ["job two days a week", "part-time"],
    ["ثلاث أيام في الأسبوع", "part-time"],
    ["دوام خمس ايام بالاسبوع", "weekend off"],
    ["5 days a week", "weekend off"],
    ["مدرس ساعتين باليوم", "part-time"],
    ["كل يوم ٤ ساعات", "part-time"],
    ["3 hours per day", "part-time"],
    ["دوام 8 ساعات", "full-time"],
    ["لحد الساعة ٢", "morning shift"],
    ["من ٨ ل ٣", "h:8-15 a:morning"],
    ["till 3", "morning shift"],
    ["from 4 to 10", "h:16-22 a:evening"],
    ["من الساعة 8 صباحا الى 4 عصرا", "h:8-16 a:morning"],
    ["دوام 6 ساعات باليوم", "n:6"],
    ["دوام 5 او 6 ساعات", "n:5 n:6 t:part-time"],
    ["6 to 7 hours a day", "n:6 n:7"],
    ["للساعة 2", "morning shift"],
    ["بدون سبت", "weekend off"],
    ["ما فيه دوام جمعة وسبت", "weekend off"],
    ["no work on fridays", "friday off"],
    ["بلا دوام يوم الجمعة", "friday off"],
    ["weekends free", "weekend off"],
    ["عطلة يوم السبت", "weekend off"],
    ["from 8 pm to 8 am", "h:20-32 a:night"],
  ])("“%s” is %s", (query, meaning) => {
    expect(read(query)).toEqual([meaning]);
  });

  it.each(["موظف 8 ساعات", "6 days a week", "خبرة 3 سنوات", "from 20 to 30", "سائق 24 ساعة"])(
    "“%s” counts none",
    (query) => {
      expect(read(query)).toEqual([]);
    },
  );

  it("says which words it is", () => {
    const words = "محاسب يومين بالاسبوع بحلب".split(" ").map((word, at) => ({ word, at }));
    expect(findHours(words)).toMatchObject([{ from: 1, to: 2 }]);
  });
});

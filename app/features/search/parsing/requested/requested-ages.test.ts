import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import { findAges } from "./requested-ages.ts";

const read = (query: string) =>
  findAges(
    fold(query)
      .split(" ")
      .map((word, at) => ({ word, at })),
  ).map((part) => (part.kind === "words" ? part.names[0]?.tags.join(" ") : part.kind));

describe("the ages that a query names", () => {
  it.each([
    ["عمري 25 سنة", "g:25"],
    ["شغل لعمر ١٨", "g:15"],
    ["وظائف لعمر 20 الى 30", "g:20 g:25 g:30"],
    ["عمرو خمسين سنة", "g:50"],
    ["شاب 22 سنة", "g:20"],
    ["I am 19 years old", "g:15"],
    ["aged 40", "g:40"],
  ])("“%s” is %s", (query, tags) => {
    expect(read(query)).toEqual([tags]);
  });

  it.each(["خبرة 20 سنة", "20 years experience", "شاب 5 سنوات خبرة", "عمري 3 سنين"])(
    "“%s” names none",
    (query) => {
      expect(read(query)).toEqual([]);
    },
  );
});

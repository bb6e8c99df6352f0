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
    ["عمري 25 سنة", "b:25 b:24 b:23 g:25"],
    ["شغل لعمر ١٨", "b:18 b:17 b:16 g:15"],
    ["شغل بنات بين 20 و 21 سنة", "b:20 b:21 g:20"],
    ["عمره بين 20 و21", "b:20 b:21 g:20"],
    ["وعمره 17 سنة", "b:17 b:16 b:15 g:15"],
    ["عمرو خمسين سنة", "b:50 b:49 b:48 g:50"],
    ["شاب 22 سنة", "b:22 b:21 b:20 g:20"],
    ["I am 19 years old", "b:19 b:18 b:17 g:15"],
    ["aged 40", "b:40 b:39 b:38 g:40"],
  ])("“%s” is %s", (query, tags) => {
    expect(read(query)).toEqual([tags]);
  });

  it.each([
    "خبرة 20 سنة",
    "20 years experience",
    "شاب 5 سنوات خبرة",
    "عمري 3 سنين",
    "موظف صرلي 20 سنة",
    "worked for 20 years",
  ])("“%s” names none", (query) => {
    expect(read(query)).toEqual([]);
  });
});

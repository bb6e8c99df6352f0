import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import { findTasks } from "./requested-tasks.ts";

const read = (query: string) =>
  findTasks(
    fold(query)
      .split(" ")
      .map((word, at) => ({ word, at })),
  ).map((part) => (part.kind === "words" ? part.names[0]?.names[0] : part.kind));

describe("the occupations that a query tells by a task", () => {
  it.each([
    ["who cut hair for men", "hairdresser"],
    ["taking photos", "photographer"],
    ["fix the cars", "car mechanic"],
    ["بصلح سيارات", "car mechanic"],
    ["بخيط تياب", "tailor"],
    ["عم نضف بيوت", "cleaner"],
    ["hair to cut", "hairdresser"],
  ])("“%s” is a %s", (query, occupation) => {
    expect(read(query)).toEqual([occupation]);
  });

  it.each(["driver not truck", "teacher for children", "cut", "photo", "fix"])(
    "“%s” tells none",
    (query) => {
      expect(read(query)).toEqual([]);
    },
  );
});

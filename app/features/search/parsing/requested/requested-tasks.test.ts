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
    ["someone who fixes phones", "mobile technician"],
    ["يصلح تلفونات", "mobile technician"],
    ["بركب كاميرات", "cctv"],
    ["look after old people", "caregiver"],
    ["clean the hospital", "cleaner"],
    ["تنظيف حمامات", "cleaner"],
    ["teach kids drawing", "art teacher"],
    ["بعلم ولاد رسم", "art teacher"],
    ["sell phones in a shop", "mobile shop salesman"],
    ["in shop phone sell", "mobile shop salesman"],
    ["تصليح مصاعد", "elevator technician"],
    // A verb alone, where somebody can do it.
    ["بعرف اطبخ", "chef"],
    ["بعرف سوق", "driver"],
    ["بخيط", "tailor"],
    ["i can paint", "painter"],
    ["بنت بتعرف تخيط", "tailor"],
    ["منعرف ندهن", "painter"],
    ["بيعرف يلحم", "welder"],
  ])("“%s” is a %s", (query, occupation) => {
    expect(read(query)).toEqual([occupation]);
  });

  it.each(["driver not truck", "teacher for children", "cut", "photo", "fix", "سوق", "بسوق"])(
    "“%s” tells none",
    (query) => {
      expect(read(query)).toEqual([]);
    },
  );
});

import { expect, it } from "vitest";
import { shareLines } from "./share-text.ts";

it.each([
  ["en", "$400 - $600 a month", "\u200eMill · Aleppo · $400 - $600 a month"],
  [
    "ar",
    "$400 - $600 شهرياً",
    "\u200fMill · Aleppo · \u200e$400\u200e \u200f-\u200f \u200e$600\u200e شهرياً",
  ],
  ["ar", "1,300,000+ ل.س", "\u200fMill · Aleppo · \u200e1,300,000+\u200e ل.س"],
] as const)(
  "issue 16: a shared job in %s keeps its direction and the order of %s",
  (language, pay, line) => {
    const job = { title: "Miller", company: "Mill", place: "Aleppo", pay };
    expect(shareLines(job, language)).toEqual(["Miller", line]);
  },
);

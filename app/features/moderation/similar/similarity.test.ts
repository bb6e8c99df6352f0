import { describe, expect, it } from "vitest";
import { sketchOf } from "./job-sketch.ts";
import { readTokens, tokensOf } from "./job-tokens.ts";
import { copyThreshold, similarity, weightsOf } from "./similar-jobs.server.ts";

const template =
  "We are one of the leading companies in our field, founded more than twenty years ago. Interested candidates are requested to send an updated CV.";
const job = (title: string, description: string) =>
  readTokens({ title, description: `${description} ${template}`, requirements: [] });

const courier = job(
  "Delivery driver",
  "Deliver parcels to homes by motorbike, collect payments and return the receipts every evening.",
);
const copy = job(
  "Delivery driver needed",
  "Collect payments and return receipts every evening. Deliver parcels to homes by motorbike. Salary 900000, call 0944123456.",
);
const baker = job(
  "Pastry chef",
  "Prepare cakes and sweets for weddings, order flour and sugar, and keep the kitchen clean.",
);
const others = [
  "Nurse for the night shift",
  "Teacher of mathematics",
  "Accountant of suppliers",
  "Welder in the workshop",
].map((title) => job(title, `${title}: work of the day and its notes.`));
const weights = weightsOf([courier, copy, baker, ...others]);

describe("issue 15, duplicates", () => {
  it("a name of the vocabulary is one token in both languages, and numbers are none", () => {
    expect(tokensOf("محاسبة خبرة 2026")).toEqual(tokensOf("accountant experience 0944"));
  });

  it("a reworded copy is alike, another job in the same template is not", () => {
    expect(similarity(courier, copy, weights)).toBeGreaterThan(copyThreshold);
    expect(similarity(courier, baker, weights)).toBeLessThan(copyThreshold);
  });

  it("copies share many bands, strangers few, and a job without a text none", () => {
    const shared = (one: number[], other: number[]) =>
      one.filter((band) => other.includes(band)).length;
    expect(sketchOf(courier)).toEqual(sketchOf(courier));
    expect(shared(sketchOf(courier), sketchOf(copy))).toBeGreaterThan(10);
    expect(shared(sketchOf(courier), sketchOf(copy))).toBeGreaterThan(
      shared(sketchOf(courier), sketchOf(baker)),
    );
    expect(sketchOf({ title: [], body: [] })).toEqual([]);
    for (const band of sketchOf(courier)) expect(band).toBe(band | 0);
  });
});

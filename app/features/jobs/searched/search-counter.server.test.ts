import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import {
  addToDay,
  removeOldDayCounts,
  storeDayCounts,
  sumDayCounts,
} from "#app/platform/day-counts/day-counts.server.ts";
import { dayCounts } from "#app/platform/day-counts/day-counts.table.ts";
import { useTestDatabase } from "#test/database.ts";
import { numbers } from "#test/random/numbers.ts";
import { createSearchCounter } from "./search-counter.server.ts";
import { listEmptySearches, removeOldSearches } from "./searched-words.server.ts";
import { searchedWords } from "./searched-words.table.ts";

useTestDatabase();

const dayMs = 24 * 60 * 60_000;
const search = (words: string, reader: number, isEmpty = true) => ({
  kind: "search" as const,
  words,
  isEmpty,
  network: `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}`,
  browser: "Firefox",
});
const dayOf = (time: number) => damascusDay(new Date(time));
const countOf = async (kind: "searches" | "emptySearches", day: string) => {
  await storeDayCounts();
  const rows = await db.select().from(dayCounts).where(eq(dayCounts.day, day));
  return rows.find((row) => row.kind === kind)?.count ?? 0;
};

it.each([1, 2, 3])(
  "issue 33: words are shown and stored once five people have searched for them, board %i",
  async (seed) => {
    await db.delete(searchedWords);
    const random = numbers(seed);
    const start = Date.parse("2026-03-01T10:00:00+03:00") + seed * 100 * dayMs;
    let time = start;
    const counter = createSearchCounter({ now: () => time });
    const people = new Map<string, Set<number>>();
    const truth = { searches: new Set<string>(), empty: new Set<string>() };
    for (let at = 0; at < 600; at++) {
      time = start + Math.floor(at / 60) * dayMs;
      const nth = random(random(40) + 1);
      const words = `word ${nth}`;
      const reader = random(3) === 0 ? random(200) : nth;
      const isEmpty = nth % 5 !== 4;
      counter.count(search(words, reader, isEmpty));
      truth.searches.add(`${dayOf(time)} ${reader} ${words}`);
      if (!isEmpty) continue;
      truth.empty.add(`${dayOf(time)} ${reader} ${words}`);
      people.set(words, (people.get(words) ?? new Set()).add(reader));
      if (at % 50 === 0) await counter.store();
    }
    await counter.store();
    const shown = await listEmptySearches(time);
    expect(shown.length).toBeGreaterThan(2);
    for (const { words, searches } of shown) {
      expect(people.get(words)?.size).toBeGreaterThanOrEqual(5);
      expect(searches).toBe([...truth.empty].filter((each) => each.endsWith(` ${words}`)).length);
    }
    for (const [words, { size }] of people) {
      if (size >= 15) expect(shown.map((each) => each.words)).toContain(words);
    }
    const stored = (await db.select().from(searchedWords)).flatMap(({ words }) => words ?? []);
    for (const words of stored) expect(people.get(words)?.size).toBeGreaterThanOrEqual(5);
    for (let day = start; day <= time; day += dayMs) {
      const ofDay = (all: Set<string>) => [...all].filter((each) => each.startsWith(dayOf(day)));
      expect(await countOf("searches", dayOf(day))).toBe(ofDay(truth.searches).length);
      expect(await countOf("emptySearches", dayOf(day))).toBe(ofDay(truth.empty).length);
    }
  },
);

it("one person's words are never stored, however often and on however many days", async () => {
  await db.delete(searchedWords);
  let time = Date.parse("2026-05-01T10:00:00+03:00");
  const counter = createSearchCounter({ now: () => time });
  for (let day = 0; day < 20; day++, time += dayMs) counter.count(search("rima al khatib", 7));
  await counter.store();
  const rows = await db.select().from(searchedWords);
  expect(rows).toHaveLength(20);
  expect(JSON.stringify(rows)).not.toContain("rima");
  expect(new Set(rows.map(({ readers }) => readers)).size).toBe(1);
  await removeOldSearches(time + 20 * dayMs);
  expect((await db.select().from(searchedWords)).length).toBeLessThan(12);
});

it("addresses and numbers of people, and long texts, count without their words", async () => {
  await db.delete(searchedWords);
  const counter = createSearchCounter();
  const texts = ["rima@example.org", "0944 123 456", "www.example.org", "a.com", "x".repeat(61)];
  for (const words of texts) for (let at = 0; at < 40; at++) counter.count(search(words, at));
  await counter.store();
  expect(await db.select().from(searchedWords)).toEqual([]);
  expect(await countOf("emptySearches", dayOf(Date.now()))).toBe(200);
});

it("ten thousand searches with random words cost a bounded number of rows", async () => {
  await db.delete(searchedWords);
  const counter = createSearchCounter({ now: () => Date.parse("2026-06-01T10:00:00+03:00") });
  for (let at = 0; at < 10_000; at++) counter.count(search(`random ${at}`, 1));
  await counter.store();
  expect(await db.$count(searchedWords)).toBe(100);
  for (let at = 0; at < 10_000; at++) counter.count(search(`random ${at}`, at));
  await counter.store();
  expect(await db.$count(searchedWords)).toBe(1000);
});

it("counts of a day are added up and deleted after 400 days", async () => {
  await storeDayCounts();
  await db.delete(dayCounts);
  for (let at = 0; at < 3; at++) addToDay("emails", "2025-01-01");
  await storeDayCounts();
  addToDay("emails", "2025-01-01");
  await storeDayCounts();
  expect(await db.select().from(dayCounts)).toEqual([
    { day: "2025-01-01", kind: "emails", count: 4 },
  ]);
  const nextDay = Date.parse("2025-01-02T12:00:00+03:00");
  expect(await sumDayCounts(["emails"], 2, nextDay)).toEqual({ emails: 4 });
  expect(await sumDayCounts(["emails"], 1, nextDay)).toEqual({ emails: 0 });
  await removeOldDayCounts(Date.parse("2026-02-05T12:00:00+03:00"));
  expect(await db.$count(dayCounts)).toBe(1);
  await removeOldDayCounts(Date.parse("2026-02-06T12:00:00+03:00"));
  expect(await db.$count(dayCounts)).toBe(0);
});

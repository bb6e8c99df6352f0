import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createPageDictionaries, dictionaryHeaders } from "./page-dictionaries.server.ts";

const named = (body: Buffer) => `:${createHash("sha256").update(body).digest("base64")}:`;
const page = (text: string, length = 1000) => Buffer.from(text.padEnd(length));
const chromium = {
  "sec-ch-ua": '"Not)A;Brand";v="8", "Chromium";v="156"',
  "sec-fetch-dest": "document",
};

describe("dictionaries that browsers hold", () => {
  it("are found by their hash, by browsers that accept compression with one", () => {
    const dictionaries = createPageDictionaries(10_000);
    const body = page("jobs");
    dictionaries.add(body);
    expect(dictionaries.find(named(body), "gzip, br, zstd, dcb, dcz")?.body).toBe(body);
    expect(dictionaries.find(named(body), "gzip, br, zstd")).toBeUndefined();
    expect(dictionaries.find(named(body), undefined)).toBeUndefined();
  });

  it.each([
    undefined,
    "",
    ":",
    "::",
    ":bm9uc2Vuc2U=:",
    `${named(page("jobs"))} `,
    "x".repeat(9999),
  ])("of another name, %s, are none", (header) => {
    const dictionaries = createPageDictionaries(10_000);
    dictionaries.add(page("jobs"));
    expect(dictionaries.find(header, "dcz")).toBeUndefined();
  });

  it("take no more room than they have, and the least used go first", () => {
    const dictionaries = createPageDictionaries(4000);
    const [first, second, third, fourth, fifth] = ["1", "2", "3", "4", "5"].map((text) =>
      page(text),
    ) as [Buffer, Buffer, Buffer, Buffer, Buffer];
    for (const body of [first, second, third, fourth, first]) dictionaries.add(body);
    expect(dictionaries.bytes()).toBe(4000);
    dictionaries.find(named(second), "dcz");
    dictionaries.add(fifth);
    expect(dictionaries.bytes()).toBe(4000);
    const known = [first, second, third, fourth, fifth].map(
      (body) => dictionaries.find(named(body), "dcz") !== undefined,
    );
    expect(known).toEqual([true, true, false, true, true]);
  });

  it("leave out a page that would take most of their room, and all without any", () => {
    const dictionaries = createPageDictionaries(4000);
    dictionaries.add(page("long", 1001));
    expect(dictionaries.bytes()).toBe(0);
    const none = createPageDictionaries(0);
    none.add(page("jobs"));
    expect(none.find(named(page("jobs")), "dcz")).toBeUndefined();
  });
});

describe("a page is offered as a dictionary", () => {
  const list = { path: "/jobs?page=2", bytes: 50_000 };

  it("for all pages, a job for jobs, by headers that forbid storage elsewhere", () => {
    expect(dictionaryHeaders(chromium, list)).toEqual({
      cacheControl: "private,max-age=0,stale-while-revalidate=86400",
      useAsDictionary: 'match="/*",match-dest=("document")',
    });
    const job = { path: "/jobs/6f1c2f2e-0000-4000-8000-000000000000", bytes: 30_000 };
    expect(dictionaryHeaders(chromium, job)?.useAsDictionary).toContain('match="/jobs/*"');
    expect(dictionaryHeaders(chromium, list, 20)?.cacheControl).toContain("max-age=20");
  });

  it.each([
    ["an older Chromium", { ...chromium, "sec-ch-ua": '"Chromium";v="129"' }, list],
    ["another browser", { "sec-fetch-dest": "document" }, list],
    ["a script that reads a page", { ...chromium, "sec-fetch-dest": "empty" }, list],
    ["a small page", chromium, { ...list, bytes: 9000 }],
  ])("but not to %s, which would show stale content or gain nothing", (_, request, page) => {
    expect(dictionaryHeaders(request, page)).toBeUndefined();
  });
});

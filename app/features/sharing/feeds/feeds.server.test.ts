import { parseFeed } from "feedsmith";
import { RouterContextProvider } from "react-router";
import Parser from "rss-parser";
import { describe, expect, it } from "vitest";
import { shortName } from "#app/features/job/short-address.ts";
import { loader } from "#app/features/sharing/routes/feed.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { type FeedFormat, feedFormats } from "./feed.ts";

useTestDatabase();

async function ask(format: string, search: string, language: Language = "en"): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  const request = new Request(`http://127.0.0.1:3000/feeds/${format}?${search}`);
  return await loader({ context, params: { format }, request } as never);
}

const formats = Object.keys(feedFormats) as FeedFormat[];

/** A company with an odd name and jobs to read about, the newest last. */
async function makeJobs() {
  const company = await makeCompany({ companyName: 'Oven & <Sons> "حلب"' });
  const day = (no: number) => new Date(Date.UTC(2026, 9, no, 8, 30));
  const old = await makeJob(company, { title: "Baker", createdAt: day(1) });
  const title = "خبّاز <b>& \u0001baker</b>";
  const newest = await makeJob(company, { title, createdAt: day(2), category: "Law" });
  const closed = await makeJob(company, { status: "closed", createdAt: day(3) });
  return { company, old, newest, closed };
}

describe("issue 16, part 4: a feed is read by feed libraries", () => {
  it.each(["rss", "atom"] as const)("%s by rss-parser", async (format) => {
    const { company, old, newest } = await makeJobs();
    const response = await ask(format, `company=${company.id}`);
    const feed = await new Parser().parseString(await response.text());
    expect(feed.items.map(({ link }) => link)).toEqual(
      [newest, old].map(({ id }) => `http://127.0.0.1:3000/f/${shortName(id)}?lang=en`),
    );
    expect(feed.items[0]?.title).toBe("خبّاز <b>& baker</b>".replace("& ", "&  "));
    expect(feed.items[0]?.isoDate).toBe("2026-10-02T08:30:00.000Z");
    expect(feed.title).toContain("Oven & <Sons>");
    expect(feed.feedUrl).toBe(
      `http://127.0.0.1:3000/feeds/${format}?company=${company.id}&lang=en`,
    );
  });

  it.each(formats)("%s by feedsmith", async (format) => {
    const { company, newest, closed } = await makeJobs();
    const text = await (await ask(format, `company=${company.id}`, "ar")).text();
    const read = parseFeed(text);
    expect(read.format).toBe(format);
    expect(text).toContain(`http://127.0.0.1:3000/jobs/${newest.id}`);
    expect(text).not.toContain("?lang=");
    expect(text).not.toContain(closed.id);
  });
});

describe("issue 16, part 4: a feed holds the elements that its specification requires", () => {
  it.each(formats)("%s, of any search, also of one that finds nothing", async (format) => {
    const { company } = await makeJobs();
    for (const search of [
      "",
      `company=${company.id}`,
      "location=Aleppo",
      "category=Law&category=Design",
      "keyword=zzzzqqq",
    ]) {
      const response = await ask(format, search);
      expect(response.headers.get("content-type")).toBe(`${feedFormats[format]}; charset=utf-8`);
      const text = await response.text();
      expect(brokenRules(format, text), search).toEqual([]);
    }
  });

  it("of a governorate has its jobs alone, and says which it is, in both languages", async () => {
    const company = await makeCompany();
    const [here, there] = [
      await makeJob(company, {
        placeId: "syria/tartus/tartus",
        location: "Tartus, Tartus, Syria",
        sourceSite: "ports.example",
      }),
      await makeJob(company, { placeId: "syria/homs/homs", location: "Homs, Homs, Syria" }),
    ];
    for (const [language, name] of [
      ["ar", "طرطوس"],
      ["en", "Tartus"],
    ] as const) {
      const text = await (await ask("atom", "location=Tartus", language)).text();
      expect(text).toContain(`<title>${name} | `);
      expect(text).toContain(here.id);
      expect(text).toContain("ports.example");
      expect(text).not.toContain(there.id);
    }
  });

  it("there is no feed of another kind", async () => {
    await expect(ask("pdf", "")).rejects.toMatchObject({ status: 404 });
    await expect(ask("toString", "")).rejects.toMatchObject({ status: 404 });
  });
});

/** The rules of RSS 2.0 with the best practices of its advisory board, of RFC 4287 and of JSON Feed 1.1. */
function brokenRules(format: FeedFormat, text: string): string[] {
  const rules = { rss: rssRules, atom: atomRules, json: jsonRules }[format];
  return rules.filter(([, holds]) => !holds(text)).map(([rule]) => rule);
}

type Rule = [rule: string, holds: (text: string) => boolean];

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one);
const parts = (text: string, name: string) =>
  all(text, new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"));
const once = (text: string, name: string) => parts(text, name).length === 1;
const isAbsolute = (address: string) => URL.canParse(address) && address.startsWith("http");
const isUnique = (texts: string[]) => new Set(texts).size === texts.length;
const isRfc822 = (date: string) =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(date);
const isRfc3339 = (date: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(date);
const head = (text: string, name: string) => text.split(`<${name}>`)[0] ?? "";

const xml: Rule[] = [
  [
    "begins with its declaration",
    (text) => text.startsWith('<?xml version="1.0" encoding="UTF-8"?>'),
  ],
  ["has no sign that XML does not take", (text) => ![...text].some(isForbiddenInXml)],
  ["has no & that begins no entity", (text) => !/&(?!amp;|lt;|gt;|quot;)/.test(text)],
];

const rssRules: Rule[] = [
  ...xml,
  [
    "is RSS 2.0 with one channel",
    (text) => /<rss version="2.0"/.test(text) && once(text, "channel"),
  ],
  ...["title", "link", "description"].map(
    (name): Rule => [`the channel has one ${name}`, (text) => once(head(text, "item"), name)],
  ),
  [
    "names itself",
    (text) => /<atom:link href="http[^"]+" rel="self" type="application\/rss\+xml"\/>/.test(text),
  ],
  ["has addresses that are absolute", (text) => parts(text, "link").every(isAbsolute)],
  ["has its language", (text) => /<language>(ar|en)<\/language>/.test(text)],
  [
    "has dates by RFC 822",
    (text) => [...parts(text, "pubDate"), ...parts(text, "lastBuildDate")].every(isRfc822),
  ],
  [
    "has items each with a guid of its own",
    (text) =>
      isUnique(parts(text, "guid")) && parts(text, "guid").length === parts(text, "item").length,
  ],
  [
    "has items each with title and description",
    (text) => parts(text, "item").every((item) => once(item, "title") && once(item, "description")),
  ],
];

const atomRules: Rule[] = [
  ...xml,
  ["is in Atom's namespace", (text) => /<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/.test(text)],
  ...["id", "title", "updated"].map(
    (name): Rule => [`the feed has one ${name}`, (text) => once(head(text, "entry"), name)],
  ),
  [
    "names itself and its page",
    (text) =>
      ["self", "alternate"].every((rel) => head(text, "entry").split(`rel="${rel}"`).length === 2),
  ],
  [
    "has ids that are absolute, each once",
    (text) => parts(text, "id").every(isAbsolute) && isUnique(parts(text, "id")),
  ],
  [
    "has dates by RFC 3339",
    (text) => [...parts(text, "updated"), ...parts(text, "published")].every(isRfc3339),
  ],
  [
    "has entries each with title, time and author",
    (text) =>
      parts(text, "entry").every((entry) =>
        ["id", "title", "updated", "name"].every((name) => once(entry, name)),
      ),
  ],
];

type Json = { items: Record<string, unknown>[] } & Record<string, unknown>;
const json = (text: string) => JSON.parse(text) as Json;

const jsonRules: Rule[] = [
  ["names its version", (text) => json(text).version === "https://jsonfeed.org/version/1.1"],
  ["has a title", (text) => typeof json(text).title === "string" && json(text).title !== ""],
  [
    "has absolute addresses",
    (text) =>
      [json(text).home_page_url, json(text).feed_url].every((each) => isAbsolute(String(each))),
  ],
  [
    "has items each with an id of its own",
    (text) => isUnique(json(text).items.map(({ id }) => String(id))),
  ],
  [
    "has items each with contents and an absolute address",
    (text) =>
      json(text).items.every(
        ({ content_text, url }) => typeof content_text === "string" && isAbsolute(String(url)),
      ),
  ],
  [
    "has dates by RFC 3339",
    (text) => json(text).items.every(({ date_published }) => isRfc3339(String(date_published))),
  ],
];

/** XML 1.0, section 2.2. */
function isForbiddenInXml(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code < 0x20 && !"\t\n\r".includes(character)) || code === 0xfffe || code === 0xffff;
}

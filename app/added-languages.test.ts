import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTexts, switchLanguages } from "#app/added-languages.server.ts";
import {
  privacyFor,
  replyRateArticle,
  safetyArticle,
  terms,
} from "#app/content/policies.server.ts";
import kurmanjiPlaces from "#app/features/places/data/names-ku.json" with { type: "json" };
import { findPlaceById, matchPlaces, placeLabel, syria } from "#app/features/places/place.ts";
import { homePlaceChoices } from "#app/features/places/place-choices.server.ts";
import { placeNamed } from "#app/features/search/words/place-words.ts";
import { sitemapEntries } from "#app/features/sharing/sitemap/sitemap-xml.ts";
import {
  countOf,
  formatDate,
  formatDateTime,
  formatList,
  formatMonth,
  formatNumber,
  formatTimestamp,
  monthNames,
} from "#app/i18n/format.ts";
import {
  contentLanguage,
  directionOf,
  forReader,
  isLanguage,
  type Language,
  lineOf,
  readerLanguages,
  removeLanguage,
} from "#app/i18n/language.ts";
import { languageData } from "#app/layout/language-data.server.ts";
import { languageFiles } from "#app/messages/added-messages.server.ts";
import { messages as english } from "#app/messages/en/index.ts";
import kurmanji from "#app/messages/ku/language.json" with { type: "json" };
import { texts } from "#app/messages/ku/texts.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { readAddedTexts, textsOf } from "#app/messages/read-texts.ts";
import { fold } from "#app/platform/fold.ts";

const ku = "ku" as Language;

/** Texts of the desk, of companies' keys, webhooks and feeds, and of programs, which may be English. */
const mayLack =
  /^(admin|board|channels|checks\.desk|dailyList|desk|emails\.desk|feedReasons|feeds|forPrograms|keys|merges|moderation|moderators|webhooks)\b/;

describe("without LANGUAGES", () => {
  it("pages are Arabic and English, and a stored language that is off is read as English", () => {
    expect(readerLanguages()).toEqual(["ar", "en"]);
    expect(isLanguage("ku")).toBe(false);
    expect(languageData("ar")).toEqual({});
    expect(messagesFor(ku)).toBe(messagesFor("en"));
  });

  it("a language of which there are no texts stops the start", () => {
    expect(() => switchLanguages({ languages: ["xx"] })).toThrow(
      /LANGUAGES: "xx" is not one of ku/,
    );
  });
});

describe("with Kurmanji", () => {
  beforeAll(() => switchLanguages({ languages: ["ku"] }));
  afterAll(() => switchLanguages({ languages: [] }));

  it("it is the third language of pages, from left to right, with English beside it", () => {
    expect(readerLanguages()).toEqual(["ar", "en", "ku"]);
    expect([directionOf(ku), contentLanguage(ku)]).toEqual(["ltr", "en"]);
    expect(forReader({ ar: "عربي", en: "English" }, ku)).toBe("English");
  });

  it("I18N-01 its texts for visitors and seekers are whole, with the placeholders of English", () => {
    const own: Record<string, unknown> = texts;
    const faults = Object.keys(english).flatMap((name) =>
      faultsIn(own[name], sourceOf(name), name),
    );
    expect(faults.filter((fault) => !mayLack.test(fault))).toEqual([]);
  });

  it("I18N-01 its texts have the letters of its alphabet", () => {
    const foreign = /(?![a-zçêîşû])\p{L}/iu;
    const others = Object.entries(flat(texts)).filter(([, text]) => foreign.test(text));
    expect(others).toEqual([]);
  });

  it("a text that it lacks is English, and so is a whole part", () => {
    const own = messagesFor(ku);
    expect(own.ui.frame.site).toBe("Furas");
    expect(own.ui.frame.otherLanguage).toBe(english.ui.frame.otherLanguage);
    expect(own.jobs.title).not.toBe(english.jobs.title);
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it("a browser reads the same messages from its file", async () => {
    const { files } = lineOf(ku) ?? {};
    const source = languageFiles.get(files?.public ?? "") ?? "";
    const { texts } = JSON.parse(source.replace("export default ", ""));
    const read = readAddedTexts(ku as never, texts) as typeof english;
    const own = messagesFor(ku);
    expect(textsOf(read.jobs)).toEqual(textsOf(own.jobs));
    expect(read.landing.title).toBe(own.landing.title);
    expect(read).not.toHaveProperty("accounts");
    expect(languageFiles.get(files?.private ?? "")).toContain(own.accounts.created);
  });

  it("a page names its files and the languages that it offers, each in its own words", () => {
    const { languages, offers } = languageData(ku);
    expect(languages?.[0]?.files?.public).toMatch(/^\/assets\/ku-public-[\w-]{8}\.js$/);
    expect(offers?.map(({ language, name }) => [language, name])).toEqual([
      ["ar", "العربية"],
      ["en", "English"],
    ]);
    expect(languageData("ar").languages?.[0]).not.toHaveProperty("files");
    expect(languageData("ar").offers?.map(({ name }) => name)).toEqual(["English", "Kurdî"]);
  });

  it("policies and articles have the sections of the other languages", () => {
    const ids = (policy: { sections: readonly { id: string }[] }) =>
      policy.sections.map(({ id }) => id);
    for (const article of [terms, replyRateArticle, safetyArticle])
      expect(ids(forReader(article, ku))).toEqual(ids(article.en));
    expect(ids(privacyFor(ku, 30))).toEqual(ids(privacyFor("en", 30)));
    expect(privacyFor(ku, 31).title).not.toBe(privacyFor("en", 31).title);
  });

  it("every governorate has its name, other places their English one, and countries of homes theirs", () => {
    expect(placeLabel("syria/aleppo/azaz", ku)).toMatch(/, Heleb$/);
    const places = [syria, ...syria.provinces];
    expect(places.filter((place) => !("ku" in place)).map(({ id }) => id)).toEqual([]);
    expect(placeLabel("syria/quneitra/umm-batnah", ku)).toMatch(/^Umm Batnah, /);
    const { others = [] } = homePlaceChoices({}, ku);
    expect(others).toContainEqual({ value: "Yemen", label: "Yemen" });
  });

  it("a search understands each of its names of places, and those of the two as before", () => {
    const unknown = Object.entries(kurmanjiPlaces).filter(
      ([id, name]) => findPlaceById(id) && matchPlaces(name).length === 0,
    );
    expect(unknown).toEqual([]);
    expect(matchPlaces("Qamişlo")).toEqual(["syria/al-hasakah/qamishli"]);
    expect(placeNamed(fold("Heleb"))?.ids).toEqual(["syria/aleppo"]);
    expect(matchPlaces("Aleppo")).toEqual(["syria/aleppo"]);
  });

  it("a sitemap names each page in three languages", () => {
    const entries = sitemapEntries("https://a.example", { path: "/jobs" });
    expect(entries.match(/<url>/g)).toHaveLength(3);
    expect(entries).toContain('hreflang="ku" href="https://a.example/jobs?lang=ku"');
  });

  it("days are written as its locale has them, with January's name in Syria", () => {
    const zone = { timeZone: "Asia/Damascus" } as const;
    const known = (style: Intl.DateTimeFormatOptions) => {
      const locale = new Intl.DateTimeFormat("ku", { ...zone, ...style });
      const here = (text: string) =>
        text.replace(/rêbendan([aê]?)/, (_, end) => (end ? `çiley${end}` : "çile"));
      return { format: (at: Date) => here(locale.format(at)) };
    };
    for (let month = 0; month < 12; month++) {
      const at = new Date(Date.UTC(2026, month, 2 * month + 3, month + 1, 5));
      expect(formatDate(at, ku)).toBe(known({ dateStyle: "long" }).format(at));
      const short = known({ day: "numeric", month: "long" });
      expect(formatDate(at, ku, "short")).toBe(short.format(at));
      const full = { dateStyle: "full", timeStyle: "short" } as const;
      expect(formatDateTime(at, ku, { weekday: true })).toBe(known(full).format(at));
      expect(formatTimestamp(at, ku).time).toBe(known({ timeStyle: "short" }).format(at));
      const year = known({ year: "numeric", month: "long" });
      expect(formatMonth(`2026-${String(month + 1).padStart(2, "0")}`, ku)).toBe(year.format(at));
      expect(monthNames(ku)[month]).toBe(known({ month: "long" }).format(at));
    }
    expect(formatMonth("2019", ku)).toBe("2019");
  });

  it("numbers have Latin digits, counts two forms, and lists their own word", () => {
    const days = countOf(ku as "en", { one: "rojek", other: "{{n}} roj, {{day}}" });
    expect([days(1), days(2), days(1200)]).toEqual(["rojek", "2 roj, 2", "1,200 roj, 1200"]);
    expect(formatNumber(12_500)).toBe("12,500");
    expect(formatList(["A"], ku)).toBe("A");
    expect(formatList(["A", "B", "C"], ku)).toBe("A, B û C");
  });
});

describe("with a language of few texts", () => {
  const tr = "tr" as Language;
  beforeAll(() => {
    const line = {
      ...kurmanji,
      code: "tr",
      name: "Türkçe",
      direction: "ltr",
      content: "en",
    } as const;
    const own = {
      jobs: { title: "İş ilanları" },
      units: { days: { one: "bir gün", other: "{{day}} gün" } },
    };
    addTexts({ line, texts: own, policies: {}, places: { "syria/aleppo": "Halep" } });
  });
  afterAll(() => removeLanguage("tr"));

  it("all that it lacks is English, also a unit, an article and a place", () => {
    const own = messagesFor(tr);
    expect([own.jobs.title, own.ui.frame.home]).toEqual(["İş ilanları", english.ui.frame.home]);
    expect(own.accounts).toHaveProperty("created", english.accounts.created);
    expect(privacyFor(tr, 30)).toEqual(privacyFor("en", 30));
    expect(forReader(terms, tr)).toBe(terms.en);
    expect(placeLabel("syria/aleppo/azaz", tr)).toBe("Azaz, Halep");
    expect(readerLanguages()).toEqual(["ar", "en", "tr"]);
  });
});

const sourceOf = (name: string) => textsOf((english as Record<string, unknown>)[name]);

/** The other languages' own names are the header's, from app/messages/ku/language.json. */
const ofSwitch = /^ui\.frame\.(otherLanguage|otherLanguageShort|switchLanguage)$/;

/** Missing texts, and those with other placeholders or another kind. */
function faultsIn(own: unknown, complete: unknown, path: string): string[] {
  if (ofSwitch.test(path)) return [];
  if (typeof complete === "string") {
    if (typeof own !== "string" || own.trim() === "") return [path];
    const [needed, has] = [placeholders(complete), placeholders(own)];
    return needed.every((name) => has.includes(name)) && has.every(mayWrite(needed))
      ? []
      : [`${path}: ${own}`];
  }
  if (typeof own !== "object" || own === null || typeof complete !== "object" || complete === null)
    return own === undefined ? [path] : [];
  return Object.entries(complete).flatMap(([key, part]) =>
    faultsIn((own as Record<string, unknown>)[key], part, `${path}.${key}`),
  );
}

const placeholders = (text: string): string[] =>
  text.replaceAll("number:", "").match(/\{\{\w+(?=\}\})/g) ?? [];
const mayWrite = (needed: string[]) => (name: string) => needed.includes(name) || name === "{{n";

/** Texts by their paths. */
function flat(texts: object, path = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string"
        ? [[path + key, text.replace(/\{\{[^}]*\}\}/g, "")]]
        : Object.entries(flat(text, `${path}${key}.`)),
    ),
  );
}

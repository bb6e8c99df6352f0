import { describe, expect, it } from "vitest";
import { countOf } from "#app/i18n/format.ts";
import { messages as arabic } from "./ar/index.ts";
import { messages as english } from "./en/index.ts";
import { findMessage, messageOrText } from "./message-key.ts";
import { messagesFor, showMissingKeys } from "./messages.server.ts";

describe("words", () => {
  it("I18N-01 both languages have the same keys and the same placeholders", () => {
    expect(keysOf(arabic)).toEqual(keysOf(english));
  });

  it("I18N-01 no sentence is empty, and Arabic sentences are written in Arabic", () => {
    for (const [key, text] of sentencesOf(english)) expect(text.trim(), key).not.toBe("");
    for (const [key, text] of sentencesOf(arabic)) {
      expect(text.trim(), key).not.toBe("");
      if (sameEverywhere.test(key) || !/\p{L}/u.test(text)) continue;
      expect(text, key).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it("A7 a value with the name of every object's key has no text", () => {
    // As scripts have them, and as the server has them.
    for (const { labels } of [english, messagesFor("en")]) {
      const category: Record<string, unknown> = labels.category;
      for (const key of ["constructor", "toString", "__proto__"])
        expect(category[key]).toBeUndefined();
    }
  });

  it("I18N-05 a missing translation shows its key", () => {
    const shape = { jobs: { title: "Jobs", count: (n: number) => `${n} jobs` }, ok: "OK" };
    const messages = showMissingKeys(shape, { ok: "حسناً" });
    expect(messages.ok).toBe("حسناً");
    expect(messages.jobs.title).toBe("jobs.title");
    expect(messages.jobs.count(3)).toBe("jobs.count");
    expect(messageOrText(messages, "jobs.nothing")).toBe("jobs.nothing");
  });

  it.each(["constructor.name", "__proto__.constructor.name", "toString.name", "jobs.length", ""])(
    "S21 a key from outside finds no property that every object inherits: %j",
    (key) => {
      expect(findMessage(english, key)).toBeUndefined();
      expect(messageOrText(english, key)).toBe(key);
    },
  );

  it.each([
    [0, "zero"],
    [1, "one"],
    [2, "two"],
    [3, "few"],
    [10, "few"],
    [11, "many"],
    [99, "many"],
    [100, "other"],
    [103, "few"],
    [111, "many"],
    [1102, "other"],
  ])("an Arabic count of %i takes the form %s", (n, form) => {
    const forms = {
      zero: "zero",
      one: "one",
      two: "two",
      few: "few",
      many: "many",
      other: "other",
    };
    expect(countOf("ar", forms)(n)).toBe(form);
  });

  it("a count is written in Latin digits with thousands commas in both languages", () => {
    const other = "{{n}}";
    const all = { zero: other, one: other, two: other, few: other, many: other, other };
    expect(countOf("ar", all)(12_500)).toBe("12,500");
    expect(countOf("en", { one: other, other })(12_500)).toBe("12,500");
  });
});

/** The other language's own name, money signs and a sample number are the same in both. */
const sameEverywhere = /otherLanguage|switchLanguage|currencySign|phoneSample|feeds\.kinds/;

function keysOf(messages: object, path = ""): string[] {
  return Object.entries(messages).flatMap(([key, word]) =>
    typeof word === "object"
      ? keysOf(word, `${path}${key}.`)
      : `${path}${key}: ${typeof word}${typeof word === "function" ? word.length : ""}`,
  );
}

function sentencesOf(messages: object, path = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, word]): [string, string][] => {
    if (typeof word === "string") return [[path + key, word]];
    return typeof word === "object" ? sentencesOf(word, `${path}${key}.`) : [];
  });
}

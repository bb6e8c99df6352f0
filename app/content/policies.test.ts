import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { terms as policies, privacyFor } from "./policies.server.ts";
import type { Policy } from "./policy.ts";

const privacy = privacyFor("en", 180);
const arabicPrivacy = privacyFor("ar", 180);
const { en: terms, ar: arabicTerms } = policies;

const idsOf = (policy: Policy) => policy.sections.map(({ id }) => id);
const textOf = (policy: Policy) =>
  [
    policy.title,
    policy.description,
    ...policy.lead.flat(),
    ...policy.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs.flat()]),
  ].join("\n");

describe("the policies", () => {
  it("STATIC-01 privacy covers collection, use, sharing, protection, and the rest", () => {
    expect(idsOf(privacy)).toEqual([
      "collected",
      "use",
      "sharing",
      "protection",
      "rights",
      "cookies",
      "retention",
      "contact",
    ]);
  });

  it("STATIC-02 the terms cover eligibility to contact", () => {
    expect(idsOf(terms)).toEqual([
      "eligibility",
      "accounts",
      "seekers",
      "employers",
      "prohibited",
      "property",
      "fees",
      "disclaimer",
      "liability",
      "termination",
      "law",
      "changes",
      "contact",
    ]);
  });

  it.each([
    ["privacy", privacy, arabicPrivacy],
    ["terms", terms, arabicTerms],
  ])("%s has the same sections, paragraphs and points in both languages", (_, english, arabic) => {
    const shapeOf = (policy: Policy) =>
      [{ id: "lead", paragraphs: policy.lead }, ...policy.sections].map(({ id, paragraphs }) => [
        id,
        paragraphs.map((block) => (typeof block === "string" ? 1 : block.length)),
      ]);
    expect(shapeOf(arabic)).toEqual(shapeOf(english));
    for (const { id, paragraphs } of english.sections) expect(paragraphs, id).not.toEqual([]);
  });

  it.each([
    ["STATIC-03 an intermediary", /intermediary between/, /وسيط بين/],
    ["STATIC-03 18 or older", /18 or older/, /18 عاماً/],
    ["STATIC-03 one account a person", /each person may hold one account/i, /لكل شخص حساب واحد/],
    ["STATIC-04 deletion within 30 days", /within 30 days/, /خلال 30 يوماً/],
    [
      "D36 an account deleted by oneself goes at once",
      /delete your account yourself/,
      /تحذف حسابك بنفسك/,
    ],
    ["STATIC-04 non-refundable fees", /non-refundable/, /غير قابلة للاسترداد/],
    ["STATIC-04 the law of Syria", /law of Syria governs/, /يسري قانون سوريا/],
  ])("%s is said in both languages", (_, english, arabic) => {
    expect(textOf(terms)).toMatch(english);
    expect(textOf(arabicTerms)).toMatch(arabic);
  });

  it("STATIC-04 the privacy policy promises deletion within 30 days too", () => {
    expect(textOf(privacy)).toMatch(/deletion within 30 days/);
    expect(textOf(arabicPrivacy)).toMatch(/الحذف خلال 30 يوماً/);
  });

  it("are written in one script each, apart from the mailbox and a cookie", () => {
    for (const policy of [privacy, terms]) {
      expect(textOf(policy)).not.toMatch(/\p{Script=Arabic}/u);
    }
    for (const policy of [arabicPrivacy, arabicTerms]) {
      expect(textOf(policy).replace(/info@furas\.example|furas_device/g, "")).not.toMatch(
        /\p{Script=Latin}/u,
      );
    }
  });

  it.each([
    [1, "at most one day after", "ولمدة يوم واحد على الأكثر"],
    [2, "at most 2 days after", "ولمدة يومين على الأكثر"],
    [10, "at most 10 days after", "ولمدة 10 أيام على الأكثر"],
    [45, "at most 45 days after", "ولمدة 45 يوماً على الأكثر"],
    [180, "at most 180 days after", "ولمدة 180 يوماً على الأكثر"],
    [365, "at most 365 days after", "ولمدة 365 يوماً على الأكثر"],
    [400, "at most 400 days after", "ولمدة 400 يوم على الأكثر"],
    [3650, "at most 3,650 days after", "ولمدة 3,650 يوماً على الأكثر"],
  ])("KEEP_CV_DAYS=%i is the retention of CVs in both languages", (cvDays, english, arabic) => {
    expect(textOf(privacyFor("en", cvDays))).toContain(english);
    expect(textOf(privacyFor("ar", cvDays))).toContain(arabic);
  });

  it("take every figure but the age from the code", () => {
    for (const file of ["ar/privacy.json", "ar/terms.json", "en/privacy.json", "en/terms.json"]) {
      const text = readFileSync(join(import.meta.dirname, file), "utf8");
      const figures = text.match(/\d+|[٠-٩]+/g) ?? [];
      expect([...new Set(figures)], `${file}: take it from app/limits.ts`).toEqual(["18"]);
    }
  });
});

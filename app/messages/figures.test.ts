import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  applicationReceivedEmail,
  newApplicationsEmail,
} from "#app/features/applications/emails/application-emails.server.ts";
import {
  applicantAnswersEmail,
  endedEmail,
  progressEmail,
} from "#app/features/applications/lifecycle/emails/status-emails.server.ts";
import { lastStep } from "#app/features/jobs/posting/job-fields.ts";
import { countries } from "#app/features/places/place.ts";
import arabicTexts from "./ar/units.json" with { type: "json" };
import englishTexts from "./en/units.json" with { type: "json" };
import { messagesFor } from "./messages.server.ts";
import { readTexts } from "./read-texts.ts";

const arabicUnits = readTexts("ar", arabicTexts);
const englishUnits = readTexts("en", englishTexts);

describe("figures in texts", () => {
  it("those of limits and lifetimes come from the code", () => {
    for (const language of ["ar", "en"]) {
      for (const file of readdirSync(join(import.meta.dirname, language), {
        encoding: "utf8",
        recursive: true,
      }).filter((name) => name.endsWith(".json"))) {
        const text = readFileSync(join(import.meta.dirname, language, file), "utf8");
        const texts = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
        for (const each of texts) {
          if (!limit.test(each) || ofPlans.test(each)) continue;
          expect.fail(`${language}/${file}: ${each}: take the figure from app/limits.ts`);
        }
      }
    }
  });

  it("those that are written out are true", () => {
    const [syria] = countries;
    expect(syria?.provinces, "All 14, أربع عشرة محافظة").toHaveLength(14);
    expect(lastStep, "in four steps, أربع خطوات").toBe(4);
    expect(applicationReceivedEmail.perHour, "At most three an hour").toBe(3);
    expect(newApplicationsEmail.perHour, "at most one an hour").toBe(1);
    expect(progressEmail.perHour, "at most three an hour").toBe(3);
    expect(endedEmail.perHour, "at most one an hour").toBe(1);
    expect(applicantAnswersEmail.perHour, "at most three an hour").toBe(3);
  });

  it.each([
    ["days", [1, 2, 7, 30], ["يوم واحد", "يومين", "7 أيام", "30 يوماً"], ["one day", "2 days"]],
    ["hours", [1, 2, 3, 24], ["ساعة", "ساعتين", "3 ساعات", "24 ساعة"], ["one hour", "2 hours"]],
    ["minutes", [1, 2, 5, 15], ["دقيقة", "دقيقتين", "5 دقائق", "15 دقيقة"], ["one minute"]],
    ["years", [1, 2, 3, 60], ["سنة", "سنتين", "3 سنوات", "60 سنة"], ["a year", "2 years"]],
    ["lines", [1, 2, 9, 50], ["سطر واحد", "سطرين", "9 أسطر", "50 سطراً"], ["one line"]],
    ["characters", [1, 6, 100, 256], ["حرف واحد", "6 أحرف", "100 حرف", "256 حرفاً"], []],
    ["characters", [2, 2000, 5000], ["حرفين", "2,000 حرف", "5,000 حرف"], ["2 characters"]],
  ] as const)("%s are counted as Arabic does", (unit, counts, arabic, english) => {
    expect(counts.map((n) => arabicUnits[unit](n))).toEqual(arabic);
    const first = counts.slice(0, english.length);
    expect(first.map((n) => englishUnits[unit](n))).toEqual(english);
  });

  it("stand in the texts as they did", () => {
    const [ar, en] = [messagesFor("ar"), messagesFor("en")];
    expect(ar.recovery.sent.life).toContain("لمرة واحدة ولمدة ساعة،");
    expect(en.recovery.sent.life).toContain("once, for one hour.");
    expect(ar.emails.confirmation.life).toBe("يصلح الرابط لمرة واحدة ولمدة 7 أيام.");
    expect(ar.accounts.passwordTooLong).toBe("يجب ألا تزيد كلمة المرور على 256 حرفاً");
    expect(en.applications.cvTooLarge).toBe("The file is larger than 5MB");
    expect(ar.queued.keepExplained).toContain("مدة لا تتجاوز 30 يوماً");
  });
});

/** A figure and what it counts. */
const limit =
  /\d\s?(MB|ميغا)|\d\s(characters|lines|minutes|hours|days|حرف|أحرف|سطر|أسطر|دقيقة|دقائق|ساعة|ساعات|يوم|أيام)/;
/** Prices' lists, a filter of the job list, and the beat of every authenticator app. */
const ofPlans = /عرض الإعلان|^"آخر 24 ساعة"$/;

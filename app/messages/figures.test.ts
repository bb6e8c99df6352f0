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
import { digitFaults } from "#test/texts/arabic-digits.ts";
import arabicTexts from "./ar/units.json" with { type: "json" };
import englishTexts from "./en/units.json" with { type: "json" };
import { messagesFor } from "./messages.server.ts";
import { readTexts } from "./read-texts.ts";

const arabicUnits = readTexts("ar", arabicTexts);
const englishUnits = readTexts("en", englishTexts);

describe("figures in texts", () => {
  it("those of limits and lifetimes come from the code", () => {
    for (const language of ["ar", "en"]) {
      for (const each of stringsOf(language)) {
        if (!limit.test(each) || ofPlans.test(each)) continue;
        expect.fail(`${language}: ${each}: take the figure from app/limits.ts`);
      }
    }
  });

  it("reading 58 those of days, hours and minutes have the digits of dates", () => {
    for (const each of stringsOf("ar")) {
      if (!ofPlans.test(each)) expect(each).not.toMatch(latinTime);
    }
    expect(messagesFor("ar").jobs.days(14)).toBe("آخر ١٤ يوماً");
    expect(messagesFor("ar").manage.acts.extend).toBe("تمديد ١٤ يوماً");
  });

  it("reading 58 Arabic texts write money, counts, days and tokens by one rule", () => {
    for (const each of stringsOf("ar")) {
      // A key of a text, a name of a placeholder, and the sample of a phone field, which runs its own way.
      const text = each.slice(1, -1).replace(/\{\{.*?\}\}/g, "");
      if (!/\p{Script=Arabic}/u.test(text) || ofPlans.test(text)) continue;
      // Chats recognize a command only where it stands free.
      if (/\/(list|pause|resume|stop)/.test(text)) continue;
      expect(digitFaults(JSON.parse(`"${text}"`) as string)).toEqual([]);
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
    ["days", [1, 2, 7, 30], ["يوم واحد", "يومين", "٧ أيام", "٣٠ يوماً"], ["one day", "2 days"]],
    ["hours", [1, 2, 3, 24], ["ساعة", "ساعتين", "٣ ساعات", "٢٤ ساعة"], ["one hour", "2 hours"]],
    ["minutes", [1, 2, 5, 15], ["دقيقة", "دقيقتين", "٥ دقائق", "١٥ دقيقة"], ["one minute"]],
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
    expect(ar.emails.confirmation.life).toBe("يصلح الرابط لمرة واحدة ولمدة ٧ أيام.");
    expect(ar.accounts.passwordTooLong).toBe("يجب ألا تزيد كلمة المرور على 256 حرفاً");
    expect(en.applications.cvTooLarge).toBe("The file is larger than 5MB");
    expect(ar.queued.keepExplained).toContain("مدة لا تتجاوز ٣٠ يوماً");
  });
});

/** All strings of a language's files, quoted. */
function stringsOf(language: string): string[] {
  const folder = join(import.meta.dirname, language);
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").match(/"(?:[^"\\]|\\.)*"/g) ?? []);
}

/** A figure and what it counts. */
const limit =
  /\d\s?(MB|ميغا)|\d\s(characters|lines|minutes|hours|days|حرف|أحرف|سطر|أسطر|دقيقة|دقائق|ساعة|ساعات|يوم|أيام)/;
/** Prices' lists, which have no dates. */
const ofPlans = /عرض الإعلان/;
/** A count of days, hours or minutes that is not in the digits of dates. */
const latinTime = /(\d|\{\{n\}\})\s?(دقيقة|دقائق|ساعة|ساعات|يوم|أيام)/;

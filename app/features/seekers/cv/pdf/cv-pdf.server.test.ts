import { describe, expect, it } from "vitest";
import { inspectPdf } from "#app/features/applications/cv/inspection/cv-pdf.server.ts";
import { readPdf } from "#app/features/applications/cv/reading/pdf-document.server.ts";
import { cvContent } from "#app/features/seekers/cv/cv-content.ts";
import type { StoredProfile } from "#app/features/seekers/profile-values.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { readPdfParts } from "#test/pdf-text.ts";
import { renderCv } from "./cv-pdf.server.ts";

const empty: StoredProfile = {
  firstName: "Sami",
  lastName: "Darwish",
  phone: null,
  country: null,
  province: null,
  city: null,
  bio: null,
  linkedinUrl: null,
  portfolioUrl: null,
  desiredPosition: null,
  desiredSalaryMin: null,
  desiredSalaryMax: null,
  desiredSalaryCurrency: "SYP",
  workType: "full-time",
  availability: "immediate",
  willingToRelocate: false,
  fitsOff: false,
  preferredLocations: [],
  experienceYears: null,
  skills: [],
  languages: [],
  certifications: [],
  education: null,
  workExperience: null,
};

const rima: StoredProfile = {
  ...empty,
  firstName: "ريما",
  lastName: "الحلبي",
  phone: "+963 944 000 101",
  bio: "محاسبة بخبرة خمس سنوات، أُجيد برنامج الأمين وبرامج Excel المتقدمة (Pivot Tables)، وأهتمّ بالدقة والوضوح في كلّ التقارير المالية للإدارة.",
  desiredPosition: "محاسبة أولى",
  linkedinUrl: "https://www.linkedin.com/in/rima",
  experienceYears: 5,
  skills: ["الأمين", "C++", "SAP Business One"],
  languages: ["العربية: اللغة الأم", "English: very good"],
  workExperience: "محاسبة في معمل النسيج (2020 - 2024)\n- تسوية 340 فاتورة شهرياً\n- C++ (علامة)",
  desiredSalaryMin: "7654321",
  preferredLocations: ["حلب", "Remote", "دمشق"],
};

async function render(profile: StoredProfile, language: Language) {
  const person = { profile, email: "rima@example.com", place: "حلب، سوريا" };
  const pdf = await renderCv(cvContent(person, language, messagesFor(language)));
  return {
    ...pdf,
    parts: readPdfParts(pdf.bytes),
    source: Buffer.from(pdf.bytes).toString("latin1"),
  };
}

describe("a CV from the profile", () => {
  it.each(["ar", "en"] as const)(
    "in %s reads in the order that it was written, ligatures, marks and brackets too",
    async (language) => {
      const { parts, missing } = await render(rima, language);
      const texts = parts.map(({ text }) => text);
      for (const written of [
        "ريما الحلبي",
        rima.bio,
        "محاسبة في معمل النسيج (2020 - 2024)",
        "تسوية 340 فاتورة شهرياً",
        "C++ (علامة)",
        "العربية: اللغة الأم",
        "English: very good",
        "+963 944 000 101",
        "linkedin.com/in/rima",
      ]) {
        expect(texts).toContain(written);
      }
      expect(texts.join(" ")).not.toContain("7654321");
      expect(missing).toEqual([]);
      const { sections } = messagesFor(language).cvPaper;
      expect(parts.filter(({ tag }) => tag === "H2").map(({ text }) => text)).toEqual([
        sections.about,
        sections.experience,
        sections.skills,
        sections.languages,
        sections.wish,
      ]);
    },
  );

  it.each(["ar", "en"] as const)(
    "in %s comes out in order in a second, independent reader too",
    async (language) => {
      const { bytes } = await render(rima, language);
      const { text, count } = await readPdf(bytes);
      expect(count).toBe(1);
      const words = text.replace(/\s+/g, " ");
      for (const written of [
        "ريما الحلبي",
        "محاسبة بخبرة خمس سنوات، أُجيد برنامج الأمين وبرامج Excel المتقدمة (Pivot Tables)، وأهتمّ بالدقة",
        "محاسبة في معمل النسيج (2020 - 2024)",
        "تسوية 340 فاتورة شهرياً",
        "العربية: اللغة الأم",
        "English: very good",
        "+963 944 000 101",
        "linkedin.com/in/rima",
      ]) {
        expect(words).toContain(written);
      }
    },
  );

  it("is tagged, has its language and title, and its links can be followed", async () => {
    const { source, parts } = await render(rima, "ar");
    expect(source).toMatch(/\/Lang \(ar\)/);
    expect(source).toContain("/Marked true");
    expect(source).toContain("/DisplayDocTitle true");
    for (const tag of ["/S /H1", "/S /H2", "/S /L\n", "/S /LI", "/S /LBody", "/S /Link"]) {
      expect(source).toContain(tag);
    }
    expect(source).toContain("(tel:+963944000101)");
    expect(source).toContain("(mailto:rima@example.com)");
    expect(source).toContain("(https://www.linkedin.com/in/rima)");
    expect(source.match(/\/FontFile2/g), "parts of both weights").toHaveLength(2);
    expect(parts[0]).toEqual({ tag: "H1", text: "ريما الحلبي" });
  });

  it("says in which language each part in the other one is", async () => {
    expect((await render(rima, "ar")).source).toMatch(/\/Lang \(en\)/);
    expect((await render(rima, "en")).source).toMatch(/\/Lang \(ar\)/);
  });

  it("weighs less than 60 KB also when two pages are full", async () => {
    const long = `${rima.workExperience}\n`.repeat(18);
    const { bytes, pages } = await render({ ...rima, workExperience: long }, "ar");
    expect(pages).toBe(2);
    expect(bytes.length).toBeLessThan(60_000);
    expect((await render(empty, "en")).bytes.length).toBeLessThan(25_000);
  });

  it("breaks a word longer than a line and goes on over pages without losing a letter", async () => {
    const word = "https://example.com/".padEnd(300, "abcdefghij");
    const text = Array.from({ length: 90 }, (_, index) => `سطر رقم ${index}`).join("\n");
    const { parts, pages } = await render({ ...rima, bio: `${word}\n${text}` }, "ar");
    expect(pages).toBeGreaterThan(1);
    const read = parts.map((part) => part.text);
    expect(read.join("")).toContain(word);
    expect(read).toContain("سطر رقم 89");
  });

  it("leaves out what its font lacks and says so; hidden characters change nothing", async () => {
    const bio = "Kind 😀 and 漢 patient\u202e\u0007\u{1f468}\u200d\u{1f469}";
    const { parts, missing } = await render({ ...empty, bio }, "en");
    expect(missing).toEqual(["😀", "漢", "👨", "👩"]);
    expect(parts.map(({ text }) => text)).toContain("Kind and patient");
  });

  it("passes the inspection that any uploaded CV goes through", async () => {
    const { bytes } = await render(rima, "ar");
    expect(await inspectPdf(bytes)).toBeUndefined();
  });
});

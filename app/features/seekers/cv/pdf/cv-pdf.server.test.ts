import { describe, expect, it } from "vitest";
import { inspectPdf } from "#app/features/applications/cv/inspection/cv-pdf.server.ts";
import { readPdf } from "#app/features/applications/cv/reading/pdf-document.server.ts";
import { cvContent } from "#app/features/seekers/cv/cv-content.ts";
import { type CvLayout, cvLayouts } from "#app/features/seekers/cv/cv-layout.ts";
import type { ProfileEntry } from "#app/features/seekers/entries/profile-entry.ts";
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

const job: ProfileEntry = {
  id: "1",
  kind: "job",
  title: "محاسبة أولى",
  organization: "Al-Noor Trading",
  place: "حلب",
  from: "2021-03",
  until: null,
  details: "- إعداد الموازنة\n- تدقيق المستودعات",
};
const school: ProfileEntry = {
  ...job,
  kind: "school",
  title: "BA in Economics",
  organization: null,
  place: null,
  from: "2012",
  until: "2016",
  details: null,
};

async function render(
  profile: StoredProfile,
  language: Language,
  { layout = "plain", entries = [] }: { layout?: CvLayout; entries?: ProfileEntry[] } = {},
) {
  const person = { profile, entries, email: "rima@example.com", place: "حلب، سوريا" };
  const content = cvContent(person, { language, layout }, messagesFor(language));
  const pdf = await renderCv(content);
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

  it.each(
    (["ar", "en"] as const).flatMap((language) =>
      cvLayouts.map((layout) => [language, layout] as const),
    ),
  )("in %s, %s, lists jobs and schools with their dates, and the texts below", async (...how) => {
    const [language, layout] = how;
    const pdf = await render(rima, language, { layout, entries: [job, school] });
    const texts = pdf.parts.map(({ text }) => text);
    const dates = {
      ar: ["مارس ٢٠٢١ – حتى الآن", "٢٠١٢ – ٢٠١٦"],
      en: ["March 2021 – present", "2012 – 2016"],
    }[language];
    const comma = messagesFor(language).cvPaper.comma;
    const inOrder = [
      job.title,
      `Al-Noor Trading${comma}حلب · ${dates[0]}`,
      "تدقيق المستودعات",
      "محاسبة في معمل النسيج (2020 - 2024)",
      "BA in Economics",
      dates[1],
      "SAP Business One",
    ];
    const places = inOrder.map((text) => texts.findIndex((each, at) => at > 3 && each === text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(texts).toContain("+963 944 000 101");
    expect(pdf.missing).toEqual([]);
    const read = (await readPdf(pdf.bytes)).text.replace(/\s+/g, " ");
    for (const word of ["Al-Noor Trading", "تدقيق المستودعات", "BA in Economics"])
      expect(read).toContain(word);
    expect(await inspectPdf(pdf.bytes)).toBeUndefined();
  });

  it("goes on over pages in each of two columns", async () => {
    const entries = Array.from({ length: 20 }, (_, at) => ({ ...job, title: `Job ${at}` }));
    const certifications = Array.from({ length: 50 }, (_, at) => `Certificate number ${at}`);
    const { parts, pages } = await render({ ...rima, certifications }, "ar", {
      layout: "columns",
      entries,
    });
    expect(pages).toBe(3);
    const texts = parts.map(({ text }) => text);
    expect(texts).toContain("Job 19");
    expect(texts).toContain("Certificate number 49");
  });

  it("breaks no page between the head of a job and its first line", async () => {
    const entries = Array.from({ length: 20 }, (_, at) => ({
      ...job,
      title: `Job ${at}`,
      details: "Accounts and stock.\n".repeat(5),
    }));
    const { bytes } = await render({ ...rima, bio: null }, "en", { entries });
    const { text } = await readPdf(bytes);
    expect(text).toMatch(/Accounts and stock\.\n.*\d \/ \d/);
    expect(text).not.toMatch(/present\n.*\d \/ \d/);
  });

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

  it("leaves out characters that its font lacks and warns; hidden characters change nothing", async () => {
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

import { describe, expect, it } from "vitest";
import type { FormValues } from "#app/http/form.ts";
import { messages as english } from "#app/messages/en/index.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { fieldNames, fieldsOfStep, stepOf } from "./job-fields.ts";
import { checkJob, checkStep } from "./job-form.ts";

const filled: FormValues = {
  title: "Accountant",
  company: "Barada Foods",
  description: "Keep the daily books.",
  jobType: "full-time",
  category: "Accounting & Finance",
  experienceLevel: "mid",
  country: "Syria",
  province: "Aleppo",
  city: "Azaz",
};

const valuesOf = (values: FormValues) => {
  const checked = checkJob(values);
  if (checked.errors) throw new Error(JSON.stringify(checked.errors));
  return checked.values;
};
const errorsOf = (values: FormValues) => checkJob(values).errors ?? {};

describe("the form for a job", () => {
  it("POST-05 is complete with its nine required fields; optional ones become null or empty", () => {
    expect(valuesOf(filled)).toEqual({
      title: "Accountant",
      company: "Barada Foods",
      description: "Keep the daily books.",
      jobType: "full-time",
      category: "Accounting & Finance",
      experienceLevel: "mid",
      placeId: "syria/aleppo/azaz",
      requirements: [],
      benefits: [],
      questions: [],
      workArrangement: null,
      salaryMin: null,
      salaryMax: null,
      currency: "SYP",
      pound: "new",
      payPeriod: "month",
      payBasis: null,
      applicationDeadline: null,
      contactEmail: null,
      companyWebsite: null,
    });
  });

  it.each(Object.keys(filled))("POST-05 is refused without %s", (field) => {
    const { [field]: _, ...without } = filled;
    expect(errorsOf(without)).toEqual({ [field]: "posting.errors.missing" });
    expect(errorsOf({ ...filled, [field]: " \u200b " })).toEqual({
      [field]: "posting.errors.missing",
    });
  });

  it.each(["...", "ــــ", "— • —", "12345", "٣"])("report 15: a title of %s is none", (title) => {
    expect(errorsOf({ ...filled, title })).toEqual({ title: "posting.errors.titleLetters" });
  });

  it("ERR-11 leads to the first step with a gap", () => {
    expect(checkJob({ ...filled, city: "", title: "" })).toMatchObject({ step: 1 });
    expect(checkJob({ ...filled, city: "" })).toMatchObject({ step: 3 });
    expect(checkJob({ ...filled, contactEmail: "x" })).toMatchObject({ step: 4 });
  });

  it("POST-06 takes only Syria, and only a city of the governorate", () => {
    expect(errorsOf({ ...filled, country: "Egypt" })).toHaveProperty("country");
    expect(errorsOf({ ...filled, province: "Cairo" })).toHaveProperty("province");
    expect(errorsOf({ ...filled, province: "Homs" })).toHaveProperty("city");
    expect(valuesOf({ ...filled, province: "حلب", city: "أعزاز" }).placeId).toBe(
      "syria/aleppo/azaz",
    );
  });

  it("POST-07 Medicine and Health is stored as Healthcare", () => {
    expect(valuesOf({ ...filled, category: "Medicine and Health" }).category).toBe("Healthcare");
    expect(errorsOf({ ...filled, category: "Astrology" })).toHaveProperty("category");
  });

  it("POST-08 reading 53 reads bounds as decimals and accepts a minimum above the maximum", () => {
    const { salaryMin, salaryMax } = valuesOf({
      ...filled,
      salaryMin: "٢٬٤٠٠٬٠٠٠",
      salaryMax: "1,800.5",
    });
    expect([salaryMin, salaryMax]).toEqual(["2400000", "1800.5"]);
    expect(errorsOf({ ...filled, salaryMin: "a lot" })).toEqual({
      salaryMin: "posting.errors.amount",
    });
  });

  it("POST-10 a list is one item a line, without the signs of a pasted list", () => {
    const requirements = "- Excel\r\n\r\n  • Two years \n\u200b\nDriving licence";
    expect(valuesOf({ ...filled, requirements }).requirements).toEqual([
      "Excel",
      "Two years",
      "Driving licence",
    ]);
  });

  it("reports 13 and 14, F20: a list that lost its line breaks or came from Word becomes items", () => {
    const pasted = "إجازة • خبرة سنتين • حسن المظهر\n\uf0b7\u00a0 Two\no\t Three\n1) Four";
    for (const field of ["requirements", "benefits"] as const) {
      expect(valuesOf({ ...filled, [field]: pasted })[field]).toEqual([
        "إجازة",
        "خبرة سنتين",
        "حسن المظهر",
        "Two",
        "Three",
        "Four",
      ]);
    }
  });

  it("report 14 the source of a Word page becomes its text, typed tags stay", () => {
    const description =
      "<p class=MsoNormal>Teach<o:p></o:p></p><ul><li>maths &amp; physics</li></ul>";
    expect(valuesOf({ ...filled, description }).description).toBe("Teach\n\n• maths & physics");
    const tagged = "Knows <b> & <script>alert(1)</script>";
    expect(valuesOf({ ...filled, description: tagged }).description).toBe(tagged);
  });

  it.each([
    ["title", "long ".repeat(41)],
    ["description", "long ".repeat(4001)],
    ["requirements", "long ".repeat(101)],
    ["benefits", "a\n".repeat(51)],
    ["contactEmail", "nobody"],
    ["companyWebsite", "ftp://example.com"],
    ["companyWebsite", "javascript:alert(1)"],
    ["companyWebsite", "https://"],
    ["companyWebsite", "https://bank.example@evil.example"],
    ["companyWebsite", "https://localhost"],
    ["applicationDeadline", "2026-02-30"],
    ["applicationDeadline", "0000-01-01"],
    ["workArrangement", "space"],
    ["currency", "XAU"],
  ])("POST-02 refuses %s %.40s", (field, value) => {
    const errors = errorsOf({ ...filled, [field]: value });
    expect(Object.keys(errors)).toEqual([field]);
    expect(findMessage(english, errors[field] ?? "")).toBeDefined();
  });

  it("POST-02 takes a website as people write it", () => {
    const website = (companyWebsite: string) =>
      valuesOf({ ...filled, companyWebsite }).companyWebsite;
    expect(website("www.example.com/jobs")).toBe("https://www.example.com/jobs");
    expect(website(" http://example.com ")).toBe("http://example.com");
    expect(website("https://موقع.سوريا/وظائف")).toBe("https://موقع.سوريا/وظائف");
  });
});

describe("the steps", () => {
  it("POST-02 hold every field of the form once", () => {
    expect(new Set(fieldNames).size).toBe(fieldNames.length);
    expect([...fieldNames].sort()).toEqual(
      [
        ...Object.keys(filled),
        "requirements",
        "benefits",
        "questions",
        "workArrangement",
        "salaryMin",
        "salaryMax",
        "currency",
        "pound",
        "payPeriod",
        "payBasis",
        "applicationDeadline",
        "contactEmail",
        "companyWebsite",
      ].sort(),
    );
  });

  it("POST-05 each step knows its own gaps only", () => {
    expect(checkStep(2, {})).toBeNull();
    for (const step of [1, 3]) {
      for (const field of Object.keys(checkStep(step, {}) ?? {})) {
        expect(fieldsOfStep(step)).toContain(field);
      }
    }
    expect(Object.keys(checkStep(3, {}) ?? {})).toEqual(["country", "province", "city"]);
  });

  it.each([
    ["0", 1],
    ["-3", 1],
    ["5", 4],
    ["99", 4],
    ["abc", 1],
    ["2", 2],
    ["2.9", 2],
    [null, 1],
    ["", 1],
    ["Infinity", 4],
  ])("POST-03 step=%s shows step %i", (param, step) => {
    expect(stepOf(param)).toBe(step);
  });
});

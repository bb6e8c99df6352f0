import { expect, it } from "vitest";
import { completenessOf, isFilled, profileParts } from "./completeness.ts";

const full = {
  desiredPosition: "Accountant",
  workExperience: "A mill",
  skills: "Excel",
  education: "Economics",
  languages: "Arabic",
  bio: "About",
};

it.each([
  ["nothing", {}, 0, "wish"],
  ["blanks", { desiredPosition: " \n", skills: "\n" }, 0, "wish"],
  ["a wish", { desiredPosition: "Accountant" }, 1, "experience"],
  ["years in place of jobs", { ...full, workExperience: "", experienceYears: "0" }, 6, null],
  ["neither years nor jobs", { ...full, workExperience: "" }, 5, "experience"],
  ["no skills", { ...full, skills: "" }, 5, "skills"],
  [
    "certificates in place of a school",
    { ...full, education: "", certifications: "ICDL" },
    6,
    null,
  ],
  ["neither school nor certificates", { ...full, education: "" }, 5, "education"],
  ["no languages", { ...full, languages: "" }, 5, "languages"],
  ["no text about oneself", { ...full, bio: "" }, 5, "about"],
  ["two gaps: the more telling one first", { ...full, bio: "", skills: "" }, 4, "skills"],
  ["everything", full, 6, null],
] as const)("a profile with %s", (_, values, done, next) => {
  expect(completenessOf({ ...values }, [])).toEqual({ done, of: 6, next });
});

it.each([
  [{}],
  [full],
  [{ bio: "About", languages: "Arabic" }],
  [{ education: "School" }],
] as const)("F10 all sections are filled exactly where the whole is: %j", (values) => {
  const sections = [...new Set(profileParts.map(({ section }) => section))];
  const { done, of } = completenessOf({ ...values }, []);
  expect(sections.every((section) => isFilled(section, { ...values }, []))).toBe(done === of);
});

it.each([
  ["wish", { desiredPosition: "Accountant" }, true],
  ["skills", { skills: "Excel" }, false],
  ["skills", { skills: "Excel", languages: "Arabic" }, true],
  ["person", { firstName: "Rana", lastName: "Haddad" }, false],
  ["person", { firstName: "Rana", lastName: "Haddad", phone: "0944" }, true],
  ["place", { country: " " }, false],
  ["place", { country: "Syria" }, true],
] as const)(
  "a section is filled once nothing of it is missing: %s %j",
  (section, values, filled) => {
    expect(isFilled(section, { ...values }, [])).toBe(filled);
  },
);

it("a job and a school in rows count as the texts do", () => {
  const values = { ...full, workExperience: "", education: "" };
  const entries = [{ kind: "job" }, { kind: "school" }] as const;
  expect(completenessOf(values, entries)).toEqual({ done: 6, of: 6, next: null });
  expect(completenessOf(values, entries.slice(1)).next).toBe("experience");
});

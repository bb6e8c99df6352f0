import { expect, it } from "vitest";
import { completenessOf } from "./completeness.ts";

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
  expect(completenessOf({ ...values })).toEqual({ done, of: 6, next });
});

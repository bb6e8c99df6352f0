import { readCvPhone, readEmail } from "./contacts.ts";
import { cvLines } from "./cv-lines.ts";
import { type CvEntry, readJobs, readSchools } from "./entries.ts";
import { readLanguages, readSkills } from "./lists.ts";
import { type CvName, readName, readTitle } from "./person.ts";
import type { Reading } from "./reading.ts";
import { readYears } from "./years.ts";

/** A person's data in the words of a CV; undefined where it has none. */
export type CvFields = {
  name: Reading<CvName> | undefined;
  email: Reading<string> | undefined;
  phone: Reading<string> | undefined;
  title: Reading<string> | undefined;
  years: Reading<number> | undefined;
  skills: Reading<string[]> | undefined;
  languages: Reading<string[]> | undefined;
  jobs: Reading<CvEntry>[];
  schools: Reading<CvEntry>[];
};

/** Reads the text of a CV in Arabic, English or both. Returns undefined for a scan, which has no text. */
export function readCvFields(text: string, now: Date): CvFields | undefined {
  if ((text.match(/\p{L}/gu) ?? []).length < minLetters) return undefined;
  const lines = cvLines(text);
  const email = readEmail(lines);
  const name = readName(lines, email?.value);
  const jobs = readJobs(lines);
  return {
    name: name && { value: name.value, isSure: name.isSure },
    email,
    phone: readCvPhone(lines),
    title: readTitle(lines, name, jobs.find(({ isSure }) => isSure)?.value.what),
    years: readYears(lines, jobs, now),
    skills: readSkills(lines),
    languages: readLanguages(lines),
    jobs,
    schools: readSchools(lines),
  };
}

/** A scan may have a stamp or the name of its program as text. */
const minLetters = 80;

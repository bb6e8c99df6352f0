import { readFileSync } from "node:fs";
import { fold } from "#app/platform/fold.ts";

/** A line of profiles.jsonl; judging.md says how it is read. */
export type JudgedProfile = {
  id: number;
  half: "tuned" | "held";
  language: "ar" | "en";
  profile: {
    desiredPosition: string | null;
    skills: string[];
    languages: string[];
    experienceYears: number;
    workType: "full-time" | "part-time" | "contract" | "remote";
    country: string;
    province: string;
    city: string | null;
    preferredLocations: string[];
    willingToRelocate: boolean;
    desiredSalaryMin: number | null;
    desiredSalaryMax: number | null;
  };
  /** Titles of the jobs that they have applied for. */
  applied: string[];
  judged: { exact: string; near: string; exactText?: string; not?: string };
};

/** A line of the corpus. */
export type CorpusJob = {
  external_id: string;
  title: string;
  description: string;
  province: string;
  salary_min: number | null;
  salary_max: number | null;
  employment_type: string;
  experience_level: string;
  company_name: string;
  status: string;
};

export function readProfiles(): JudgedProfile[] {
  return linesOf(`${import.meta.dirname}/profiles.jsonl`);
}

export function readCorpus(file: string): CorpusJob[] {
  return linesOf(file);
}

/** The grade of each job that has one, by its external id. */
export function judge(person: JudgedProfile, jobs: readonly CorpusJob[]): Map<string, number> {
  const grades = new Map<string, number>();
  for (const job of jobs) {
    if (job.status !== "active") continue;
    const grade = gradeOf(person, job);
    if (grade > 0) grades.set(job.external_id, grade);
  }
  return grades;
}

function gradeOf({ profile, judged }: JudgedProfile, job: CorpusJob): number {
  const occupation = occupationOf(judged, job);
  if (occupation === 0) return 0;
  const conditions = [
    placeOf(profile, job),
    levelOf(profile, job),
    typeOf(profile, job),
    payOf(profile, job),
  ];
  if (conditions.includes("excluded")) return 0;
  return occupation + (conditions.every((each) => each === "met") ? 1 : 0);
}

type Condition = "met" | "failed" | "excluded";

function occupationOf(
  { exact, near, exactText, not }: JudgedProfile["judged"],
  job: CorpusJob,
): 0 | 1 | 2 {
  const title = fold(job.title);
  const matches = (pattern: string | undefined, text: string) =>
    pattern !== undefined && new RegExp(pattern).test(text);
  if (matches(not, title)) return 0;
  if (matches(exact, title)) return 2;
  if (!matches(near, title)) return 0;
  return matches(exactText, fold(job.description)) ? 2 : 1;
}

function placeOf(
  { province, preferredLocations, willingToRelocate }: JudgedProfile["profile"],
  job: CorpusJob,
): Condition {
  const one = (name: string) => (name === "Rif Dimashq" ? "Damascus" : name);
  const near = [province, ...preferredLocations].map(one).includes(one(job.province));
  if (near || job.employment_type === "remote") return "met";
  return willingToRelocate ? "failed" : "excluded";
}

function levelOf(
  { experienceYears: years }: JudgedProfile["profile"],
  { experience_level: level }: CorpusJob,
): Condition {
  if ((level === "senior" && years <= 1) || (level === "executive" && years < 5)) return "excluded";
  const fitting =
    years <= 1
      ? ["entry"]
      : years <= 4
        ? ["entry", "mid"]
        : years <= 9
          ? ["mid", "senior"]
          : ["mid", "senior", "executive"];
  return fitting.includes(level) ? "met" : "failed";
}

function typeOf(
  { workType }: JudgedProfile["profile"],
  { employment_type: type }: CorpusJob,
): Condition {
  return type === workType || (workType === "full-time" && type === "contract") ? "met" : "failed";
}

function payOf(
  { desiredSalaryMin }: JudgedProfile["profile"],
  { salary_min, salary_max }: CorpusJob,
): Condition {
  const highest = salary_max ?? salary_min;
  return desiredSalaryMin === null || highest === null || highest >= desiredSalaryMin
    ? "met"
    : "failed";
}

function linesOf<T>(file: string): T[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter(Boolean).map((line) => JSON.parse(line) as T);
}

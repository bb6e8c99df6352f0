import { searchedSizes, sizesOf } from "./company-facts.ts";
import { categories, employmentTypes, experienceLevels, workArrangements } from "./job.ts";
import { postedWithins, salaryRanges } from "./job-query.ts";

/** What a job is counted by; job_code in SQL writes it. Empty where it has none. */
export type JobCode = {
  category: string;
  jobType: string;
  experienceLevel: string;
  workArrangement: string;
  salaryRange: string;
  companySize: string;
  /** A number of job_places, 0 for unknown. */
  place: number;
};

/** Jobs of one code: how many, and how many of them were posted within each of `postedWithins`. */
export type CodeCount = { code: JobCode; jobs: number; within: number[] };

/** Counts the jobs of each code. `bytes` are pairs of 32-bit numbers: the code and the minute of posting. */
export function countCodes(bytes: Uint8Array, now = Date.now()): CodeCount[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const since = postedWithins.map((days) => now / 60_000 - Number(days) * 24 * 60);
  const counts = new Map<number, CodeCount>();
  for (let at = 0; at < bytes.byteLength; at += 8) {
    const number = view.getInt32(at);
    const posted = view.getInt32(at + 4);
    let count = counts.get(number);
    if (!count) {
      count = { code: readCode(number), jobs: 0, within: since.map(() => 0) };
      counts.set(number, count);
    }
    count.jobs += 1;
    for (const [i, first] of since.entries()) {
      if (posted >= first) count.within[i] = (count.within[i] ?? 0) + 1;
    }
  }
  return [...counts.values()];
}

/** The code of a job's first four bytes. */
export function codeOf(bytes: Uint8Array): JobCode {
  return readCode(new DataView(bytes.buffer, bytes.byteOffset, 4).getInt32(0));
}

function readCode(number: number): JobCode {
  return {
    category: named(categories, number & 15),
    jobType: named(employmentTypes, (number >> 4) & 7),
    experienceLevel: named(experienceLevels, (number >> 7) & 7),
    workArrangement: named(workArrangements, (number >> 10) & 3),
    salaryRange: named(salaryRanges, (number >> 12) & 7),
    companySize: named(sizes, (number >> 15) & 7),
    place: number >>> 18,
  };
}

function named(names: readonly string[], number: number): string {
  return names[number - 1] ?? "";
}

/** The searched size of each of the six that a profile may have. */
const sizes = searchedSizes.flatMap((size) => sizesOf[size].map(() => size));

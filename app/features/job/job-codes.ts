import { type CodedFilter, codedFilters, filterIndex } from "./filters/filter-index.ts";

/** The codes a job is counted by; job_code in SQL writes them. Empty if it has none. */
export type JobCode = Record<CodedFilter, string> & {
  /** A number of job_places, 0 for unknown. */
  place: number;
};

/** Jobs of one code: how many, and how many of them were posted within each of `postedWithins`. */
export type CodeCount = { code: JobCode; jobs: number; within: number[] };

/** The code of a job's first four bytes as one number. */
export function codeFrom(number: number): JobCode {
  const code = { ...noCode, place: number >>> 18 };
  for (const { name, from, mask, values } of coded) {
    code[name] = values[((number >> from) & mask) - 1] ?? "";
  }
  return code;
}

const coded = codedFilters.map((name) => {
  const { from, bits, values } = filterIndex[name].code;
  return { name, from, mask: 2 ** bits - 1, values };
});
/** All codes of one shape: thousands of them are read at once. */
const noCode = {
  ...(Object.fromEntries(codedFilters.map((name) => [name, ""])) as Record<CodedFilter, string>),
  place: 0,
};

import { type CodedFilter, codedFilters, filterIndex } from "./filters/filter-index.ts";
import { postedWithins } from "./filters/job-filters.ts";

/** The codes a job is counted by; job_code in SQL writes them. Empty if it has none. */
export type JobCode = Record<CodedFilter, string> & {
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
      count = { code: codeFrom(number), jobs: 0, within: since.map(() => 0) };
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
  return codeFrom(new DataView(bytes.buffer, bytes.byteOffset, 4).getInt32(0));
}

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

import { type CodedFilter, codedFilters, filterIndex, tagsOf } from "./filters/filter-index.ts";

/** The choices a job is counted by. Empty if it has none. */
export type JobCode = Record<CodedFilter, string>;

/** Jobs of one code and place: how many, and how many of them were posted within each of `postedWithins`. */
export type CodeCount = {
  code: JobCode;
  /** A number of job_places, 0 for unknown. */
  place: number;
  jobs: number;
  within: number[];
};

/**
 * Packs a job's choices, as tags have them, and the number of its place, in twelve of them, into 32 bits, and the minute of
 * posting into 32 more.
 */
export function writeCode(
  choices: Readonly<Record<CodedFilter, string | null>>,
  place: number | null,
  postedMinute: number,
): Uint8Array {
  const hasRoom = place !== null && place > 0 && place <= maxPlace;
  let number = hasRoom ? place << placeFrom : 0;
  for (const { name, from, tags } of coded)
    number |= (tags.indexOf(choices[name] ?? "") + 1) << from;
  const view = new DataView(new ArrayBuffer(8));
  view.setInt32(0, number);
  view.setInt32(4, postedMinute);
  return new Uint8Array(view.buffer);
}

/** Places beyond are counted as unknown. */
const maxPlace = 4095;
const placeFrom = 18;

/** The number of a job's place, 0 for unknown, from the first four bytes of its code as one number. */
export function placeIn(number: number): number {
  return (number >>> placeFrom) & maxPlace;
}

/** The choices of a job from the same number; jobs of the same choices share them, as thousands are read at once. */
export function choicesIn(number: number): JobCode {
  const choices = number & ~(maxPlace << placeFrom);
  let code = known.get(choices);
  if (!code) {
    code = { ...noCode };
    for (const { name, from, mask, values } of coded) {
      code[name] = values[((number >> from) & mask) - 1] ?? "";
    }
    if (known.size >= maxKnown) known.clear();
    known.set(choices, code);
  }
  return code;
}

const known = new Map<number, JobCode>();
const maxKnown = 10_000;

const coded = codedFilters.map((name) => {
  const { from, bits, values } = filterIndex[name].code;
  // The tags of a value that stands for several have numbers of their own.
  return { name, from, mask: 2 ** bits - 1, values, tags: tagsOf(name, [...new Set(values)]) };
});
/** All codes of one shape: thousands of them are read at once. */
const noCode = Object.fromEntries(codedFilters.map((name) => [name, ""])) as JobCode;

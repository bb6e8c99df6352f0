import type { CvEntry } from "#app/features/applications/cv/fields/entries.ts";
import type { CvFields } from "#app/features/applications/cv/fields/read-cv-fields.ts";
import type { Reading } from "#app/features/applications/cv/fields/reading.ts";
import { fold } from "#app/platform/fold.ts";

/** What a CV says, as a person reads it; jobs and schools in the order of the CV. */
export type Truth = {
  first?: string;
  last?: string;
  phone?: string;
  email?: string;
  title?: string;
  years?: number;
  skills?: string[];
  languages?: string[];
  jobs?: TrueEntry[];
  schools?: TrueEntry[];
};
type TrueEntry = { what: string; where: string; from?: string; until?: string | null };

/** `right` of `all` true values were read; `wrong` of the `sure` ones that were read are not true. */
export type Count = { all: number; right: number; sure: number; wrong: number; misses: string[] };

/** Counts each value of a list and each part of an entry as one field. */
export function scoreCv(truth: Truth, read: CvFields | undefined): Record<string, Count> {
  const name = read?.name;
  const entries = (what: "jobs" | "schools") => countEntries(truth[what] ?? [], read?.[what] ?? []);
  return {
    name: add(
      one(truth.first, name && { ...name, value: name.value.firstName }),
      one(truth.last, name && { ...name, value: name.value.lastName }),
    ),
    phone: one(
      truth.phone && digitsOf(truth.phone),
      read?.phone && { ...read.phone, value: digitsOf(read.phone.value) },
    ),
    email: one(truth.email, read?.email),
    title: one(truth.title, read?.title),
    years: one(
      truth.years?.toString(),
      read?.years && { ...read.years, value: String(read.years.value) },
    ),
    skills: many(truth.skills, read?.skills),
    languages: many(truth.languages, read?.languages),
    jobs: entries("jobs"),
    schools: entries("schools"),
  };
}

/** National and international forms of a number end alike. */
const digitsOf = (phone: string) => fold(phone).replace(/\D/g, "").slice(-9);

const same = (a: string, b: string) => fold(a) === fold(b);

function one(truth: string | undefined, read: Reading<string> | undefined): Count {
  const isRight = truth !== undefined && read !== undefined && same(truth, read.value);
  const isSure = read?.isSure ?? false;
  return {
    all: truth === undefined ? 0 : 1,
    right: isRight ? 1 : 0,
    sure: isSure ? 1 : 0,
    wrong: isSure && !isRight ? 1 : 0,
    misses:
      isRight || (truth === undefined && !isSure)
        ? []
        : [`${truth ?? "nothing"} ≠ ${read?.value ?? "nothing"}${isSure ? " (sure)" : ""}`],
  };
}

function many(truth: readonly string[] = [], read: Reading<string[]> | undefined): Count {
  const values = read?.value ?? [];
  const isTrue = (value: string) => truth.some((each) => same(each, value));
  const missing = truth.filter((each) => !values.some((value) => same(each, value)));
  const wrong = read?.isSure ? values.filter((value) => !isTrue(value)) : [];
  return {
    all: truth.length,
    right: truth.length - missing.length,
    sure: read?.isSure ? values.length : 0,
    wrong: wrong.length,
    misses: [
      ...missing.map((each) => `${each} ≠ nothing`),
      ...wrong.map((each) => `nothing ≠ ${each} (sure)`),
    ],
  };
}

function countEntries(truth: readonly TrueEntry[], read: readonly Reading<CvEntry>[]): Count {
  const left = [...read];
  const counts = truth.map((entry) => {
    const at = left.findIndex(
      ({ value }) => same(value.what, entry.what) || same(value.where, entry.where),
    );
    const [match] = at >= 0 ? left.splice(at, 1) : [];
    const part = (value: string | undefined) =>
      match && value !== undefined && value !== "" ? { value, isSure: match.isSure } : undefined;
    const { period = null } = match?.value ?? {};
    return [
      one(entry.what, part(match?.value.what)),
      one(entry.where, part(match?.value.where)),
      one(entry.from, part(period?.from)),
      ...(entry.until === undefined
        ? []
        : [one(entry.until ?? "now", part(period ? (period.until ?? "now") : undefined))]),
    ].reduce(add);
  });
  const extra = left.map(({ value, isSure }) =>
    one(undefined, { value: `${value.what} ${value.where}`, isSure }),
  );
  return [...counts, ...extra].reduce(add, one(undefined, undefined));
}

export function add(a: Count, b: Count): Count {
  return {
    all: a.all + b.all,
    right: a.right + b.right,
    sure: a.sure + b.sure,
    wrong: a.wrong + b.wrong,
    misses: [...a.misses, ...b.misses],
  };
}

import { roleOfTitle } from "#app/features/jobs/usual-pay/role.ts";
import { findPlaceById, parsePlaceText } from "#app/features/places/place.ts";
import { hasWords, names, type StemmedText, stemmed } from "./job-text.ts";
import type { Occupation, OccupationPart } from "./occupation.ts";
import type { Reason } from "./reason.ts";
import type { Wanted } from "./wanted.ts";

/** The parts of a job that are compared with a profile. */
export type FitJob = {
  title: string;
  /** Requirements and description; empty where they are not read yet. */
  text: string;
  placeId: string | null;
  location: string;
  employmentType: string;
  workArrangement: string | null;
  experienceLevel: string;
  payPeriod: string | null;
  /** A month's pay in new pounds. */
  comparableMin: string | null;
  comparableMax: string | null;
};

/** A job as it is compared: its words read once, for many profiles. */
export type ReadJob = Omit<FitJob, "title" | "text"> & {
  title: StemmedText;
  words: StemmedText;
  /** The occupation's names in the title. */
  role: readonly string[] | undefined;
};

export type Fit = { score: number; reasons: Reason[] };

/** How much each part of the measure counts, when it is met in full. */
const weights = {
  occupation: 50,
  place: 20,
  level: 15,
  type: 15,
  pay: 10,
  skills: 10,
  languages: 3,
} as const;

/** How near a job's occupation is, in parts of the whole. */
export const nearness = {
  exact: 1,
  /** By another name than the first one. */
  alike: 0.95,
  /** The loss of a title with many other words. */
  wordy: 0.1,
  /** The noun of a wish of several parts, without the others. */
  head: 0.7,
  /** All that the wish is about, in other words. */
  described: 0.9,
  /** A neighbour in the vocabulary, or a part of the wish. */
  near: 0.45,
  /** The wish is named, but the title is of something else. */
  secondary: 0.6,
  /** Its name of several words stands in the text, under a title that names something wider. */
  named: 0.55,
  /** A skill that stands in the title. */
  skill: 0.4,
  /** Similar to earlier applications, with another stated wish. */
  interest: 0.8,
} as const;

/** Half of the weight if job or profile is silent. */
const unknown = 0.5;
const skillsForAll = 3;

export function readFitJob({ title, text, ...job }: FitJob): ReadJob {
  const role = roleOfTitle(title);
  return {
    ...job,
    title: stemmed(title),
    words: stemmed(`${title} ${text}`),
    role: role && [role.names.ar, role.names.en].map((name) => stemmed(name)),
  };
}

/** How well a job fits a profile, and why; undefined where it does not. */
export function scoreFit(wanted: Wanted, job: ReadJob): Fit | undefined {
  const occupation = occupationPart(wanted, job);
  const place = placePart(wanted, job);
  const level = levelPart(wanted, job);
  if (!occupation || !place || !level) return undefined;
  const parts = {
    occupation,
    place,
    level,
    type: typePart(wanted, job),
    pay: payPart(wanted, job),
    skills: skillsPart(wanted, job),
    languages: languagesPart(wanted, job),
  };
  const score = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, name) => sum + weights[name] * parts[name].share,
    0,
  );
  const { skills, pay, languages, type } = parts;
  const reasons = [skills, place, pay, occupation, type, languages, level].flatMap(
    ({ reason }) => reason ?? [],
  );
  return { score, reasons };
}

/** `share` of the whole, from 0 to 1; a reason where it is a fact of both. */
type Part = { share: number; reason?: Reason };

function occupationPart(wanted: Wanted, job: ReadJob): Part | undefined {
  const { occupations, interests, skills } = wanted;
  const wishes = occupations.map((each): Part => {
    const share = Math.max(nearnessOf(each, job), isNamedInText(each, job) ? nearness.named : 0);
    const kind = share >= nearness.interest ? "position" : "near";
    return share === 0 ? { share } : { share, reason: { kind, position: each.text } };
  });
  const asBefore = interests.map((each): Part => {
    const share = nearnessOf(each, job) * (occupations.length > 0 ? nearness.interest : 1);
    return share === 0 ? { share } : { share, reason: { kind: "like", title: each.text } };
  });
  const inTitle = skills.filter(({ forms }) => names(job.title, forms));
  const bySkill: Part = { share: inTitle.length > 0 ? nearness.skill : 0 };
  const best = [...wishes, ...asBefore, bySkill].reduce((one, other) =>
    other.share > one.share ? other : one,
  );
  return best.share > 0 ? best : undefined;
}

/** A text that asks for a "civil engineer" is for one, though its title be "site engineer". */
function isNamedInText({ parts }: Occupation, { words }: ReadJob): boolean {
  return parts.some(
    ({ forms, narrows }) => !narrows && names(words, forms.filter(hasSeveralWords)),
  );
}

export function hasSeveralWords(form: readonly string[]): boolean {
  return form.length > 1;
}

/** How near the job's title is to an occupation. */
export function nearnessOf({ parts }: Occupation, job: ReadJob): number {
  const main = parts.filter(({ narrows }) => !narrows);
  const shares = main.map((part) => ({ part, share: partNearness(part, job) }));
  const head = shares.find(({ part }) => part.isHead)?.share ?? 0;
  const best = Math.max(...shares.map(({ share }) => share));
  const met = shares.filter(({ share }) => share > 0).length;
  const whole =
    head > 0
      ? head * (nearness.head + (1 - nearness.head) * (met / main.length))
      : best * nearness.near;
  const isNarrow = parts.every(({ narrows, forms }) => !narrows || hasWords(job.title, forms));
  return isNarrow ? whole : Math.min(whole, nearness.near);
}

function partNearness(part: OccupationPart, job: ReadJob): number {
  const { firstForms, forms, related, not, specific } = part;
  const isOther = hasWords(job.title, not);
  if (hasWords(job.title, forms) && !isOther) {
    if (isSecondary(part, job)) return nearness.secondary;
    const called = hasWords(job.title, firstForms) ? nearness.exact : nearness.alike;
    return called - nearness.wordy * (1 - coverage(part, job));
  }
  const matches = specific.filter((each) => hasWords(job.title, each));
  if (specific.length > 1 && matches.length === specific.length && !isOther)
    return nearness.described;
  return hasWords(job.title, related) || matches.length > 0 ? nearness.near : 0;
}

/** How much of the title the name is: a long one may be about something else. */
function coverage({ forms }: OccupationPart, { title }: ReadJob): number {
  const words = title.trim().split(" ").length;
  const longest = Math.max(
    ...forms.filter((form) => hasWords(title, [form])).map(({ length }) => length),
  );
  return Math.min(1, longest / words);
}

/** Whether the title is the name of something else, as in "accountant executive secretary". */
function isSecondary({ forms }: OccupationPart, { role }: ReadJob): boolean {
  return role !== undefined && !role.some((name) => hasWords(name, forms));
}

function placePart({ provinceIds, moves }: Wanted, job: ReadJob): Part | undefined {
  if (isRemote(job)) return { share: 1, reason: { kind: "remote" } };
  const placeId = job.placeId ?? parsePlaceText(job.location);
  const province = findPlaceById(placeId)?.province?.id;
  if (provinceIds.length === 0 || province === undefined) return { share: unknown };
  if (provinceIds.includes(province)) {
    return { share: 1, reason: { kind: "place", placeId: placeId ?? province } };
  }
  return moves ? { share: 0 } : undefined;
}

function isRemote({ employmentType, workArrangement }: ReadJob): boolean {
  return employmentType === "remote" || workArrangement === "remote";
}

/** Levels by years of experience: the fitting ones, and those out of reach. */
const levels: readonly { upTo: number; fitting: string[]; out: string[] }[] = [
  { upTo: 1, fitting: ["entry"], out: ["senior", "executive"] },
  { upTo: 4, fitting: ["entry", "mid"], out: ["executive"] },
  { upTo: 9, fitting: ["mid", "senior"], out: [] },
  { upTo: Number.POSITIVE_INFINITY, fitting: ["mid", "senior", "executive"], out: [] },
];

function levelPart({ years }: Wanted, { experienceLevel }: ReadJob): Part | undefined {
  const row = levels.find(({ upTo }) => years !== null && years <= upTo);
  if (!row || years === null) return { share: unknown };
  if (row.out.includes(experienceLevel)) return undefined;
  if (!row.fitting.includes(experienceLevel)) return { share: 0 };
  return { share: 1, reason: { kind: "level", years } };
}

function typePart({ workType }: Wanted, job: ReadJob): Part {
  const isMet =
    workType === "remote"
      ? isRemote(job)
      : job.employmentType === workType ||
        (workType === "full-time" && job.employmentType === "contract");
  if (!isMet) return { share: 0 };
  // Most jobs are full-time, and a remote one says so as its place.
  const isTelling = workType === "part-time" || workType === "contract";
  return isTelling ? { share: 1, reason: { kind: "type", type: workType } } : { share: 1 };
}

function payPart({ payMin, payMax }: Wanted, job: ReadJob): Part {
  const { comparableMin, comparableMax, payPeriod } = job;
  const highest = comparableMax ?? comparableMin;
  if (payMin === null || highest === null || payPeriod === "project") return { share: unknown };
  if (Number(highest) < payMin) return { share: 0 };
  const lowest = Number(comparableMin ?? highest);
  const isWithin = payMax === null || lowest <= payMax;
  return { share: 1, reason: { kind: isWithin ? "pay" : "payAbove" } };
}

function skillsPart({ skills }: Wanted, { words }: ReadJob): Part {
  const matches = skills.filter(({ forms }) => names(words, forms));
  if (matches.length === 0) return { share: 0 };
  const share = Math.min(1, matches.length / Math.min(skillsForAll, skills.length));
  return { share, reason: { kind: "skills", skills: matches.map(({ text }) => text) } };
}

function languagesPart({ languages }: Wanted, { words }: ReadJob): Part {
  const matches = languages.filter(({ forms }) => names(words, forms));
  if (matches.length === 0) return { share: 0 };
  return { share: 1, reason: { kind: "languages", languages: matches.map(({ text }) => text) } };
}

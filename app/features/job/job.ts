/**
 * The noun: a job's types and the actions of its states. job-access.ts says which people may run
 * them.
 */

import type { CheckedBits } from "#app/features/companies/checks/check.ts";
import type { ReplyRate } from "#app/features/companies/reply-figures/reply-rate.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { readableDays } from "#app/limits.ts";

export const categories = [
  "Information Technology",
  "Marketing & Sales",
  "Accounting & Finance",
  "Engineering",
  "Healthcare",
  "Education",
  "Design",
  "Human Resources",
  "Law",
  "Logistics",
] as const;
export type Category = (typeof categories)[number];

/** Types offered by the post form and the public filters. */
export const offeredTypes = ["full-time", "part-time", "contract", "remote"] as const;
/** Freelance is understood and shown, but not offered. */
export const employmentTypes = [...offeredTypes, "freelance"] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const experienceLevels = ["entry", "mid", "senior", "executive"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const workArrangements = ["office", "remote", "hybrid"] as const;
export type WorkArrangement = (typeof workArrangements)[number];

export const currencies = ["SYP", "USD", "EUR", "TRY", "SAR", "AED", "LBP"] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = "SYP";

/** The period of a pay; a project's is for the whole project. */
export const payPeriods = ["month", "week", "day", "hour", "project"] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Before or after taxes and social insurance. */
export const payBases = ["gross", "net"] as const;
export type PayBasis = (typeof payBases)[number];

/** Since 1 January 2026 a hundred old Syrian pounds are one new pound. */
export const pounds = ["new", "old"] as const;
export type Pound = (typeof pounds)[number];

export const jobStatuses = ["active", "closed", "draft"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const similarCount = 3;

/** A job as a list shows it: five facts, two lines and its badges. A list's page carries each, so it has no more. */
export type JobCard = {
  id: string;
  /** A short key of the company's id: see memory/memory-key.ts. */
  companyKey: string;
  title: string;
  /** The company's name, or its person's where it has none. */
  company: string;
  /** The id of its logo, if it has one. */
  logo?: string;
  /** Which checks of the company are done, if any. */
  checked?: CheckedBits;
  /** In the reader's language where it is a known one, otherwise as stored. */
  place: string;
  employmentType: EmploymentType;
  pay: Pay;
  /** ISO moment. */
  postedAt: string;
  isNew: boolean;
  isUrgent: boolean;
  /** Days since it was posted, and until the last day for applying, by Damascus; none without one or after it. */
  postedDaysAgo: number;
  closesInDays: number | null;
  /** The description's first sentence, or the one that matches the search. */
  excerpt: string;
  /** Why it fits the reader, in a sentence, where it was chosen for that. */
  why?: string;
  /** The site that it comes from, such as example.org; left out for a job posted here. */
  from?: string;
};

/** A job in a short list: home, a province, similar and suggested jobs (reading 64). */
export type ShortCard = Omit<JobCard, "excerpt">;

export type Pay = {
  min: number | null;
  max: number | null;
  currency: Currency;
  /** Undefined if unknown. */
  period?: PayPeriod;
  basis?: PayBasis;
  /** Of an amount in Syrian pounds. */
  pound?: Pound;
};

/** A job as its own page shows it. */
export type JobDetail = Omit<ShortCard, "company" | "place" | "companyKey" | "why"> & {
  companyId: string;
  category: Category;
  experienceLevel: ExperienceLevel;
  /** The last day for applying, such as 2026-12-05. */
  deadline: string | null;
  /** As written at posting: 'city, province, country'. */
  location: string;
  placeId: string | null;
  status: JobStatus;
  state: JobState;
  closedReason: string | null;
  description: string;
  /** Null where the company did not state it. */
  workArrangement: WorkArrangement | null;
  requirements: string[];
  benefits: string[];
  contactEmail: string | null;
  website: string | null;
  /** Where one applies in place of here, of a job from another site. */
  applyUrl?: string;
  company: JobCompany;
};

/** A job as its page shows it: its place and its company's are separate texts. */
export type ShownJob = Omit<
  JobDetail,
  "location" | "placeId" | "companyId" | "company" | "closedReason"
> & { company: Omit<JobCompany, "country" | "province" | "city"> };

type JobCompany = {
  id: string;
  /** The last part of its page's address; null without a page. */
  slug: string | null;
  logo: string | null;
  name: string;
  country: string | null;
  province: string | null;
  city: string | null;
  website: string | null;
  size: string | null;
  industry: string | null;
  activeJobs: number;
  /** Which of its checks are done, if any. */
  checked?: CheckedBits;
  /** Another company of its name is checked, and it is not. */
  isTwin?: true;
  /** Null until enough of its applications are decided. */
  replyRate: ReplyRate | null;
};

/**
 * The state by status and deadline: a job past its last day is over, closed already or about to be.
 */
export type JobState = "open" | "over" | "closed" | "draft";

export function jobState(
  job: { status: string; deadline: string | null; closedReason?: string | null },
  now = new Date(),
): JobState {
  const status = jobStatus(job.status);
  if (status === "closed" && job.closedReason === "expired") return "over";
  if (status !== "active") return status;
  return job.deadline !== null && job.deadline < damascusDay(now) ? "over" : "open";
}

/**
 * Whether everybody may read a job's page: an open job's, and for 30 days one's whose last day has
 * passed. No list, feed, sitemap or API shows the latter.
 */
export function isReadable(
  { state, deadline }: { state: JobState; deadline: string | null },
  now = new Date(),
): boolean {
  if (state !== "over") return jobCan.beShown(state);
  return deadline !== null && daysBetween(deadline, damascusDay(now)) <= readableDays;
}

/** Public actions of each state; its company's are in lifecycle/ */
export const jobCan: Record<"beShown" | "beAppliedTo", (state: JobState) => boolean> = {
  beShown: (state) => state === "open",
  beAppliedTo: (state) => state === "open",
};

/** An unknown status counts as a draft, so that it is never public. */
export function jobStatus(stored: string): JobStatus {
  return jobStatuses.find((status) => status === stored) ?? "draft";
}

const newDays = 2;
const urgentDays = 3;

/** Posted within two days. */
export function isNewJob(postedAt: Date, now = new Date()): boolean {
  return now.getTime() - postedAt.getTime() <= newDays * dayLength;
}

/** The last day for applying is within three days and not over. */
export function isUrgentJob(deadline: string | null, now = new Date()): boolean {
  if (deadline === null || deadline < damascusDay(now)) return false;
  return deadline <= lastUrgentDay(now);
}

/** The last day in Damascus of a deadline that is urgent. */
export function lastUrgentDay(now: Date): string {
  return damascusDay(new Date(now.getTime() + urgentDays * dayLength));
}

/** Days until the last day for applying; null after it, and for a text that is no whole date. */
export function closesIn(deadline: string | null, now = new Date()): number | null {
  const days = deadline === null ? -1 : daysBetween(now, deadline);
  return days >= 0 ? days : null;
}

const dayLength = 24 * 60 * 60 * 1000;

/** How many days of the calendar in Damascus lie between two moments. */
export function daysBetween(from: Date | string, to: Date | string): number {
  const dayOf = (at: Date | string) => (typeof at === "string" ? at : damascusDay(at));
  return Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / dayLength);
}

/** The arrangement that a page shows (reading 55): the stated one, that of a remote job, or none. */
export function arrangementOf(
  stored: string | null,
  employmentType: string,
): WorkArrangement | null {
  const stated = workArrangements.find((arrangement) => arrangement === stored);
  return stated ?? (employmentType === "remote" ? "remote" : null);
}

/** Finds a category by any of its spellings; the post form's Medicine and Health is Healthcare. */
export function categoryOf(text: string): Category | undefined {
  const wanted = plainName(text);
  if (wanted === "medicinehealth") return "Healthcare";
  return categories.find((category) => plainName(category) === wanted);
}

function plainName(category: string): string {
  return category.toLowerCase().replace(/\band\b|[^a-z]+/g, "");
}

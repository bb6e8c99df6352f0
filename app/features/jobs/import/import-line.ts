import { z } from "zod";
import {
  categories,
  currencies,
  employmentTypes,
  experienceLevels,
  jobStatuses,
  payBases,
  payPeriods,
  pounds,
} from "#app/features/job/job.ts";
import { doubtfulPound } from "#app/features/job/pay/pound.ts";
import { parsePlaceText, placeText } from "#app/features/places/place.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { lettered, storable, visibleLine, worded } from "#app/platform/database/storable.ts";
import { fold } from "#app/platform/fold.ts";
import { foreignText } from "#app/platform/pasted/html-text.ts";

const amount = z.number().nonnegative().max(1e13).nullish();

/** One line, as it is shown. */
const shownLine = (limit: number, letters: RegExp, otherwise: string) =>
  z
    .string()
    .max(limit)
    .transform((text) => visibleLine(foreignText(text)))
    .refine((text) => letters.test(text), otherwise);

const line = z.object({
  external_id: z.string().trim().min(1).max(200),
  title: shownLine(500, worded, "needs a letter"),
  description: z.string().max(200_000).default(""),
  category: z.enum(categories),
  city: z.string().trim().max(200).nullish(),
  province: z.string().trim().max(200).nullish(),
  country: z.string().trim().max(200).nullish(),
  salary_min: amount,
  salary_max: amount,
  currency: z.enum(currencies).default("SYP"),
  pay_period: z.enum(payPeriods).nullish(),
  pay_basis: z.enum(payBases).nullish(),
  pound: z.enum(pounds).nullish(),
  employment_type: z.enum(employmentTypes),
  experience_level: z.enum(experienceLevels),
  company_name: shownLine(300, lettered, "needs a letter or a number"),
  status: z.enum(jobStatuses).default("active"),
  posted_days_ago: z.number().nonnegative().max(36_500).optional(),
  posted_at: z.iso.datetime({ offset: true }).optional(),
  application_deadline: z.iso.date().nullish(),
  /** The stated pound was checked, however unusual the amounts are in it. */
  pound_confirmed: z.boolean().optional(),
});

export type ImportedJob = {
  externalId: string;
  title: string;
  description: string;
  category: string;
  location: string;
  placeId: string | null;
  salaryMin: string | null;
  salaryMax: string | null;
  currency: string;
  payPeriod: string | null;
  payBasis: string | null;
  /** Where the line does not say, it follows from its date and amounts. */
  pound: string | null;
  employmentType: string;
  experienceLevel: string;
  status: string;
  createdAt: Date;
  companyName: string;
  /** An ISO day. */
  applicationDeadline: string | null;
};

const day = 24 * 60 * 60 * 1000;

/**
 * Parses one line of an import file, ages counted back from `now`; a bad line returns its error.
 */
export function readImportLine(
  text: string,
  now: Date,
): { job: ImportedJob; doubt: string | undefined } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: "is not JSON" };
  }
  return checkImport(json, now);
}

/** The same of values that came by another way. */
export function checkImport(
  json: unknown,
  now: Date,
): { job: ImportedJob; doubt: string | undefined } | { problem: string } {
  const read = line.safeParse(json, { error: plainly });
  if (!read.success) {
    return {
      problem: read.error.issues
        .map((issue) => `${issue.path.join(".")} ${issue.message}`)
        .join("; "),
    };
  }
  const job = read.data;
  const problem = whyNotImport(job, now);
  if (problem) return { problem };
  const { location, placeId } = placeOf(job);
  const age = (job.posted_days_ago ?? 0) * day;
  return {
    doubt: doubtOf(job),
    job: {
      externalId: storable(job.external_id),
      title: job.title,
      description: storable(foreignText(job.description)),
      category: job.category,
      location,
      placeId,
      salaryMin: job.salary_min?.toString() ?? null,
      salaryMax: job.salary_max?.toString() ?? null,
      currency: job.currency,
      payPeriod: job.pay_period ?? null,
      payBasis: job.pay_basis ?? null,
      pound: job.pound ?? null,
      employmentType: job.employment_type,
      experienceLevel: job.experience_level,
      status: job.status,
      createdAt: job.posted_at ? new Date(job.posted_at) : new Date(now.getTime() - age),
      companyName: job.company_name,
      applicationDeadline: job.application_deadline ?? null,
    },
  };
}

/** The values of a line before they are checked. */
export type ImportLine = z.input<typeof line>;
type Line = z.output<typeof line>;

/** A warning about a job that is imported all the same. */
function doubtOf({ salary_min: min, salary_max: max }: Line): string | undefined {
  return min && max && min > max ? "salary_min is above salary_max" : undefined;
}

/** A file answers no questions: an answer has to stand in the line. */
function whyNotImport(job: Line, now: Date): string | undefined {
  const { application_deadline: day, status } = job;
  if (day && status === "active" && day < damascusDay(now)) {
    return `application_deadline ${day} has passed: leave it out, write a later day, or import the job as closed`;
  }
  const { salary_min: min = null, salary_max: max = null, currency, pound } = job;
  const period = job.pay_period ?? (job.employment_type === "freelance" ? "project" : "month");
  if (!pound || job.pound_confirmed) return undefined;
  const likely = doubtfulPound({ min, max, currency, period, pound });
  return (
    likely &&
    `pound is "${pound}", but the amounts look like ${likely} pounds: write "pound": "${likely}", or add "pound_confirmed": true`
  );
}

/** A known place is written in the language of the posting; an unknown one stays as it came. */
function placeOf(job: Line): { location: string; placeId: string | null } {
  const parts = [job.city, job.province, job.country ?? "Syria"].filter((part) => part);
  const given = storable(parts.join(", "));
  const placeId = parsePlaceText(given) ?? null;
  if (!placeId) return { location: given, placeId };
  // Exact only: an unknown town in a known province keeps its own name.
  const named = fold(placeText(placeId, "en")).split(" ").length >= fold(given).split(" ").length;
  const language = /\p{Script=Arabic}/u.test(job.title + job.description) ? "ar" : "en";
  return { location: named ? placeText(placeId, language) : given, placeId };
}

function plainly(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  if (input === undefined) return "is missing";
  const shown = typeof input === "object" ? typeof input : JSON.stringify(input);
  return `cannot be ${shown.length > 60 ? `${shown.slice(0, 57)}...` : shown}`;
}

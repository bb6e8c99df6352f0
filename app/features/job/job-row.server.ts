import { sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { isChecked } from "#app/features/companies/checks/check.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { findPlaceById, matchPlaces, placeText } from "#app/features/places/place.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { storedAmount } from "#app/platform/amount.ts";
import { firstSentence } from "./excerpt.ts";
import {
  type Category,
  type Currency,
  closesIn,
  daysBetween,
  type EmploymentType,
  type ExperienceLevel,
  isNewJob,
  isUrgentJob,
  type JobCard,
  type Pay,
  type PayBasis,
  type PayPeriod,
  type Pound,
  type ShortCard,
} from "./job.ts";
import { jobs } from "./jobs.table.ts";
import { memoryKey } from "./memory-key.ts";

const excerptLength = 240;

/** Columns every list shows of a job. */
export const listedColumns = {
  id: jobs.id,
  title: jobs.title,
  location: jobs.location,
  placeId: jobs.placeId,
  category: jobs.category,
  employmentType: jobs.employmentType,
  experienceLevel: jobs.experienceLevel,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  currency: jobs.currency,
  payPeriod: jobs.payPeriod,
  payBasis: jobs.payBasis,
  pound: jobs.pound,
  createdAt: jobs.createdAt,
  deadline: jobs.applicationDeadline,
};

/** The columns of a short list's card; needs jobs and its company's profile in the query. */
export const shortColumns = {
  ...listedColumns,
  companyId: jobs.companyId,
  company: companyCalled,
  logo: logoColumn,
  checked: userProfiles.checked,
  sourceSite: jobs.sourceSite,
};

/** The columns of a card, as above. */
export const cardColumns = {
  ...shortColumns,
  excerpt: sql<string>`left(${jobs.description}, ${sql.raw(String(excerptLength))})`,
};

type ShortRow = Pick<JobCard, "id" | "title" | "company"> &
  PayRow & {
    companyId: string;
    logo: string | null;
    checked: number;
    sourceSite: string | null;
    deadline: string | null;
    location: string;
    placeId: string | null;
    category: string;
    employmentType: string;
    experienceLevel: string;
    createdAt: Date;
  };
export type CardRow = ShortRow & Pick<JobCard, "excerpt">;

export function cardOf(row: CardRow, language: Language, now = new Date()): JobCard {
  return { ...shortCardOf(row, language, now), excerpt: firstSentence(row.excerpt) };
}

export function shortCardOf(row: ShortRow, language: Language, now = new Date()): ShortCard {
  return {
    id: row.id,
    companyKey: memoryKey(row.companyId),
    title: row.title,
    company: row.company,
    ...(row.logo && { logo: row.logo }),
    ...(isChecked(row.checked) && { checked: row.checked }),
    place: jobPlace(row, language),
    employmentType: row.employmentType as EmploymentType,
    pay: payOf(row),
    postedAt: row.createdAt.toISOString(),
    isNew: isNewJob(row.createdAt, now),
    isUrgent: isUrgentJob(row.deadline, now),
    postedDaysAgo: Math.max(0, daysBetween(row.createdAt, now)),
    closesInDays: closesIn(row.deadline, now),
    ...(row.sourceSite && { from: row.sourceSite }),
  };
}

type PayRow = {
  salaryMin: string | null;
  salaryMax: string | null;
  currency: string;
  payPeriod: string | null;
  payBasis: string | null;
  pound: string | null;
};

/** Lists repeat the pay, so unknown parts are left out. */
export function payOf({ salaryMin, salaryMax, currency, ...row }: PayRow): Pay {
  const [min, max] = [storedAmount(salaryMin), storedAmount(salaryMax)];
  return {
    min,
    max,
    currency: currency as Currency,
    period: (row.payPeriod ?? "month") as PayPeriod,
    ...(row.payBasis ? { basis: row.payBasis as PayBasis } : {}),
    ...(row.pound ? { pound: row.pound as Pound } : {}),
  };
}

type Known = {
  category: Category;
  employmentType: EmploymentType;
  experienceLevel: ExperienceLevel;
};

/** The choices as their types: the table's checks let nothing else in. */
export function knownOf(row: { [K in keyof Known]: string }): Known {
  return {
    category: row.category as Category,
    employmentType: row.employmentType as EmploymentType,
    experienceLevel: row.experienceLevel as ExperienceLevel,
  };
}

/**
 * The value of `location` that selects exactly this place: its English name, or its whole path if
 * ambiguous.
 */
export function locationText(id: string): string {
  const place = findPlaceById(id);
  const name = (place?.city ?? place?.province ?? place?.country)?.en;
  const [first, ...others] = name ? matchPlaces(name) : [];
  return name && first === id && others.length === 0 ? name : placeText(id, "en");
}

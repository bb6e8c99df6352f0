import { eq, sql } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import { userProfiles } from "../accounts/accounts.table.ts";
import { type Currency, jobCan, jobState } from "../jobs/job.ts";
import { jobs } from "../jobs/jobs.table.ts";
import type { AppliedJob, JobCompany } from "./application-list.ts";
import { isId } from "./documents.server.ts";
import { jobPlace, profilePlace } from "./place-names.server.ts";

/** The job that somebody wants to apply for, with its company; closed and draft ones are missing. */
export async function findJobToApplyFor(
  jobId: string,
): Promise<{ job: AppliedJob; company: JobCompany } | undefined> {
  if (!isId(jobId)) return undefined;
  const [found] = await db
    .select({ job: jobColumns, company: companyColumns })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  if (!found) return undefined;
  const job = jobOf(found.job);
  return jobCan.beShown(job.state) ? { job, company: companyOf(found.company) } : undefined;
}

const excerptLength = 300;

export const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  excerpt: sql<string>`left(${jobs.description}, ${excerptLength})`,
  category: jobs.category,
  location: jobs.location,
  placeId: jobs.placeId,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  currency: jobs.currency,
  employmentType: jobs.employmentType,
  experienceLevel: jobs.experienceLevel,
  status: jobs.status,
  deadline: jobs.applicationDeadline,
};

export const companyColumns = {
  companyName: userProfiles.companyName,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  companyWebsite: userProfiles.companyWebsite,
  phone: userProfiles.phone,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
};

type JobRow = Pick<
  typeof jobs.$inferSelect,
  Exclude<keyof typeof jobColumns, "excerpt" | "deadline">
> & { excerpt: string; deadline: string | null };

export function jobOf(row: JobRow): AppliedJob {
  const { location, placeId, salaryMin, salaryMax, currency, status, deadline, ...job } = row;
  return {
    ...job,
    place: jobPlace(row),
    pay: { min: amount(salaryMin), max: amount(salaryMax), currency: currency as Currency },
    state: jobState({ status, deadline }),
  };
}

type CompanyRow = Pick<typeof userProfiles.$inferSelect, keyof typeof companyColumns>;

export function companyOf(profile: CompanyRow): JobCompany {
  return {
    name: profile.companyName || fullName(profile),
    website: profile.companyWebsite,
    phone: profile.phone,
    place: profilePlace(profile),
  };
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** The database gives amounts as text. */
export function amount(stored: string | null): number | null {
  return stored === null ? null : Number(stored);
}

import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { mobileDigits } from "#app/features/accounts/profile/mobile-number.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { isReadable, jobState } from "#app/features/job/job.ts";
import { knownOf, listedColumns, payOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { AppliedJob, JobCompany } from "./application-list.ts";
import { jobPlace, profilePlace } from "./place-names.server.ts";

/** The public job to apply for, with its company; one past its last day is found for the refusal. */
export async function findJobToApplyFor(
  jobId: string,
): Promise<{ job: AppliedJob; company: JobCompany; appliesElsewhere: boolean } | undefined> {
  if (!isUuid(jobId)) return undefined;
  const [row] = await db
    .select({ job: jobColumns, company: companyColumns, applyUrl: jobs.applyUrl })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  if (!row) return undefined;
  const job = jobOf(row.job);
  const isReachable = job.isReadable || job.state === "over";
  const appliesElsewhere = row.applyUrl !== null;
  return isReachable ? { job, company: companyOf(row.company), appliesElsewhere } : undefined;
}

const excerptLength = 300;

export const jobColumns = {
  ...listedColumns,
  status: jobs.status,
  closedReason: jobs.closedReason,
  // A long one ends with a whole word.
  excerpt: sql<string>`case when length(${jobs.description}) > ${excerptLength}
    then regexp_replace(left(${jobs.description}, ${excerptLength}), '\\s*\\S*$', '…')
    else ${jobs.description} end`,
};

export const companyColumns = {
  id: userProfiles.id,
  name: companyCalled,
  logo: logoColumn,
  website: userProfiles.companyWebsite,
  phone: sql<string | null>`case when not ${userProfiles.hidePhone} then ${userProfiles.phone} end`,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
};

type JobRow = Pick<
  typeof jobs.$inferSelect,
  Exclude<keyof typeof jobColumns, "excerpt" | "deadline">
> & { excerpt: string; deadline: string | null };

export function jobOf(row: JobRow): AppliedJob {
  const state = jobState(row);
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    ...knownOf(row),
    place: jobPlace(row),
    placeId: row.placeId,
    pay: payOf(row),
    state,
    isReadable: isReadable({ state, deadline: row.deadline }),
  };
}

type CompanyRow = Omit<JobCompany, "place" | "mobile"> & Parameters<typeof profilePlace>[0];

export function companyOf({ id, name, logo, website, phone, ...address }: CompanyRow): JobCompany {
  const mobile = mobileDigits(phone);
  return { id, name, logo, website, phone, mobile, place: profilePlace(address) };
}

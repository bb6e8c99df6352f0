import type { JobDetail } from "#app/features/jobs/job.ts";

/** What a job's page shows of it: its place and its company's are sent as texts of their own. */
export type ShownJob = Omit<JobDetail, "location" | "placeId" | "companyId" | "company"> & {
  company: Omit<JobDetail["company"], "country" | "province" | "city">;
};

/** Without what no script of the page reads: every visitor's phone loads the rest twice, as text and as data. */
export function shownJob(job: JobDetail): ShownJob {
  const { location, placeId, companyId, company, ...shown } = job;
  const { country, province, city, ...shownCompany } = company;
  return { ...shown, company: shownCompany };
}

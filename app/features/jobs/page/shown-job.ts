import type { JobDetail, ShownJob } from "#app/features/job/job.ts";

/** Without what no script of the page reads: every visitor's phone loads the rest twice, as text and as data. */
export function shownJob(job: JobDetail): ShownJob {
  const { location, placeId, companyId, company, ...shown } = job;
  const { country, province, city, ...shownCompany } = company;
  return { ...shown, company: shownCompany };
}

import type { DemoJob } from "#demo/model/types.ts";

type Needed =
  | "key"
  | "company"
  | "title"
  | "description"
  | "requirements"
  | "category"
  | "placeId"
  | "language"
  | "postedDaysAgo";

/** A job written by hand: what it leaves out is active, full-time, mid level, salary untold. */
export const job = (given: Pick<DemoJob, Needed> & Partial<DemoJob>): DemoJob => ({
  benefits: [],
  employmentType: "full-time",
  experienceLevel: "mid",
  salaryMin: null,
  salaryMax: null,
  currency: "SYP",
  workArrangement: null,
  status: "active",
  deadlineInDays: null,
  contactEmail: null,
  companyWebsite: null,
  ...given,
});

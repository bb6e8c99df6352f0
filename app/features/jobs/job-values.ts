import { findPlaceById, syria } from "#app/features/places/place.ts";
import type { FormValues } from "#app/http/form.ts";
import { writeAmount } from "#app/platform/amount.ts";
import { defaultCurrency } from "./job.ts";
import type { jobs } from "./jobs.table.ts";
import { readList } from "./list/job-lists.ts";
import { medicineAndHealth } from "./posting/job-steps.ts";

/** What the form for a new job begins with. */
export const newJobValues: FormValues = { country: syria.en, currency: defaultCurrency };

/** A stored job as the form holds it. */
export function valuesOfJob(job: typeof jobs.$inferSelect): FormValues {
  const place = findPlaceById(job.placeId);
  const known = place?.country === syria ? place : undefined;
  return {
    title: job.title,
    description: job.description.replaceAll("\r\n", "\n"),
    jobType: job.employmentType,
    category: job.category === "Healthcare" ? medicineAndHealth : job.category,
    experienceLevel: job.experienceLevel,
    requirements: readList(job.requirements).join("\n"),
    benefits: readList(job.benefits).join("\n"),
    country: syria.en,
    province: known?.province?.en ?? "",
    city: known?.city?.en ?? "",
    workArrangement: job.workArrangement ?? "",
    salaryMin: job.salaryMin === null ? "" : writeAmount(job.salaryMin),
    salaryMax: job.salaryMax === null ? "" : writeAmount(job.salaryMax),
    currency: job.currency,
    applicationDeadline: job.applicationDeadline ?? "",
    contactEmail: job.contactEmail ?? "",
    companyWebsite: job.companyWebsite ?? "",
  };
}

import {
  categories,
  currencies,
  employmentTypes,
  experienceLevels,
  payPeriods,
} from "#app/features/job/job.ts";
import type { JobField } from "#app/features/jobs/feeds-in/reading/feed-source.ts";

/** Fields whose values are of a list; others are texts of their own. */
export const choices = {
  category: categories,
  employmentType: employmentTypes,
  experienceLevel: experienceLevels,
  currency: currencies,
  payPeriod: payPeriods,
} as const satisfies Partial<Record<JobField, readonly string[]>>;
export type ChosenField = keyof typeof choices;

export function isChosen(name: JobField): name is ChosenField {
  return name in choices;
}

/** Fields that have a value for rows without one. */
export const defaultFields = ["category", "employmentType", "experienceLevel"] as const;

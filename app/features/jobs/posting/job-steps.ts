import { maxJobLineLength, maxLines } from "#app/messages/limits.ts";

/** The fields of the form for a job, by the wizard's steps; the first is step 1. */
const stepFields = [
  ["title", "company", "description", "jobType", "category", "experienceLevel"],
  ["requirements", "benefits"],
  [
    "country",
    "province",
    "city",
    "workArrangement",
    "salaryMin",
    "salaryMax",
    "currency",
    "applicationDeadline",
  ],
  ["contactEmail", "companyWebsite"],
] as const;

export type JobField = (typeof stepFields)[number][number];
export const jobFields: readonly JobField[] = stepFields.flat();
export const lastStep = stepFields.length;

/** The most characters that a field takes, and of a list each line and the lines. */
export const jobLimits = {
  title: 200,
  company: 200,
  description: 20_000,
  line: maxJobLineLength,
  lines: maxLines,
  contactEmail: 200,
  companyWebsite: 500,
} as const;

/** The step that an address or a form asks for: 1 to 4, whatever is written there. */
export function stepOf(param: string | null | undefined): number {
  const step = Math.trunc(Number(param));
  return Number.isNaN(step) ? 1 : Math.min(Math.max(1, step), lastStep);
}

/** The fields of a step, counted from 1. */
export function fieldsOfStep(step: number): readonly JobField[] {
  return stepFields[step - 1] ?? [];
}

/** The step that a field is on; 1 for one that is on none. */
export function stepWith(field: string): number {
  const place = stepFields.findIndex((fields) => (fields as readonly string[]).includes(field));
  return Math.max(0, place) + 1;
}

/** What the form calls Healthcare. */
export const medicineAndHealth = "Medicine and Health";

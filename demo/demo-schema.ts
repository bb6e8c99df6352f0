import { z } from "zod";
import { userTypes } from "#app/features/accounts/actor.ts";
import { applicationLimits, experiences } from "#app/features/applications/application.ts";
import { applicationStatuses } from "#app/features/applications/application-status.ts";
import { begunKinds } from "#app/features/companies/checks/check.ts";
import { companyLimits, companySizes, industries } from "#app/features/companies/company.ts";
import {
  categories,
  currencies,
  employmentTypes,
  experienceLevels,
  jobStatuses,
  workArrangements,
} from "#app/features/job/job.ts";
import { jobFields, listLimits } from "#app/features/jobs/posting/job-fields.ts";
import { findPlaceById } from "#app/features/places/place.ts";
import { availabilities, profileLimits, workTypes } from "#app/features/seekers/profile.ts";
import { languages } from "#app/i18n/language.ts";
import { maxRegisterLength } from "#app/limits.ts";

/*
 * What a line of each file in demo/data/ may hold: the lists and limits of the forms, so that the
 * demo data is what people could have written. A field that is left out is null or empty. Ages
 * count back from the moment of loading; keys are the files' own and never stored.
 */

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = (limit: number) => z.string().min(1).max(limit);
const optional = <T extends z.ZodType>(value: T) => value.nullable().default(null);
const lines = (limit: number, maxLines: number) => z.array(text(limit)).max(maxLines).default([]);
const placeId = z.string().refine((id) => findPlaceById(id), "no such place");
const link = z.url({ protocol: /^https$/ });
const amount = z.int().positive();
const hoursAgo = z.number().positive();

const contact = {
  firstName: text(profileLimits.name),
  lastName: text(profileLimits.name),
  email: z.email(),
  phone: text(profileLimits.phone),
  placeId,
};

export const demoAccount = z.strictObject({
  key,
  userType: z.enum(userTypes),
  moderates: z.boolean().default(false),
  ...contact,
});

export const demoCompany = z.strictObject({
  key,
  /** Key of an account; without it the company has no login. */
  account: key.optional(),
  companyName: text(companyLimits.name),
  language: z.enum(languages),
  industry: z.enum(industries),
  companySize: z.enum(companySizes),
  foundedYear: optional(z.int().min(companyLimits.firstYear)),
  website: optional(link),
  ...contact,
  description: optional(text(companyLimits.description)),
});

/** A check of a company that was begun; a domain is that of its website. */
export const demoCheck = z.strictObject({
  /** Key of a company. */
  company: key,
  kind: z.enum(begunKinds),
  state: z.enum(["waiting", "done"]),
  method: optional(z.enum(["dns", "file", "document"])),
  daysAgo: z.int().positive(),
  /** Of the register. */
  number: optional(text(maxRegisterLength)),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A logo as one line drawn on a ground, within 44 by 52 as wide as an avatar's arch. */
export const demoLogo = z.strictObject({
  /** Key of a company. */
  company: key,
  ground: colour,
  ink: colour,
  path: z
    .string()
    .regex(/^M[-MmHhVvLlQqTtCcSsAaZz\d. ]+$/)
    .max(160),
});

export const demoSeeker = z.strictObject({
  /** Key of an account. */
  account: key,
  bio: text(profileLimits.bio),
  linkedinUrl: optional(link),
  portfolioUrl: optional(link),
  desiredPosition: text(profileLimits.desiredPosition),
  /** Syrian pounds a month. */
  desiredSalaryMin: optional(amount),
  desiredSalaryMax: optional(amount),
  workType: z.enum(workTypes),
  experienceYears: z.int().nonnegative().max(profileLimits.years),
  skills: lines(profileLimits.line, profileLimits.lines),
  certifications: lines(profileLimits.line, profileLimits.lines),
  languages: lines(profileLimits.line, profileLimits.lines),
  availability: z.enum(availabilities),
  willingToRelocate: z.boolean(),
  preferredLocations: lines(profileLimits.line, profileLimits.lines),
  education: text(profileLimits.text),
  workExperience: text(profileLimits.text),
  language: z.enum(languages),
  /** What the seeker sends with every application; the text a paragraph each. */
  cv: z.strictObject({
    fileName: z.string().regex(/\.(pdf|docx)$/),
    lines: z.array(z.string().min(1)).min(1),
  }),
});

export const demoJob = z.strictObject({
  key,
  /** Key of a company. */
  company: key,
  title: text(jobFields.title.limit),
  status: z.enum(jobStatuses).default("active"),
  language: z.enum(languages),
  category: z.enum(categories),
  placeId,
  employmentType: z.enum(employmentTypes),
  experienceLevel: z.enum(experienceLevels),
  workArrangement: optional(z.enum(workArrangements)),
  salaryMin: optional(amount),
  salaryMax: optional(amount),
  currency: z.enum(currencies),
  postedHoursAgo: hoursAgo,
  /** Days from now to the last day for applying; negative once it has passed. */
  deadlineInDays: optional(z.int()),
  contactEmail: optional(z.email().max(jobFields.contactEmail.limit)),
  companyWebsite: optional(link),
  description: text(jobFields.description.limit),
  requirements: lines(listLimits.line, listLimits.lines),
  benefits: lines(listLimits.line, listLimits.lines),
});

export const demoApplication = z.strictObject({
  /** Keys of a seeker's account and of a job. */
  seeker: key,
  job: key,
  status: z.enum(applicationStatuses),
  sentHoursAgo: hoursAgo,
  availableInDays: optional(z.int().nonnegative()),
  experience: optional(z.enum(experiences)),
  expectedSalary: optional(text(applicationLimits.expectedSalary)),
  coverLetter: text(applicationLimits.coverLetter),
});

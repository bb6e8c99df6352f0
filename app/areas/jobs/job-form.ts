import { z } from "zod";
import { checkForm, type FormErrors, type FormValues } from "../../platform/form.ts";
import { findCity, findProvince, syria } from "../places/place.ts";
import { readAmount } from "./amount.ts";
import {
  categoryOf,
  currencies,
  defaultCurrency,
  employmentTypes,
  experienceLevels,
  workArrangements,
} from "./job.ts";
import { jobLimits, stepWith } from "./job-steps.ts";

const missing = "posting.errors.missing";
const tooLong = "posting.errors.tooLong";
const visible = /[^\s\p{Cf}]/u;

const text = (limit: number) =>
  z.string({ error: missing }).trim().regex(visible, missing).max(limit, tooLong);

const line = (limit: number) =>
  z
    .string({ error: missing })
    .transform((typed) => typed.replace(/\s+/g, " "))
    .pipe(text(limit));

const listItem = /^[-–•*·▪●]\s+/;

/** One item a line; what stands before the items of a pasted list goes. */
const list = z
  .string()
  .default("")
  .transform((typed) =>
    typed
      .split("\n")
      .map((each) => each.trim().replace(listItem, ""))
      .filter((each) => visible.test(each)),
  )
  .pipe(
    z
      .array(z.string().max(jobLimits.line, "posting.errors.lineTooLong"))
      .max(jobLimits.lines, "posting.errors.tooManyLines"),
  );

const amount = z
  .string()
  .default("")
  .transform((typed, check) => {
    const read = readAmount(typed);
    if (read !== undefined) return read;
    check.addIssue({ code: "custom", message: "posting.errors.amount" });
    return z.NEVER;
  });

const category = z.string({ error: missing }).transform((typed, check) => {
  const read = categoryOf(typed);
  if (read !== undefined) return read;
  check.addIssue({ code: "custom", message: missing });
  return z.NEVER;
});

const orNull = <T extends string>(typed: T) => (typed === "" ? null : (typed as Exclude<T, "">));

const email = z
  .string()
  .default("")
  .transform((typed) => typed.trim())
  .pipe(
    z.union([
      z.literal(""),
      z.email("posting.errors.email").max(jobLimits.contactEmail, "posting.errors.email"),
    ], "posting.errors.email"),
  )
  .transform(orNull);

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

const website = z
  .string()
  .default("")
  // "www.example.com" is how people write it.
  .transform((typed) => (/^[^/:\s]+\.[^:]+$/.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim()))
  .pipe(
    z.union(
      [z.literal(""), webAddress.max(jobLimits.companyWebsite)],
      "posting.errors.website",
    ),
  )
  .transform(orNull);

const day = z
  .union(
    [z.literal(""), z.iso.date().refine((typed) => typed >= "2000" && typed < "2200")],
    "posting.errors.day",
  )
  .default("")
  .transform(orNull);

const jobInformation = z.object({
  title: line(jobLimits.title),
  company: line(jobLimits.company),
  description: text(jobLimits.description),
  jobType: z.enum(employmentTypes, missing),
  category,
  experienceLevel: z.enum(experienceLevels, missing),
});

const requirementsAndBenefits = z.object({ requirements: list, benefits: list });

const locationAndSalary = z.object({
  country: z.literal(syria.en, missing),
  province: z.string({ error: missing }).refine(isProvince, missing),
  city: z.string({ error: missing }).trim().min(1, missing),
  workArrangement: z.enum(["", ...workArrangements], missing).default("").transform(orNull),
  salaryMin: amount,
  salaryMax: amount,
  currency: z.enum(currencies, missing).default(defaultCurrency),
  applicationDeadline: day,
});

const contactInformation = z.object({ contactEmail: email, companyWebsite: website });

/** What each step asks for, in their order; the messages are keys of words. */
export const stepForms = [
  jobInformation,
  requirementsAndBenefits,
  locationAndSalary,
  contactInformation,
] as const;

/** The whole form. Of the place only its id is left: a path such as syria/aleppo/azaz. */
export const jobForm = z
  .object({
    ...jobInformation.shape,
    ...requirementsAndBenefits.shape,
    ...locationAndSalary.shape,
    ...contactInformation.shape,
  })
  .transform(({ country, province, city, ...job }, check) => {
    const placeId = cityOf(province, city)?.id;
    if (placeId !== undefined) return { ...job, placeId };
    check.addIssue({ code: "custom", message: missing, path: ["city"] });
    return z.NEVER;
  });

export type JobFormValues = z.output<typeof jobForm>;

/** Checks all steps; with gaps it answers the first step that has one. */
export function checkJob(
  values: FormValues,
): { values: JobFormValues; errors?: undefined } | { errors: FormErrors; step: number } {
  const checked = checkForm(jobForm, values);
  if (!checked.errors) return checked;
  const { errors } = checked;
  return { errors, step: Math.min(...Object.keys(errors).map(stepWith)) };
}

/** The errors of one step, counted from 1; null when there are none. */
export function checkStep(step: number, values: FormValues): FormErrors | null {
  const form = stepForms[step - 1];
  return (form && checkForm(form, values).errors) ?? null;
}

/** A city of a Syrian governorate, by any of their names. */
export function cityOf(province: string | undefined, city: string | undefined) {
  const found = province ? findProvince(syria.id, province) : undefined;
  return found && city ? findCity(found.id, city) : undefined;
}

function isProvince(typed: string): boolean {
  return typed.trim() !== "" && findProvince(syria.id, typed) !== undefined;
}

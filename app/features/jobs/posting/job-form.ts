import { z } from "zod";
import {
  categoryOf,
  currencies,
  defaultCurrency,
  employmentTypes,
  experienceLevels,
  workArrangements,
} from "#app/features/jobs/job.ts";
import { findCity, findProvince, syria } from "#app/features/places/place.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import { readAmount } from "#app/platform/amount.ts";
import { jobLimits, stepWith } from "./job-steps.ts";

const missing = "posting.errors.missing";
const tooLong = "posting.errors.tooLong";
const visible = /[^\s\p{Cf}]/u;

const text = (limit: number) =>
  z.string({ error: missing }).trim().regex(visible, missing).max(limit, tooLong);

const line = (limit: number) =>
  z
    .string({ error: missing })
    .transform((input) => input.replace(/\s+/g, " "))
    .pipe(text(limit));

const listItem = /^[-–•*·▪●]\s+/;

/** One item a line; what stands before the items of a pasted list goes. */
const list = z
  .string()
  .default("")
  .transform((input) =>
    input
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
  .transform((input, check) => {
    const read = readAmount(input);
    if (read !== undefined) return read;
    check.addIssue({ code: "custom", message: "posting.errors.amount" });
    return z.NEVER;
  });

const category = z.string({ error: missing }).transform((input, check) => {
  const read = categoryOf(input);
  if (read !== undefined) return read;
  check.addIssue({ code: "custom", message: missing });
  return z.NEVER;
});

const orNull = <T extends string>(input: T) => (input === "" ? null : (input as Exclude<T, "">));

const optional = (
  fits: (input: string) => boolean,
  message: string,
  read = (input: string) => input.trim(),
) =>
  z
    .string()
    .default("")
    .transform(read)
    .refine((input) => input === "" || fits(input), message)
    .transform(orNull);

const email = optional(
  (input) => input.length <= jobLimits.contactEmail && z.email().safeParse(input).success,
  "posting.errors.email",
);

const website = optional(isWebAddress, "posting.errors.website", withScheme);

const day = optional(
  (input) => z.iso.date().safeParse(input).success && input >= "2000" && input < "2200",
  "posting.errors.day",
);

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
  workArrangement: z
    .enum(["", ...workArrangements], missing)
    .default("")
    .transform(orNull),
  salaryMin: amount,
  salaryMax: amount,
  currency: z.enum(currencies, missing).default(defaultCurrency),
  applicationDeadline: day,
});

const contactInformation = z.object({ contactEmail: email, companyWebsite: website });

/** What each step asks for, in their order; the messages are message keys. */
const stepForms = [
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
  const known = province ? findProvince(syria.id, province) : undefined;
  return known && city ? findCity(known.id, city) : undefined;
}

function isProvince(input: string): boolean {
  return input.trim() !== "" && findProvince(syria.id, input) !== undefined;
}

/** "www.example.com" is how people write it. */
function withScheme(input: string): string {
  const address = input.trim();
  return /^[^/:\s]+\.[^:]+$/.test(address) ? `https://${address}` : address;
}

function isWebAddress(input: string): boolean {
  if (input.length > jobLimits.companyWebsite || !/^https?:\/\/\S+$/i.test(input)) return false;
  const url = URL.parse(input);
  // A name before an @ dresses one site up as another.
  return url?.username === "" && url.hostname.includes(".");
}

import { z } from "zod";
import {
  checkContact,
  contactFields,
  contactOf,
  link,
  optionalText,
  textInput,
  wholeNumber,
} from "#app/features/accounts/profile/profile-fields.ts";
import { lettered, visibleLine } from "#app/platform/database/storable.ts";
import { companyLimits, companySizes, industries } from "./company.ts";

const choice = <T extends readonly string[]>(values: T) =>
  z
    .enum(["", ...values], "companies.errors.choice")
    .prefault("")
    .transform((chosen) => (chosen === "" ? null : (chosen as T[number])));

/** Fields of the company's profile; others are ignored. */
export const companyForm = z
  .object({
    companyName: textInput
      .transform(visibleLine)
      .pipe(
        z
          .string()
          .regex(lettered, "companies.errors.name")
          .max(companyLimits.name, "companies.errors.tooLong"),
      ),
    industry: choice(industries),
    companySize: choice(companySizes),
    foundedYear: wholeNumber(companyLimits.firstYear, 9999, "companies.errors.foundedYear").refine(
      (year) => year === null || year <= new Date().getFullYear(),
      "companies.errors.foundedYear",
    ),
    companyWebsite: link(companyLimits.link, "companies.errors.website"),
    companyDescription: optionalText(companyLimits.description, "companies.errors.tooLong"),
    /** An unticked box is not sent. */
    hidePhone: textInput.transform((input) => input === "on"),
    ...contactFields,
  })
  // Also when other fields are wrong, so that all errors are shown at once.
  .superRefine(checkContact, { when: () => true })
  .transform(({ phone, country, province, city, ...company }) => ({
    ...company,
    ...contactOf({ phone, country, province, city }),
  }));

export type CompanyValues = z.output<typeof companyForm>;

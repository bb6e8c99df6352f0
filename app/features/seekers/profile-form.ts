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
import { twoReadings } from "#app/platform/amount.ts";
import { visible, visibleLine } from "#app/platform/database/storable.ts";
import { listItems } from "#app/platform/pasted/list-text.ts";
import { availabilities, desiredCurrencies, profileLimits, workTypes } from "./profile.ts";

const name = (missing: string) =>
  textInput
    .transform(visibleLine)
    .pipe(z.string().regex(visible, missing).max(profileLimits.name, "seekers.errors.tooLong"));

const text = (limit: number) => optionalText(limit, "seekers.errors.tooLong");

/** One item a line; a pasted list is parted into its items. */
const list = listOf(listItems);

/** The same for short items, which people part by commas of both scripts. */
const shortList = listOf((input) => listItems(input.replace(/[,،;؛]/g, "\n")));

function listOf(parts: (input: string) => string[]) {
  return textInput
    .transform((input) => [...new Set(parts(input))])
    .pipe(
      z
        .array(z.string().max(profileLimits.line, "seekers.errors.lineTooLong"))
        .max(profileLimits.lines, "seekers.errors.tooManyLines"),
    );
}

const salary = textInput
  .refine((input) => !twoReadings(input), { error: "posting.errors.amountTwoWays", abort: true })
  .transform((input) => input as string | undefined)
  .pipe(wholeNumber(0, profileLimits.salary, "seekers.errors.salary"))
  .transform((amount) => (amount === null ? null : String(amount)));

/** Fields of a person's profile. Others, such as id, type and sign-in address, are ignored. */
export const profileForm = z
  .object({
    firstName: name("seekers.errors.firstName"),
    lastName: name("seekers.errors.lastName"),
    ...contactFields,
    bio: text(profileLimits.bio),
    linkedinUrl: link(profileLimits.link, "seekers.errors.link"),
    portfolioUrl: link(profileLimits.link, "seekers.errors.link"),
    desiredPosition: text(profileLimits.desiredPosition),
    desiredSalaryMin: salary,
    desiredSalaryMax: salary,
    desiredSalaryCurrency: z
      .enum(desiredCurrencies, "seekers.errors.choice")
      .prefault(desiredCurrencies[0]),
    workType: z.enum(workTypes, "seekers.errors.choice").prefault("full-time"),
    availability: z.enum(availabilities, "seekers.errors.choice").prefault("immediate"),
    willingToRelocate: z.string().optional().transform(Boolean),
    preferredLocations: shortList,
    fitsOff: z.string().optional().transform(Boolean),
    experienceYears: wholeNumber(0, profileLimits.years, "seekers.errors.years"),
    skills: shortList,
    languages: shortList,
    certifications: list,
    education: text(profileLimits.text),
    workExperience: text(profileLimits.text),
  })
  // Also when other fields are wrong, so that all errors are shown at once.
  .superRefine(checkContact, { when: () => true })
  .transform(({ phone, country, province, city, ...profile }) => ({
    ...profile,
    ...contactOf({ phone, country, province, city }),
  }));

export type ProfileValues = z.output<typeof profileForm>;

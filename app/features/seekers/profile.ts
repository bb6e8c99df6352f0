import { maxLines, maxNameLength, maxProfileLineLength, maxYears } from "#app/limits.ts";
/** The kinds of work that a person may look for. */
export const workTypes = ["full-time", "part-time", "contract", "remote"] as const;

/** The currencies of jobs, the pound first. */
export const desiredCurrencies = ["SYP", "USD", "EUR", "TRY", "SAR", "AED", "LBP"] as const;

export const availabilities = ["immediate", "two-weeks", "month", "later"] as const;

type Wish = {
  desiredPosition: string | null;
  workType: string;
  availability: string;
  preferredLocations: readonly string[];
  willingToRelocate: boolean;
};

/**
 * Whether a person has said which work they want. The form has no empty choice for type and start: where all of
 * its section is as it came, they chose neither, and no page or CV says so.
 */
export function hasWish(profile: Wish, hasSalary: boolean): boolean {
  const { desiredPosition, workType, availability, preferredLocations, willingToRelocate } =
    profile;
  return (
    hasSalary ||
    Boolean(desiredPosition?.trim()) ||
    preferredLocations.length > 0 ||
    willingToRelocate ||
    workType !== workTypes[0] ||
    availability !== availabilities[0]
  );
}

/** The most that a field of the profile takes: characters, lines, years, an amount. */
export const profileLimits = {
  name: maxNameLength,
  phone: 40,
  bio: 3000,
  link: 500,
  desiredPosition: 150,
  salary: 1e12,
  years: maxYears,
  text: 5000,
  lines: maxLines,
  line: maxProfileLineLength,
} as const;

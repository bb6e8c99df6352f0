import { maxLines, maxNameLength, maxProfileLineLength, maxYears } from "#app/limits.ts";
/** The kinds of work that a person may look for. */
export const workTypes = ["full-time", "part-time", "contract", "remote"] as const;

export const availabilities = ["immediate", "two-weeks", "month", "later"] as const;

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

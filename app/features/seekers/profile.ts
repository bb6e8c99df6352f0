import { longestName, longestProfileLine, mostLines, mostYears } from "#app/messages/limits.ts";
/** The kinds of work that a person may look for. */
export const workTypes = ["full-time", "part-time", "contract", "remote"] as const;

export const availabilities = ["immediate", "two-weeks", "month", "later"] as const;

/** The most that a field of the profile takes: characters, lines, years, an amount. */
export const profileLimits = {
  name: longestName,
  phone: 40,
  bio: 3000,
  link: 500,
  desiredPosition: 150,
  salary: 1e12,
  years: mostYears,
  text: 5000,
  lines: mostLines,
  line: longestProfileLine,
} as const;

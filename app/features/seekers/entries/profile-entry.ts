import type { FormValues } from "#app/http/form.ts";
import { maxNameLength } from "#app/limits.ts";
import type { Period } from "./period.ts";

export const entryKinds = ["job", "school"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A job or a time at a school in a seeker's profile. */
export type ProfileEntry = Period & {
  id: string;
  kind: EntryKind;
  /** The position, or the degree. */
  title: string;
  /** The employer, or the school. */
  organization: string | null;
  place: string | null;
  /** Lines; those that begin with a bullet are points. */
  details: string | null;
};

/** Of each field, characters; of each year. */
export const entryLimits = {
  title: 150,
  organization: 150,
  place: maxNameLength,
  details: 1000,
  firstYear: 1950,
  /** A degree may be expected. */
  yearsAhead: 8,
} as const;

export const entryFields = [
  "title",
  "organization",
  "place",
  "fromYear",
  "fromMonth",
  "untilYear",
  "untilMonth",
  "isCurrent",
  "details",
] as const;
export type EntryField = (typeof entryFields)[number];

/** An entry as its form has it. */
export function valuesOfEntry(
  entry: Omit<ProfileEntry, "id" | "kind">,
): Record<EntryField, string> {
  const [fromYear = "", fromMonth = ""] = entry.from.split("-");
  const [untilYear = "", untilMonth = ""] = entry.until?.split("-") ?? [];
  return {
    title: entry.title,
    organization: entry.organization ?? "",
    place: entry.place ?? "",
    fromYear,
    fromMonth,
    untilYear,
    untilMonth,
    isCurrent: entry.until === null ? "on" : "",
    details: entry.details ?? "",
  };
}

/** The kind that an address or a form names; a job where it names none. */
export function kindIn(value: FormValues[string] | null | undefined): EntryKind {
  return value === "school" ? "school" : "job";
}

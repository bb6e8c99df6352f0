import type { FormValues } from "#app/http/form.ts";
import type { EntryKind } from "./entries/profile-entry.ts";

/**
 * What a profile needs to speak for itself, in the order in which it helps most: each part is there
 * once one of its fields is filled in or it has an entry of its kind, and its link leads to its section of the form.
 */
export const profileParts = [
  { part: "wish", fields: ["desiredPosition"], entry: null, section: "wish" },
  {
    part: "experience",
    fields: ["workExperience", "experienceYears"],
    entry: "job",
    section: "experience",
  },
  { part: "skills", fields: ["skills"], entry: null, section: "skills" },
  {
    part: "education",
    fields: ["education", "certifications"],
    entry: "school",
    section: "experience",
  },
  { part: "languages", fields: ["languages"], entry: null, section: "skills" },
  { part: "about", fields: ["bio"], entry: null, section: "about" },
] as const;

type Entries = readonly { kind: EntryKind }[];

type ProfilePart = (typeof profileParts)[number]["part"];

export type Completeness = { done: number; of: number; next: ProfilePart | null };

/** The filled share of a profile and the next part to add; null once complete. */
export function completenessOf(values: FormValues, entries: Entries): Completeness {
  const missing = profileParts.filter((part) => !isThere(part, values, entries));
  const of = profileParts.length;
  return { done: of - missing.length, of, next: missing[0]?.part ?? null };
}

/** Sections without a part of the measure, and the fields that fill them. */
const otherSections = [
  { section: "person", fields: ["firstName", "lastName", "phone"] },
  { section: "place", fields: ["country"] },
] as const;

export type Section = (typeof profileParts | typeof otherSections)[number]["section"];

/** Whether nothing of a section is missing. */
export function isFilled(section: Section, values: FormValues, entries: Entries): boolean {
  const other = otherSections.find((each) => each.section === section);
  if (other) return other.fields.every((field) => values[field]?.trim());
  const parts = profileParts.filter((part) => part.section === section);
  return parts.every((part) => isThere(part, values, entries));
}

type Part = (typeof profileParts)[number];

/** Whether a part of the profile says anything. */
export function isThere({ fields, entry }: Part, values: FormValues, entries: Entries): boolean {
  return (
    fields.some((field) => values[field]?.trim()) || entries.some(({ kind }) => kind === entry)
  );
}

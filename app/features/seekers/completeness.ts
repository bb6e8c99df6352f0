import type { FormValues } from "#app/http/form.ts";

/**
 * What a profile needs to speak for itself, in the order in which it helps most: each part is there
 * once one of its fields is filled in, and its link leads to its section of the form.
 */
export const profileParts = [
  { part: "wish", fields: ["desiredPosition"], section: "wish" },
  { part: "experience", fields: ["workExperience", "experienceYears"], section: "experience" },
  { part: "skills", fields: ["skills"], section: "skills" },
  { part: "education", fields: ["education", "certifications"], section: "experience" },
  { part: "languages", fields: ["languages"], section: "skills" },
  { part: "about", fields: ["bio"], section: "about" },
] as const;

type ProfilePart = (typeof profileParts)[number]["part"];

export type Completeness = { done: number; of: number; next: ProfilePart | null };

/** The filled share of a profile and the next part to add; null once complete. */
export function completenessOf(values: FormValues): Completeness {
  const missing = profileParts.filter((part) => !isThere(part, values));
  const of = profileParts.length;
  return { done: of - missing.length, of, next: missing[0]?.part ?? null };
}

/** The same measure of one section of the form; null for a section that it does not count. */
export function sectionCompleteness(section: string, values: FormValues) {
  const parts = profileParts.filter((part) => part.section === section);
  const done = parts.filter((part) => isThere(part, values)).length;
  return parts.length > 0 ? { done, of: parts.length } : null;
}

function isThere({ fields }: (typeof profileParts)[number], values: FormValues): boolean {
  return fields.some((field) => values[field]?.trim());
}

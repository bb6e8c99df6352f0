/** The fields of a profile that a CV fills, in the order in which they are offered. */
export const profileRowFields = [
  "firstName",
  "lastName",
  "phone",
  "desiredPosition",
  "experienceYears",
  "skills",
  "languages",
] as const;
export type ProfileRowField = (typeof profileRowFields)[number];

/** A field whose text in the CV differs from the profile; both as the profile's form has them. */
export type ProfileRow = {
  field: ProfileRowField;
  stored: string;
  read: string;
  isSure: boolean;
  /** Sure, and it replaces nothing. */
  isChosen: boolean;
};

/** The box that chooses a field of the form. */
export function chosenName(field: ProfileRowField): string {
  return `use-${field}`;
}

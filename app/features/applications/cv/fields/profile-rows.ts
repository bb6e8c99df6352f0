import { profileLimits } from "#app/features/seekers/profile.ts";
import type { FormValues } from "#app/http/form.ts";
import { fold } from "#app/platform/fold.ts";
import { type ProfileRow, type ProfileRowField, profileRowFields } from "./profile-row.ts";
import type { CvFields } from "./read-cv-fields.ts";
import type { Reading } from "./reading.ts";

const lists: readonly ProfileRowField[] = ["skills", "languages"];

/** The fields that a CV offers to a profile. A list comes with the values that the profile has. */
export function profileRows(fields: CvFields, stored: FormValues): ProfileRow[] {
  const texts = textsOf(fields);
  return profileRowFields.flatMap((field) => {
    const reading = texts[field];
    const before = (stored[field] ?? "").replaceAll("\r\n", "\n").trim();
    if (!reading || reading.value === "") return [];
    const isList = lists.includes(field);
    const read = isList ? joined(before, reading.value) : reading.value;
    if (sameTexts(read, before)) return [];
    const isChosen = reading.isSure && (isList || before === "");
    return [{ field, stored: before, read, isSure: reading.isSure, isChosen }];
  });
}

/** A phone's digits are compared alone. */
function sameTexts(a: string, b: string): boolean {
  return fold(a).replaceAll(" ", "") === fold(b).replaceAll(" ", "");
}

function joined(stored: string, read: string): string {
  const has = new Set(stored.split("\n").map(keyOf));
  const added = read.split("\n").filter((item) => !has.has(keyOf(item)));
  const all = [...stored.split("\n"), ...added].filter(Boolean);
  return all.slice(0, profileLimits.lines).join("\n");
}

/** A language is the same with another level. */
const keyOf = (item: string) => fold(item.split(/[:(]/)[0] ?? item);

function textsOf(fields: CvFields): Partial<Record<ProfileRowField, Reading<string>>> {
  const { name, phone, title, years, skills, languages } = fields;
  return {
    ...(name && {
      firstName: limited({ ...name, value: name.value.firstName }, profileLimits.name),
      lastName: limited({ ...name, value: name.value.lastName }, profileLimits.name),
    }),
    ...(phone && { phone }),
    ...(title && { desiredPosition: limited(title, profileLimits.desiredPosition) }),
    ...(years && { experienceYears: { ...years, value: String(years.value) } }),
    ...(skills && { skills: { ...skills, value: skills.value.join("\n") } }),
    ...(languages && { languages: { ...languages, value: languages.value.join("\n") } }),
  };
}

function limited({ value, isSure }: Reading<string>, max: number): Reading<string> {
  return { value: value.slice(0, max).trim(), isSure: isSure && value.length <= max };
}

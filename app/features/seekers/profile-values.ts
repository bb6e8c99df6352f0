import type { FormValues } from "#app/http/form.ts";
import { writeAmount } from "#app/platform/amount.ts";
import type { ProfileValues } from "./profile-form.ts";

/** Stored values of the profile form. */
export type StoredProfile = {
  [K in keyof ProfileValues]: ProfileValues[K] extends string ? string : ProfileValues[K];
};

/** A stored profile as its form holds it, in the form's order. */
export function valuesOfProfile(profile: StoredProfile): FormValues {
  const amount = (stored: string | null) => (stored === null ? "" : writeAmount(stored));
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone ?? "",
    country: profile.country ?? "",
    province: profile.province ?? "",
    city: profile.city ?? "",
    bio: profile.bio ?? "",
    linkedinUrl: profile.linkedinUrl ?? "",
    portfolioUrl: profile.portfolioUrl ?? "",
    desiredPosition: profile.desiredPosition ?? "",
    workType: profile.workType,
    availability: profile.availability,
    desiredSalaryCurrency: profile.desiredSalaryCurrency,
    desiredSalaryMin: amount(profile.desiredSalaryMin),
    desiredSalaryMax: amount(profile.desiredSalaryMax),
    preferredLocations: profile.preferredLocations.join("\n"),
    willingToRelocate: profile.willingToRelocate ? "on" : "",
    fitsOff: profile.fitsOff ? "on" : "",
    experienceYears: profile.experienceYears?.toString() ?? "",
    skills: profile.skills.join("\n"),
    languages: profile.languages.join("\n"),
    certifications: profile.certifications.join("\n"),
    workExperience: profile.workExperience ?? "",
    education: profile.education ?? "",
  };
}
